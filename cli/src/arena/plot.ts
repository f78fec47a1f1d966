// Chances over time as a picture: in the terminal with characters, in a file as SVG.
import type { Analysis } from './analysis.ts';

const marks = ['●', '▲', '■', '◆', '✚'];
/** Colours that people with any colour vision can tell apart (after Okabe and Ito). */
const inks = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00'];

const seatName = ({ seats }: Analysis, seat: number): string => seats[seat]?.name ?? `seat ${seat + 1}`;

/** A plot of so many columns and rows, time from left to right and the share of the win from below to above. */
export function terminalPlot(analysis: Analysis, width: number, height = 16): string {
  const { chances, players } = analysis;
  const columns = Math.max(10, Math.min(width - 8, chances.length));
  const rows = Array.from({ length: height + 1 }, () => new Array<string>(columns).fill(' '));
  for (let column = 0; column < columns; column++) {
    const { shares } = chances[Math.floor((column * (chances.length - 1)) / Math.max(1, columns - 1))] ?? { shares: [] };
    for (let seat = 0; seat < players; seat++) {
      const share = shares[seat];
      if (share !== undefined) rows[height - Math.round(share * height)]![column] = marks[seat]!;
    }
  }
  const label = (row: number) => `${Math.round((100 * (height - row)) / height)} %`.padStart(5);
  const lines = rows.map((cells, row) => `${row % 4 === 0 ? label(row) : '     '} │${cells.join('')}`);
  const legend = Array.from({ length: players }, (_, seat) => `${marks[seat]} ${seatName(analysis, seat)}`).join('   ');
  return [...lines, `      └${'─'.repeat(columns)}`, `       ${legend}`].join('\n');
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The same as a picture that stands by itself. */
export function svgPlot(analysis: Analysis): string {
  const { chances, players, decisions } = analysis;
  const [width, height, left, top] = [900, 360, 60, 40];
  const last = Math.max(1, chances.at(-1)?.index ?? 1);
  const x = (index: number) => (left + (index / last) * (width - left - 20)).toFixed(1);
  const y = (share: number) => (top + (1 - share) * (height - top - 40)).toFixed(1);
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<line x1="${left}" x2="${width - 20}" y1="${y(share)}" y2="${y(share)}" stroke="#ddd"/><text x="${left - 8}" y="${y(share)}" text-anchor="end" dominant-baseline="middle">${100 * share} %</text>`,
  );
  const lines = Array.from({ length: players }, (_, seat) => {
    const points = chances.map(({ index, shares }) => `${x(index)},${y(shares[seat] ?? 0)}`).join(' ');
    return `<polyline points="${points}" fill="none" stroke="${inks[seat]}" stroke-width="2"/>`;
  });
  const losses = decisions
    .filter(({ loss }) => loss > 0)
    .map(
      ({ index, seat, loss, outlook }) =>
        `<circle cx="${x(index)}" cy="${y(outlook[seat] ?? 0)}" r="4" fill="${inks[seat]}"><title>move ${index + 1}: ${(100 * loss).toFixed(0)} % given away</title></circle>`,
    );
  const legend = Array.from(
    { length: players },
    (_, seat) => `<text x="${left + seat * 160}" y="20" fill="${inks[seat]}">${escaped(seatName(analysis, seat))}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13" role="img" aria-label="Win chance of each seat over the game">
<rect width="100%" height="100%" fill="#fff"/>
${[...grid, ...lines, ...losses, ...legend].join('\n')}
</svg>
`;
}
