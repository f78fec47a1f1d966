// The dry run on the desk: under each planned card what it takes and gives, and below the plan what could go wrong.
import type { Seat } from '@kontor/engine';
import type { View } from '../../rules/index.ts';
import { Coin } from '../art/pictures.tsx';
import type { Token } from '../art/tokens.ts';
import { useValparaiso } from '../board/use-print.ts';
import type { DryMark, DryRun, DryRunTexts, DryStep } from '../texts/dry-run.ts';
import { Tokens } from './card-face.tsx';
import { dryRun } from './dry-run.ts';

export interface ToldRun {
  readonly run: DryRun;
  readonly told: DryRunTexts;
}

/** The dry run of the plan on this desk, in words; nothing while no card is laid or when it is finished. */
export function useDryRun(view: View, seat: Seat): ToldRun | undefined {
  const table = useValparaiso();
  const isFinished = (view.finished & (1 << seat)) !== 0;
  // A dry run helps while the plan can be changed, so neither afterwards nor in a replay.
  const run = isFinished || table.session.isReplay ? undefined : dryRun(view, seat, table.game);
  return run && { run, told: table.texts.value.dryRun(run, view, seat, table.names.value) };
}

const signs: Readonly<Record<DryMark['kind'], string>> = { stop: '✕', care: '!' };

function Mark({ kind }: { readonly kind: DryMark['kind'] }) {
  return (
    <span class={`v-dry-sign is-${kind}`} aria-hidden="true">
      {signs[kind]}
    </span>
  );
}

function Part({ amount, token, isCost }: { readonly amount: string; readonly token: Token | 'coin'; readonly isCost?: true }) {
  return (
    <span class={isCost ? 'v-dry-part is-cost' : 'v-dry-part'}>
      {amount}
      {token === 'coin' ? (
        <svg viewBox="-12 -12 24 24" width="15" height="15" aria-hidden="true">
          <Coin radius={11} />
        </svg>
      ) : (
        <Tokens tokens={[token]} height={17} most={30} />
      )}
    </span>
  );
}

/** The one good that can be had, or any. */
function goodToken({ byGood }: DryStep['gained']): Token {
  const kinds = byGood.flatMap((count, good) => (count > 0 ? [good] : []));
  return kinds.length === 1 ? { kind: 'good', good: kinds[0]! } : { kind: 'choice' };
}

/** Under a planned card: in pictures for the eye, in a sentence for a screen reader and a resting pointer. */
export function DryFoot({ slot, run, told }: ToldRun & { readonly slot: number }) {
  const index = run.steps.findIndex((step) => step.slot === slot);
  const step = run.steps[index];
  if (!step) return null;
  const { side, paid, gained, isComplete } = step;
  // What an alternative action gives is fixed.
  const sign = side === 'alternative' ? '+' : isComplete ? '≤' : '≥';
  const most = (count: number) => `${sign}${count}`;
  // A minus before a range would be read as a part of it.
  const between = ({ least, most: top }: DryStep['paid']['pesos']) => (least === top ? `−${top}` : `${least}–${top}`);
  return (
    <span class="v-dry-foot" title={told.sums[index]}>
      <span class="v-dry-parts" aria-hidden="true">
        {side === 'alternative' && <span class="v-dry-side">{told.alternative}</span>}
        {paid.pesos.most > 0 && <Part amount={between(paid.pesos)} token="coin" isCost />}
        {paid.goods.most > 0 && <Part amount={between(paid.goods)} token={{ kind: 'choice' }} isCost />}
        {gained.victoryPoints > 0 && <Part amount={sign} token={{ kind: 'points', count: gained.victoryPoints }} />}
        {gained.pesos > 0 && <Part amount={most(gained.pesos)} token="coin" />}
        {gained.goods > 0 && <Part amount={most(gained.goods)} token={goodToken(gained)} />}
        {gained.houses > 0 && <Part amount="+" token={{ kind: 'house' }} />}
        {gained.merchants > 0 && <Part amount="+" token={{ kind: 'pawn' }} />}
        {gained.cards > 0 && <Part amount="+" token={{ kind: 'card' }} />}
      </span>
      <span class="visually-hidden">{told.sums[index]}</span>
    </span>
  );
}

/** Beside a slot's number: the plan stops here, or somebody could break it. */
export function DrySign({ slot, told }: ToldRun & { readonly slot: number }) {
  const mark = told.marks.find((candidate) => candidate.slot === slot);
  return mark ? <Mark kind={mark.kind} /> : null;
}

/** For a screen reader: a card laid just now that cannot do what it says. It stands there empty before, or it would not be heard. */
export function DryRunNotice({ dry }: { readonly dry: ToldRun | undefined }) {
  const texts = useValparaiso().texts.value;
  const stops = dry?.told.marks.filter(({ kind }) => kind === 'stop') ?? [];
  return (
    <p class="visually-hidden" role="status">
      {stops.map(({ slot, text }) => `${texts.slotTitle(slot)}. ${text}`).join(' ')}
    </p>
  );
}

/** Below the plan: what it comes to, where it stops and who could break it. */
export function DryRunLines({ run, told }: ToldRun) {
  const table = useValparaiso();
  const texts = table.texts.value;
  // What one card comes to stands under it already.
  if (run.steps.length < 2 && told.marks.length === 0) return null;
  return (
    <section class="v-dry" aria-label={texts.dryRunTitle}>
      <p class="v-dry-total">
        <strong>{texts.dryRunTitle}</strong> {told.total}
      </p>
      <ul>
        {told.marks.map(({ slot, kind, text, rule }) => (
          <li key={slot}>
            <Mark kind={kind} />
            <strong>
              <span aria-hidden="true">{slot === 0 ? texts.labels.mayor : slot}</span>
              <span class="visually-hidden">{texts.slotTitle(slot)}</span>
            </strong>{' '}
            {text}{' '}
            <button
              type="button"
              class="link-button"
              aria-label={table.words.value.rule(rule)}
              onClick={() => table.openRule(rule)}
            >
              {rule}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
