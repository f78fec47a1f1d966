// What a study of many games would want to know: length, money over time, loans, and where income came from.
import type { Measures } from '@kontor/engine';
import type { Board } from './board.ts';
import { ranking } from './scoring.ts';
import type { Event, State } from './state.ts';

const incomes = ['spread', 'majority', 'fortresses', 'bonus', 'lisboa', 'protection'] as const;

export function measure(board: Board, state: State, events: readonly Event[]): Measures {
  const seats = state.money.length;
  const measures: Record<string, number | string> = {};
  const income: Record<(typeof incomes)[number], number> = {
    spread: 0,
    majority: 0,
    fortresses: 0,
    bonus: 0,
    lisboa: 0,
    protection: 0,
  };
  let loans = 0;
  let extensions = 0;
  let passes = 0;
  let closings = 0;
  let reopenings = 0;
  for (const event of events) {
    if (event.type === 'paydayBegan') measures[`rounds in phase ${event.phase}`] = event.rounds;
    else if (event.type === 'paydayEnded')
      measures[`money after payday ${event.phase}`] = event.money.reduce((sum, money) => sum + money, 0) / seats;
    else if (event.type === 'paid') income[event.source] += event.amount;
    else if (event.type === 'paidAtOnce') income.lisboa += event.amount;
    else if (event.type === 'protectionPaid') income.protection += event.amount;
    else if (event.type === 'loanTaken') loans++;
    else if (event.type === 'loanExtended') extensions++;
    else if (event.type === 'passed') passes++;
    else if (event.type === 'warehouseClosed') closings++;
    else if (event.type === 'warehouseReopened') reopenings++;
  }
  const total = Math.max(
    1,
    incomes.reduce((sum, source) => sum + income[source], 0),
  );
  for (const source of incomes) measures[`share of income from ${source}`] = income[source] / total;
  const standings = ranking(board, state);
  return {
    ...measures,
    'loans a player': loans / seats,
    'loans extended a player': extensions / seats,
    'passes a player': passes / seats,
    closings,
    reopenings,
    'mean money': standings.reduce((sum, { score }) => sum + score, 0) / seats,
  };
}
