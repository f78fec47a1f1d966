// Makes the words of the game out of one language's phrases and an edition: the logic once, for all languages.
import { seat as toSeat, type Viewer } from '@kontor/engine';
import type { Explanation, Names, TargetId, Wording } from '@kontor/table';
import type { AltiplanoTypes, View } from '../../rules/index.ts';
import type { AltiplanoTexts } from './altiplano-texts.ts';
import { eventOf } from './events.ts';
import {
  type Asked,
  explainBoat,
  explainCarts,
  explainCoins,
  explainExtension,
  explainGood,
  explainHouse,
  explainLocation,
  explainOrder,
  explainPile,
  explainRound,
  explainTrack,
} from './explain-board.ts';
import {
  explainBag,
  explainCart,
  explainContainer,
  explainMission,
  explainPlanning,
  explainRoad,
  explainRole,
  explainRow,
  explainSecretMissions,
  explainSpot,
} from './explain-desk.ts';
import { dryRunTexts } from './explain-dry-run.ts';
import { lessonOf } from './lessons.ts';
import { moveOf, promptOf, refusalOf } from './moves.ts';
import { goodIds } from './names.ts';
import { originIn } from './notes.ts';
import { overviewOf } from './overview.ts';
import type { Phrases } from './phrases.ts';
import { readTarget } from './reading.ts';
import { type Tongue, tongue as tongueOf } from './tongue.ts';

/** Targets of a player's own area end in `@seat`; without it they are the viewer's. */
function explainTarget(asked: Omit<Asked, 'own'>, target: TargetId): Explanation | undefined {
  const [id = '', owner] = target.split('@');
  const { view, viewer } = asked;
  const own = viewer === 'spectator' ? undefined : view.players[viewer];
  const all: Asked = { ...asked, own };
  const whose = owner === undefined ? viewer : toSeat(Number(owner));
  const player = view.players[whose === 'spectator' ? 0 : whose]!;
  const { kind, index, second } = readTarget(id);
  switch (kind) {
    case 'location':
      return explainLocation(all, index);
    case 'good':
    case 'planned':
    case 'stock':
    case 'late':
      return explainGood(all, index);
    case 'house':
      return explainHouse(all, index);
    case 'boat':
      return explainBoat(all, index);
    case 'order':
      return explainOrder(all, index);
    case 'extension':
      return explainExtension(all, index);
    case 'track':
      return explainTrack(all, index);
    case 'pile':
      return explainPile(all);
    case 'round':
      return explainRound(all);
    case 'carts':
      return explainCarts(all);
    case 'coins':
      return explainCoins(all, whose);
    case 'planning':
      return explainPlanning(all, player);
    case 'bag':
      return explainBag(all, player);
    case 'container':
      return explainContainer(all, player);
    // A location's head names its spot; its free spaces are marked by themselves.
    case 'space':
    case 'spot':
      return explainSpot(all, player, index);
    case 'on': {
      const about = second === asked.tongue.tables.coin ? explainCoins(all, whose) : explainGood(all, second);
      return about && { ...about, title: asked.tongue.label(about.title, asked.tongue.place(index).name) };
    }
    case 'cart':
      return explainCart(all, player, index);
    case 'role':
      return explainRole(all, index);
    case 'row':
      return explainRow(all, player, index);
    case 'road':
      return explainRoad(all, player);
    case 'mission':
      return explainMission(all, index);
    case 'missions':
      return explainSecretMissions(all, player);
    default:
      return undefined;
  }
}

function sourceOf({ about }: Phrases, { good, goodOf }: Tongue, source: string): string {
  const id = goodIds.find((known) => source === `tiles-${known}`);
  if (id) return about.tilesOf(good(goodOf(id)));
  return source in about.sources ? about.sources[source as keyof typeof about.sources] : about.labels.coins;
}

function compose(phrases: Phrases, tongue: Tongue): AltiplanoTexts {
  const { about, groups, phases } = phrases;
  return {
    prompt: (prompt, view, seat) => promptOf(phrases, tongue, prompt, view, seat),
    move: (move, view, seat) => moveOf(phrases, tongue, move, view, seat),
    event: (event, names) => eventOf(phrases, tongue, event, names),
    refusal: (refusal) => refusalOf(phrases, tongue, refusal),
    source: (source) => sourceOf(phrases, tongue, source),
    option: (name) => (name === 'missions' ? about.options.missions : about.options.draftRoles),
    overview: (view, viewer, names) => overviewOf(phrases, tongue, view, viewer, names),
    explain: (target: TargetId, view: View, viewer: Viewer, names: Names) => {
      const about = explainTarget({ phrases, tongue, view, viewer, names }, target);
      return about?.origin ? { ...about, origin: originIn(phrases, about.origin) } : about;
    },
    stage: (view) => {
      if (view.phase === 'over') return phases.over;
      const round = view.round === view.lastRound ? about.labels.lastRound : about.labels.round(view.round);
      return `${round} · ${phases[view.phase]}`;
    },
    group: (group) => (group in groups ? groups[group as keyof typeof groups] : ''),
    lesson: (id, view, seat) => lessonOf(phrases, tongue, id, view, seat),
    tieBreak: about.tieBreak,
    series: (name) => (name in about.series ? about.series[name as keyof typeof about.series] : name),
    labels: about.labels,
    dryRun: dryRunTexts(phrases, tongue),
    tongue,
    phase: (phase) => phases[phase],
  };
}

/** One language, ready for any edition. */
export const wordingOf = (phrases: Phrases): Wording<AltiplanoTypes, AltiplanoTexts> => ({
  textsFor: (components) => compose(phrases, tongueOf(phrases, components)),
});
