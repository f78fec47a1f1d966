// The dry run on the desk: the route stop by stop with what each gives, what is too far, and what is half laid.
import { DeskTarget, useTable } from '@kontor/table/kit';
import type { AltiplanoTypes } from '../../rules/index.ts';
import { TilePicture } from '../art/goods.tsx';
import { Boat, Cart, EmblemPicture, House } from '../art/places.tsx';
import { type Gain, type Half, isRisky, type Outcome, type Stop, stopKey } from '../texts/dry-run.ts';
import type { AltiplanoTexts } from '../texts/index.ts';
import { useReading } from '../use-reading.ts';
import { dryRunOf } from './dry-run.ts';
import { useDesk } from './planning.tsx';
import { Sign, Small } from './recipes.tsx';

const size = 19;

const Many = ({ count }: { readonly count: number }) => (count === 1 ? null : <span class="dry-count">{count}</span>);

function GainPicture({ gain }: { readonly gain: Gain }) {
  const { tables } = useReading();
  switch (gain.type) {
    case 'goods':
      return (
        <>
          <Many count={gain.count} />
          {gain.among.length === 0 && '–'}
          {gain.among.map((good, index) => (
            <span key={good} class="recipe">
              {index > 0 && '/'}
              <TilePicture item={good} size={size} />
            </span>
          ))}
        </>
      );
    case 'coins':
      return (
        <>
          <Many count={gain.count} />
          <TilePicture item={tables.coin} size={size} />
        </>
      );
    case 'boat':
    case 'house':
      if (gain.left === 0) return <>–</>;
      return <Small>{gain.type === 'boat' ? <Boat good={tables.food} /> : <House good={tables.food} />}</Small>;
    case 'road':
      return <span class="road-space" />;
    case 'corn':
      return (
        <>
          <Many count={gain.count} />
          <TilePicture item={tables.corn} size={size} />
        </>
      );
    case 'stored':
    case 'delivered':
      return (
        <>
          <Many count={gain.count} />
          <Sign name={gain.type === 'stored' ? 'store' : 'order'} />
        </>
      );
    case 'mission':
      return <strong class="dry-points">{tables.components.missions[gain.mission]!.points}</strong>;
    case 'cart':
      return (
        <Small>
          <Cart state="ready" />
        </Small>
      );
  }
}

const Outcomes = ({ outcomes, or }: { readonly outcomes: readonly Outcome[]; readonly or: string }) => (
  <>
    {outcomes.map(({ gains }, index) => (
      <span key={index} class="recipe">
        {index > 0 && <span class="dry-or">{or}</span>}
        {gains.map((gain, place) => (
          <GainPicture key={place} gain={gain} />
        ))}
      </span>
    ))}
  </>
);

/** What is missing to what lies there. */
function Lacking({ half, labels }: { readonly half: Half; readonly labels: AltiplanoTexts['dryRun']['labels'] }) {
  const { lacks, isFull } = half;
  if (lacks.length === 0) return <span class="dry-word">{isFull ? labels.full : labels.idle}</span>;
  return (
    <>
      <span class="dry-word">{labels.lacks}</span>
      {lacks.map((way, index) => (
        <span key={index} class="recipe">
          {index > 0 && '/'}
          {way.map((item, place) => (
            <TilePicture key={place} item={item} size={size} />
          ))}
        </span>
      ))}
    </>
  );
}

/** A stop with its number, or a place that is too far. */
function StopEntry({ stop, number }: { readonly stop: Stop; readonly number?: number }) {
  const { locationId } = useReading();
  const { location, outcomes } = stop;
  const isFar = number === undefined;
  return (
    <DeskTarget id={`dry:${location}`} class={`dry-entry place-${locationId(location)}${isFar ? ' is-far' : ''}`}>
      {!isFar && <span class="dry-number">{number}</span>}
      <EmblemPicture location={location} size={size} />
      <Outcomes outcomes={outcomes} or="/" />
      {!isFar && isRisky(stop) && (
        <svg class="dry-risk" viewBox="-10 -10 20 20" width="15" height="15" aria-hidden="true">
          <path d="M0-8 9 8H-9ZM0-2V3M0 5.500v.1" />
        </svg>
      )}
    </DeskTarget>
  );
}

/** What lies there without a use: apart from the stop at the same place, which lacks nothing. */
function HalfEntry({ half }: { readonly half: Half }) {
  const { locationId } = useReading();
  const { dryRun, tongue } = useTable<AltiplanoTypes, AltiplanoTexts>().texts.value;
  const { spot, location, items } = half;
  return (
    <DeskTarget id={`half:${spot}`} class={`dry-entry is-half${location === undefined ? '' : ` place-${locationId(location)}`}`}>
      {location === undefined ? <span>{tongue.place(spot).name}</span> : <EmblemPicture location={location} size={size} />}
      <span class="recipe">
        {items.map((item, index) => (
          <TilePicture key={index} item={item} size={size} />
        ))}
      </span>
      <Lacking half={half} labels={dryRun.labels} />
    </DeskTarget>
  );
}

export function DryRunLine() {
  const table = useTable<AltiplanoTypes, AltiplanoTexts>();
  const { view, seat } = useDesk();
  const run = table.seat.value === seat ? dryRunOf(view, seat, table.game.edition.components) : undefined;
  if (!run) return null;
  const { dryRun } = table.texts.value;
  return (
    <section class="dry-run">
      <DeskTarget id="dry" class="dry-head">
        <span class="strip-head">{dryRun.labels.title}</span> <span class="dry-summary">{dryRun.summary(run)}</span>
      </DeskTarget>
      {run.stops.map((stop, index) => (
        <StopEntry key={stopKey(stop)} stop={stop} number={index + 1} />
      ))}
      {run.unreached.length > 0 && <span class="dry-word">{dryRun.labels.tooFar}</span>}
      {run.unreached.map((stop) => (
        <StopEntry key={stopKey(stop)} stop={stop} />
      ))}
      {run.halves.map((half) => (
        <HalfEntry key={half.spot} half={half} />
      ))}
    </section>
  );
}
