// The dry run on the desk: the route stop by stop with what each gives, what is too far, and what is half laid.
import { DeskTarget, useTable } from '@kontor/table/kit';
import type { AltiplanoTypes } from '../../rules/index.ts';
import { TilePicture } from '../art/goods.tsx';
import { Boat, Cart, EmblemPicture, House } from '../art/places.tsx';
import { type DryRun, type Gain, type Half, isRisky, type Outcome, type Stop } from '../texts/dry-run.ts';
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
  const { lacks } = half;
  if (lacks.length === 0) return <span class="dry-word">{labels.idle}</span>;
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

/** A stop, a place that is too far, or one where something is half laid. */
function Entry({ spot, run, number, stop }: { spot: number; run: DryRun; number?: number; stop?: Stop | undefined }) {
  const { tables, locationId } = useReading();
  const { dryRun, tongue } = useTable<AltiplanoTypes, AltiplanoTexts>().texts.value;
  const isLocation = spot < tables.locationCount;
  const halves = run.halves.filter((half) => (half.location ?? half.spot) === spot);
  const isFar = stop !== undefined && number === undefined;
  const kind = isFar ? ' is-far' : stop ? '' : ' is-half';
  return (
    <DeskTarget id={`dry:${spot}`} class={`dry-entry${isLocation ? ` place-${locationId(spot)}` : ''}${kind}`}>
      {number !== undefined && <span class="dry-number">{number}</span>}
      {isLocation ? <EmblemPicture location={spot} size={19} /> : <span>{tongue.place(spot).name}</span>}
      {stop && <Outcomes outcomes={stop.outcomes} or="/" />}
      {stop && !isFar && isRisky(stop) && (
        <svg class="dry-risk" viewBox="-10 -10 20 20" width="15" height="15" aria-hidden="true">
          <path d="M0-8 9 8H-9ZM0-2V3M0 5.500v.1" />
        </svg>
      )}
      {halves.map((half, index) => (
        <Lacking key={index} half={half} labels={dryRun.labels} />
      ))}
    </DeskTarget>
  );
}

export function DryRunLine() {
  const table = useTable<AltiplanoTypes, AltiplanoTexts>();
  const { view, seat } = useDesk();
  const run = table.seat.value === seat ? dryRunOf(view, seat, table.game.edition.components) : undefined;
  if (!run) return null;
  const { dryRun } = table.texts.value;
  const told = [...run.stops, ...run.unreached].map(({ location }) => location);
  const others = new Set(run.halves.map(({ location, spot }) => location ?? spot).filter((spot) => !told.includes(spot)));
  return (
    <section class="dry-run">
      <DeskTarget id="dry" class="dry-head">
        <span class="strip-head">{dryRun.labels.title}</span> <span class="dry-summary">{dryRun.summary(run)}</span>
      </DeskTarget>
      {run.stops.map((stop, index) => (
        <Entry key={`s${index}`} spot={stop.location} run={run} number={index + 1} stop={stop} />
      ))}
      {run.unreached.length > 0 && <span class="dry-word">{dryRun.labels.tooFar}</span>}
      {run.unreached.map((stop) => (
        <Entry key={`u${stop.location}`} spot={stop.location} run={run} stop={stop} />
      ))}
      {[...others].map((spot) => (
        <Entry key={`h${spot}`} spot={spot} run={run} />
      ))}
    </section>
  );
}
