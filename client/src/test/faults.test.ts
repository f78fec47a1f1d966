// What goes wrong is told in the page's language, whatever the server or the engine call it.
import { InputError } from '@kontor/engine';
import { expect, test } from 'vitest';
import { faultIn, isNoTable, recordFaultIn } from '../play/faults.ts';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';

test('a fault of the server has its own words, or the general ones', () => {
  expect(faultIn(de, { id: 'no-free-seat', message: 'every seat is taken' })).toBe(de.faults['no-free-seat']);
  expect(faultIn(de, { id: 'internal', message: 'something broke' })).toBe(de.fault);
  expect(faultIn(de, { message: '404' })).toBe(de.fault);
});

test('a link that is not whole and one to a table that is gone are the same to whoever follows it', () => {
  for (const id of ['bad-message', 'unknown-table', 'unknown-route']) expect(isNoTable(id)).toBe(true);
  for (const id of ['wrong-moment', undefined]) expect(isNoTable(id)).toBe(false);
});

test('where no server answers, the page says what is still possible', () => {
  expect(faultIn(de, { message: '' })).toBe(de.offline);
});

test('a record that cannot be watched says why, and names the entry where no words are ready', () => {
  expect(recordFaultIn(de, new InputError('damaged', 'something was changed', 'checksum'))).toBe(de.recordFaults['damaged']);
  expect(recordFaultIn(en, new InputError('bad-move', 'no such move', 'moves[3]'))).toContain('moves[3]');
  expect(recordFaultIn(en, new SyntaxError('Unexpected token'))).toBe(en.badRecord(''));
});
