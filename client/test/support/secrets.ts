/// <reference types="node" />
// What a game hides, named independently of its rules, and an ear that follows all that a page is told.
import { adoptTable, followChange, type Replica, type ServerMessage } from '@kontor/protocol';
import type { Page } from 'playwright-core';

type Seats<T> = readonly T[];
interface Secrets {
  /** What a view shows of that which only its owner may know. */
  ofView(view: unknown, owner: number): readonly unknown[];
  /** Events that only the seat they are about may hear. */
  readonly events: readonly string[];
}

interface AltiplanoView {
  readonly phase: string;
  readonly players: Seats<{ bag: unknown; container: unknown; secret: unknown; missions: readonly number[] }>;
}
interface PlannedView {
  readonly phase: string;
  readonly plans: Seats<unknown>;
  readonly hands?: Seats<unknown>;
}

const planned = ({ phase, plans, hands }: PlannedView, owner: number) => [
  phase === 'planning' ? plans[owner] : null,
  hands?.[owner] ?? null,
];
/** The two states of a mission card that everybody may know: not in this hand as far as seen, and fulfilled. */
const openMissions = [0, 3];

export const secretsOf: Readonly<Record<string, Secrets>> = {
  wharf: { ofView: (view, owner) => planned(view as PlannedView, owner), events: ['orderLaid', 'offered'] },
  valparaiso: { ofView: (view, owner) => planned(view as PlannedView, owner), events: ['cardLaid', 'planPickedUp'] },
  altiplano: {
    ofView(view, owner) {
      const { bag, container, secret, missions } = (view as AltiplanoView).players[owner]!;
      const isSecret = ['returning', 'planning'].includes((view as AltiplanoView).phase);
      return [bag, container, isSecret ? secret : null, ...missions.filter((status) => !openMissions.includes(status))];
    },
    events: ['itemReturned', 'itemPlaced', 'missionKept', 'missionPassed', 'missionDropped'],
  },
  'el-capitan': { ofView: () => [], events: [] },
};

export interface Ear {
  /** Whose secrets were heard, one name for each time: the seat's own, and those of others. */
  readonly own: string[];
  readonly others: string[];
  /** Every frame and every answer of the server, as text. */
  readonly traffic: string[];
  readonly replica: () => Replica | undefined;
  /** Resolves when every answer that has begun to come has been read. */
  settle(): Promise<void>;
}

/** All objects in a message, however deep they lie. */
function* objectsIn(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const part of Object.values(value)) yield* objectsIn(part);
}

const isView = (found: object): boolean => 'phase' in found && ('plans' in found || 'players' in found);
const isRecord = (found: object): boolean => 'moves' in found && 'checksum' in found;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Follows everything that a page is told over the network. */
export function listen(page: Page, game: string, viewer: number | 'spectator'): Ear {
  const { ofView, events } = secretsOf[game]!;
  const ear = { own: [] as string[], others: [] as string[], traffic: [] as string[] };
  let replica: Replica | undefined;
  const reading: Promise<unknown>[] = [];
  const note = (owner: number, what: string) => (owner === viewer ? ear.own : ear.others).push(`${what} of seat ${owner}`);
  const noteView = (view: unknown) => {
    for (const owner of (view as { players?: Seats<unknown> }).players?.keys() ?? (view as PlannedView).plans.keys())
      for (const secret of ofView(view, owner)) if (secret !== null) note(owner, JSON.stringify(secret));
  };
  /** Whatever is said over the network, as it stands: events, whole views, records of matches that are still played. */
  const hear = (text: string) => {
    ear.traffic.push(text);
    for (const found of objectsIn(parsed(text))) {
      if (events.includes(String(found['type'])) && 'seat' in found) note(Number(found['seat']), String(found['type']));
      if (events.length > 0 && isView(found)) noteView(found);
      if (isRecord(found) && replica?.document.table.status !== 'over') ear.others.push('the record of a match that goes on');
    }
  };
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    reading.push(response.text().then(hear, () => undefined));
  });
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as ServerMessage;
      hear(String(payload));
      if (message.type === 'table') replica = adoptTable(message, replica);
      else if (message.type === 'change') {
        const followed = followChange(replica, message);
        if (followed.kind === 'changed') replica = followed.replica;
      }
      if (replica?.document.viewer !== viewer || !replica.document.play) return;
      // What was told as a change is known when the change is made.
      if (events.length > 0) noteView(replica.document.play.view);
    });
  });
  const settle = async () => {
    await Promise.all(reading);
  };
  return { ...ear, replica: () => replica, settle };
}
