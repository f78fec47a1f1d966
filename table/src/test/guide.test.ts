import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { GuideStep } from '../contract.ts';
import { createGuide, type Told } from '../guide.ts';

const aim: GuideStep = { id: 'aim' };
const plan: GuideStep = { id: 'plan' };
const end: GuideStep = { id: 'end', isLast: true };

test('without anything told there is no guide', () => {
  const guide = createGuide({ steps: () => [aim] });
  expect(guide.step.value).toBeUndefined();
  guide.next();
  expect(guide.step.value).toBeUndefined();
});

test('each step is told once, the most important first, when its moment is there', () => {
  const told = signal<Told | undefined>(new Set());
  const moment = signal<readonly GuideStep[]>([aim, plan]);
  const guide = createGuide({ told, steps: () => moment.value });
  expect(guide.step.value).toBe(aim);
  guide.next();
  expect(guide.step.value).toBe(plan);
  moment.value = [aim];
  expect(guide.step.value).toBeUndefined();
  moment.value = [aim, plan];
  expect(guide.step.value).toBe(plan);
  guide.next();
  expect(guide.step.value).toBeUndefined();
  expect([...told.value!]).toEqual(['aim', 'plan']);
});

test('it is over after the last step, or when it is left', () => {
  const told = signal<Told | undefined>(new Set());
  const guide = createGuide({ told, steps: () => [end] });
  guide.next();
  expect(told.value).toBeUndefined();
  expect(guide.step.value).toBeUndefined();
  told.value = new Set(['aim']);
  expect(guide.step.value).toBe(end);
  guide.leave();
  expect(told.value).toBeUndefined();
});

test('whoever acts has been told what was shown, unless it still fits; the last step is not shown twice', () => {
  const told = signal<Told | undefined>(new Set());
  const moment = signal<readonly GuideStep[]>([plan]);
  const guide = createGuide({ told, steps: () => moment.value });
  guide.acted(plan);
  expect(guide.step.value).toBe(plan);
  moment.value = [end];
  guide.acted(plan);
  expect([...told.value!]).toEqual(['plan']);
  guide.acted(end);
  expect(told.value).toBeUndefined();
});
