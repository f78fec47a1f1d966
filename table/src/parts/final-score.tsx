// The end of a game: who won, where the points came from, how it went, and what to do next.
import { type GameTypes, type Match, readRecord } from '@kontor/engine';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { courseOf, type Series } from '../course.ts';
import { type TableModel, useTable } from '../model.ts';
import { formatNumber } from '../plural.ts';
import { isTieBroken, leadOf, type ScoreRow, scoreRows } from '../score-rows.ts';
import { LineChart, SourceBars } from './charts.tsx';
import { SeatMark } from './piece.tsx';

/** What set the winner apart, in a sentence. */
function insightOf(table: TableModel): string | undefined {
  const { standings = [] } = table.snapshot.value;
  const lead = leadOf(standings);
  if (!lead) return undefined;
  const name = table.names.value[standings[0]!.seat] ?? '';
  return table.words.value.insight(name, table.texts.value.source(lead.source), formatNumber(table.language.value, lead.amount));
}

async function loadCourse(table: TableModel): Promise<Series[]> {
  const file = await table.session.record();
  if (!file) return [];
  const { match } = readRecord(table.game.box, file);
  const isEventful = ({ bySeat }: Series) => bySeat.some((values) => values.some((value) => value !== values[0]));
  return courseOf(table.ui, match as Match<GameTypes>).filter(isEventful);
}

/** The table of the score. Its rows carry the marks of the bars, so that no other legend is needed. */
function ScoreTable({ rows, format }: { readonly rows: readonly ScoreRow[]; readonly format: (value: number) => string }) {
  const table = useTable();
  const { standings = [] } = table.snapshot.value;
  const words = table.words.value;
  return (
    <div class="score-table">
      <table>
        <caption>{words.finalScore}</caption>
        <thead>
          <tr>
            <td />
            {standings.map(({ seat, place }) => (
              <th key={seat} scope="col">
                <SeatMark seat={seat} size={18} />
                <span>{table.names.value[seat]}</span>
                <small>{words.place(place)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ source, amounts, mark }) => (
            <tr key={source}>
              <th scope="row">
                <span class={`bar-part ${mark}`} /> {table.texts.value.source(source)}
              </th>
              {amounts.map((amount, at) => (
                <td key={standings[at]!.seat} class={amount === 0 ? 'is-nothing' : ''}>
                  {format(amount)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {standings.map(({ seat, score }) => (
              <td key={seat}>{format(score)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

export function FinalScore({ children }: { readonly children?: ComponentChildren }) {
  const table = useTable();
  /** Undefined until the match has been gone through once more: the score itself does not wait for that. */
  const course = useSignal<readonly Series[] | undefined>(undefined);
  const { standings = [] } = table.snapshot.value;
  const words = table.words.value;
  const texts = table.texts.value;
  const names = table.names.value;
  const format = (value: number) => formatNumber(table.language.value, value);
  useEffect(() => {
    loadCourse(table).then(
      (loaded) => {
        course.value = loaded;
      },
      () => {
        course.value = [];
      },
    );
  }, []);
  const winners = standings.filter(({ place }) => place === 1).map(({ seat }) => names[seat] ?? '');
  const list = new Intl.ListFormat(table.language.value).format(winners);
  const rows = scoreRows(standings);
  const insight = insightOf(table);
  const chart = ({ name, bySeat }: Series) => (
    <LineChart
      key={name}
      title={name === 'score' ? words.course : words.courseOf(texts.series?.(name) ?? name)}
      bySeat={bySeat}
      names={names}
      format={format}
    />
  );
  return (
    <section class="final" aria-labelledby="final-title" aria-busy={course.value === undefined}>
      <header>
        <h2 id="final-title">{winners.length > 1 ? words.winners(list) : words.winner(list)}</h2>
        {insight && <p class="insight">{insight}</p>}
        {isTieBroken(standings) && <p class="insight">{texts.tieBreak}</p>}
        <div class="final-actions">{children}</div>
      </header>
      <div class="final-grid">
        <ScoreTable rows={rows} format={format} />
        <div class="final-charts">
          <SourceBars
            title={words.bySource}
            rows={rows}
            seats={standings.map(({ seat }) => seat)}
            names={names}
            source={(id) => texts.source(id)}
            format={format}
          />
          {course.value?.slice(0, 1).map(chart)}
        </div>
      </div>
      <div class="final-more">{course.value?.slice(1).map(chart)}</div>
    </section>
  );
}
