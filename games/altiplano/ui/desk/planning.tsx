// The desk while plans are made: every tile can be picked up and put down, until 'done'; at other times it only shows.
import type { Refusal, Seat } from '@kontor/engine';
import { DeskTarget, PlanDesk, PlanItem, PlanSlot, useTable } from '@kontor/table/kit';
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { AltiplanoTypes, PlayerView, View } from '../../rules/index.ts';
import { TilePicture } from '../art/goods.tsx';
import type { AltiplanoTexts } from '../texts/index.ts';
import { useReading } from '../use-reading.ts';
import { type DeskItem, type Placed, planOn } from './plan.ts';

interface Desk {
  readonly view: View;
  readonly seat: Seat;
  readonly player: PlayerView;
  /** Empty while nothing can be picked up. */
  readonly items: readonly DeskItem[];
  readonly isPlanning: boolean;
  /** Another player's board: its targets are named after the seat. */
  readonly isForeign: boolean;
}

const DeskContext = createContext<Desk | undefined>(undefined);
export const useDesk = (): Desk => {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('this part belongs on a desk');
  return desk;
};

export function DeskFrame({
  view,
  seat,
  isForeign = false,
  children,
}: {
  readonly view: View;
  readonly seat: Seat;
  readonly isForeign?: boolean;
  readonly children: ComponentChildren;
}) {
  const reading = useReading();
  const { tables } = reading;
  const { deskItems, draftOf, fits, freePlanning, movesFor } = planOn(reading);
  const table = useTable<AltiplanoTypes, AltiplanoTexts>();
  const player = view.players[seat]!;
  const isPlanning = view.phase === 'planning';
  const isOpen = !isForeign && table.seat.value === seat && (isPlanning || view.phase === 'returning');
  const items = isOpen ? deskItems(view, player) : [];
  const desk: Desk = { view, seat, player, items, isPlanning, isForeign };
  if (!isOpen)
    return (
      <DeskContext.Provider value={desk}>
        <div class="plan-desk is-still">{children}</div>
      </DeskContext.Provider>
    );

  const lay = (next: readonly Placed[]) => {
    const now = draftOf(player);
    let same = 0;
    while (same < now.length && next[same]?.spot === now[same]!.spot && next[same]?.item === now[same]!.item) same++;
    const moves = movesFor(player, view.phase, next).slice(same);
    if (moves.length > 0) void table.submit(moves, now.length - same);
    else if (now.length > same) void table.session.takeBack(now.length - same);
  };
  const find = (id: string) => items.find((item) => item.id === id);
  const spotOfSlot = (slot: string): number | 'home' => (slot.startsWith('spot:') ? Number(slot.slice(5)) : 'home');
  const canPut = (id: string, slot: string): boolean => {
    const held = find(id);
    const to = spotOfSlot(slot);
    if (!held || held.at === to) return false;
    if (isPlanning) return to === 'home' || fits(player, to, held.item);
    if (to === 'home') return held.index < 0 && (held.item === tables.coin || freePlanning(player) > 0);
    return held.index >= 0 && draftOf(player)[held.index]?.spot === to;
  };
  const whyNot = (id: string, slot: string): Refusal | undefined => {
    const held = find(id);
    const to = spotOfSlot(slot);
    if (!held || to === 'home' || !isPlanning) return undefined;
    return table.whyNot(
      held.item === tables.coin ? { type: 'placeCoin', spot: to } : { type: 'placeTile', good: held.item, spot: to },
    );
  };
  const put = (id: string, slot: string) => {
    const held = find(id);
    if (!held) return;
    const to = spotOfSlot(slot);
    const now = draftOf(player);
    if (isPlanning) {
      const rest = now.filter((_, index) => index !== held.index);
      if (to === 'home') lay(rest);
      else if (held.index < 0) lay([...now, { spot: to, item: held.item }]);
      else lay([...rest, { spot: to, item: held.item }]);
    } else if (held.index >= 0) lay(now.filter((_, index) => index !== held.index));
    else if (typeof held.at === 'number') lay([...now, { spot: held.at, item: held.item }]);
  };
  return (
    <DeskContext.Provider value={desk}>
      <PlanDesk isDone={player.ready} canPut={canPut} onPut={put} whyNot={whyNot}>
        {children}
      </PlanDesk>
    </DeskContext.Provider>
  );
}

/** A tile that can be picked up. */
export function DeskPiece({ piece, size }: { readonly piece: DeskItem; readonly size?: number }) {
  const { tables } = useReading();
  const table = useTable<AltiplanoTypes, AltiplanoTexts>();
  const { seat } = useDesk();
  const isDraft = piece.index >= 0;
  // What waits to be laid is marked by itself, not with its like that lie on spaces already.
  const atHome = piece.item === tables.coin ? `coins@${seat}` : `planned:${piece.item}`;
  return (
    <PlanItem
      id={piece.id}
      target={piece.at === 'home' ? atHome : `on:${piece.at}:${piece.item}`}
      label={table.texts.value.tongue.item(piece.item)}
      class={isDraft ? 'is-draft-tile' : 'is-fresh-tile'}
    >
      <TilePicture item={piece.item} {...(size !== undefined && { size })} />
    </PlanItem>
  );
}

/** The spaces of one spot with what lies on them. */
export function Spot({ spot, size = 32 }: { readonly spot: number; readonly size?: number }) {
  const { tables, itemsOn, roomOn } = useReading();
  const { player, items, isPlanning, seat, isForeign } = useDesk();
  const table = useTable<AltiplanoTypes, AltiplanoTexts>();
  const entry = tables.spots[spot]!;
  const movable = items.filter(({ at }) => at === spot);
  const lying = itemsOn(player, spot);
  const fixed = [...lying];
  for (const { item } of movable) fixed.splice(fixed.indexOf(item), 1);
  const empty = Math.max(0, roomOn(player, spot) - lying.length);
  const isTaught = !isForeign && table.guide.step.value?.targets?.includes(`space:${spot}`) === true;
  const emptyClass = isTaught ? 'space is-empty is-taught' : 'space is-empty';
  const content = (
    <>
      {fixed.map((item, index) => (
        <DeskTarget key={`f${index}`} id={isForeign ? `on:${spot}:${item}@${seat}` : `on:${spot}:${item}`} class="space">
          <TilePicture item={item} size={size} />
        </DeskTarget>
      ))}
      {movable.map((piece) => (
        <span key={piece.id} class="space">
          <DeskPiece piece={piece} size={size} />
        </span>
      ))}
      {Array.from({ length: empty }, (_, index) => (
        <span key={`e${index}`} class={emptyClass} style={{ width: `${size}px`, height: `${size}px` }}>
          {entry.type === 'slot' && <TilePicture item={entry.item} size={size - 10} />}
        </span>
      ))}
    </>
  );
  if (items.length > 0 || (isPlanning && !isForeign && table.seat.value === seat && !player.ready))
    return (
      <PlanSlot id={`spot:${spot}`} label={table.texts.value.tongue.place(spot).name} class="spaces">
        {content}
      </PlanSlot>
    );
  return (
    <div class="spaces" data-place={isForeign ? undefined : `spot:${spot}`}>
      {content}
    </div>
  );
}
