import { expect, test } from 'vitest';
import { citedRules, coverageOf, statedRules } from '../src/index.ts';

const rules = '# Rules\n- AB-1.1 First.\n- AB-1.2 Second; see AB-1.1.\n- AB-2.1 Third.\n';

test('rules are the numbered entries, not mentions of them', () => {
  expect(statedRules(rules)).toEqual(['AB-1.1', 'AB-1.2', 'AB-2.1']);
});

test('only titles of tests and groups cite', () => {
  const source = `
    // AB-9.9 in a comment
    describe('AB-1.1 a group', () => {
      test.each([[1, '(']])('AB-1.2 row %i', () => {});
      test(\`AB-2.1 \${name}\`, () => { const text = 'AB-8.8'; });
    });
    note('AB-7.7');
  `;
  expect(citedRules(source, 'AB')).toEqual(['AB-1.1', 'AB-1.2', 'AB-2.1']);
});

test('uncited, unknown and doubled rules are found', () => {
  const coverage = coverageOf('ab', `${rules}- AB-2.1 Again.\n`, ["test('AB-1.1, AB-3.3', () => {})"]);
  expect(coverage).toMatchObject({ uncited: ['AB-1.2', 'AB-2.1', 'AB-2.1'], unknown: ['AB-3.3'], twice: ['AB-2.1'] });
});
