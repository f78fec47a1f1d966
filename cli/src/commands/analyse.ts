// kontor analyse: a record through a bot's eyes, as a plot, as JSON or as an SVG file.
import { recordGameId } from '@kontor/engine';
import type { Command } from 'commander';
import { type Analysis, analyse as judge } from '../arena/analysis.ts';
import { loadBot } from '../arena/loading.ts';
import { svgPlot, terminalPlot } from '../arena/plot.ts';
import { loadGame, useJson, wholeNumber, writeText } from '../loading.ts';
import { columns, progressBar, type Terminal } from '../terminal.ts';

interface Flags {
  iterations: string;
  json?: boolean;
  svg?: string;
  worst: string;
}

export function registerAnalyse(program: Command, terminal: Terminal): void {
  program
    .command('analyse <record>')
    .description('judge every decision of a record and show the chances of each seat over time')
    .option('-i, --iterations <number>', 'how hard the bot thinks about each decision', '300')
    .option('--worst <number>', 'how many of the costliest moves to list', '10')
    .option('--json', 'print everything as JSON')
    .option('--svg <file>', 'draw the chances into an SVG file')
    .action((file: string, flags: Flags) => useJson(file, (record) => analyse(record, flags, terminal)));
}

async function analyse(record: unknown, flags: Flags, terminal: Terminal): Promise<void> {
  const id = recordGameId(record);
  const game = await loadGame(id);
  const module = await loadBot(id);
  const iterations = wholeNumber('iterations', flags.iterations);
  const worst = wholeNumber('worst', flags.worst, 0);
  let progress: ((done: number) => void) | undefined;
  const analysis = judge(game, module, record, iterations, (done, total) => {
    progress ??= progressBar(terminal, 'thinking', total);
    progress(done + 1);
  });
  if (flags.svg) writeText(flags.svg, svgPlot(analysis));
  if (flags.json) terminal.out(JSON.stringify(analysis, null, 2));
  else terminal.out(inWords(analysis, worst, terminal.columns));
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

function inWords(analysis: Analysis, worst: number, width: number): string {
  const name = (seat: number) => analysis.seats[seat]?.name ?? `seat ${seat + 1}`;
  const costly = analysis.decisions
    .filter(({ loss }) => loss > 0)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, worst)
    .map(({ index, seat, move, best, loss }) => [
      `${index + 1}`,
      name(seat),
      percent(loss),
      JSON.stringify(move),
      JSON.stringify(best),
    ]);
  const table =
    costly.length === 0 ? '  no move stood out as a mistake' : columns([['move', 'who', 'cost', 'made', 'better'], ...costly]);
  const losses = analysis.losses.map((loss, seat) => `${name(seat)} ${percent(loss)}`).join(', ');
  return `${terminalPlot(analysis, width)}\n\ncostliest moves\n${table}\n\ngiven away in all: ${losses}`;
}
