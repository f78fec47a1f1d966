// What somebody learns who points at a piece or a space: its name, its effect, its worth now, the rule, and the source.
import type { Origin, Viewer } from '@kontor/engine';
import type { Explanation, Names } from '@kontor/table';
import {
  bank,
  coloursOf,
  debtOf,
  inDeck,
  isDestinationCard,
  isNeutral,
  isOuter,
  lastPhase,
  nextAmount,
  nextSite,
  onDiscards,
  onDisplay,
  ownerOf,
  rowOf,
  spreadOf,
  takenSites,
  type View,
  wealthOf,
} from '../../rules/index.ts';
import { readTarget } from './el-capitan-texts.ts';
import { type Foresight, isOwnWarehouse } from './foresight.ts';
import type { Phrases } from './phrases.ts';
import { closesWithTriangle, neutralLeft, ownerName, type Print, seatsAt, shipAt } from './print.ts';
import type { Tongue } from './tongue.ts';

/** Whoever asks, at which table, in which language. */
interface Asked {
  readonly phrases: Phrases;
  readonly print: Print;
  readonly speech: Tongue;
  readonly view: View;
  readonly viewer: Viewer;
  readonly who: (seat: number) => string;
}

/** What an entry of the print rests on, in the language of the words. */
function origin({ notes }: Phrases, { provenance, note }: Origin): Origin {
  const translated = note === undefined ? undefined : notes[note];
  return translated === undefined ? { provenance } : { provenance, note: translated };
}

function explainCity(asked: Asked, city: number): Explanation {
  const { phrases, print, view, who } = asked;
  const { board, cityName, paydayNow } = print;
  const words = phrases.explain.city;
  const payday = paydayNow(view).cities.find((entry) => entry.city === city);
  const lines: string[] = [];
  if (payday) {
    if (payday.houses === 0) lines.push(words.empty);
    if (payday.isUnpaid) lines.push(words.neutralLeads);
    for (const line of payday.lines) {
      if (line.source === 'majority') lines.push((line.rank === 1 ? words.first : words.second)(who(line.seat), line.amount));
      else if (line.source === 'fortresses') lines.push(words.fortress(who(line.seat), line.amount));
    }
    if (payday.isFullest && payday.houses > 0) lines.push(words.fullest);
  }
  lines.push(...nextBuilding(asked, city));
  if (isOuter(board, city)) lines.push(words.outer);
  if (city === board.porto) lines.push(words.porto);
  if (city === board.lisboa) lines.push(words.lisboa);
  if (city === board.islasCanarias) lines.push(words.islasCanarias);
  return {
    title: cityName(city),
    lines,
    worth: words.amount(nextAmount(board, city, takenSites(view, city))),
    rule: isOuter(board, city) ? 'EC-14.5' : 'EC-10.3',
    origin: origin(phrases, board.cities[city]!.origin),
  };
}

/** Whose share of a payday a building would change, and by how much; and whose warehouse it would close. */
function consequences({ phrases, speech, who }: Asked, { after }: Foresight) {
  const changes = after.gains.flatMap((gain, seat) =>
    gain === 0 ? [] : [`${who(seat)} ${gain > 0 ? '+' : '−'}${speech.number(Math.abs(gain))}`],
  );
  return { changes: changes.join(', '), closings: after.closed.map(({ owner }) => phrases.explain.site.closes(who(owner))) };
}

/** What the viewer's next warehouse would change in a city, wherever the ship is now. */
function nextBuilding(asked: Asked, city: number): string[] {
  const { phrases, print, view, viewer } = asked;
  if (viewer === 'spectator') return [];
  const plan = print.foreseer.ofPlan(view, viewer, city, isOwnWarehouse(viewer));
  if (!plan) return [];
  const { changes, closings } = consequences(asked, plan);
  return [...(changes === '' ? [] : [phrases.explain.city.next(changes)]), ...closings];
}

/** What building on a site would change at a payday. */
function foresight(asked: Asked, city: number, site: number): string[] {
  const { phrases, print, view, viewer } = asked;
  if (viewer === 'spectator') return [];
  const plan = print.foreseer.ofPlan(view, viewer, city, isOwnWarehouse(viewer, site));
  if (!plan) return [];
  const words = phrases.explain.site;
  const { changes, closings } = consequences(asked, plan);
  return [changes === '' ? words.afterNothing : words.after(changes), ...closings];
}

function explainSite(asked: Asked, city: number, site: number): Explanation {
  const { phrases, print: edition, view, who } = asked;
  const { board, cityName } = edition;
  const words = phrases.explain.site;
  const print = board.cities[city]!;
  const value = print.values[site - 1]!;
  const taken = takenSites(view, city);
  const last = board.lastSite[city]!;
  const lines: string[] = [];
  let rule = 'EC-4.3';
  if (site > last) {
    lines.push(words.lastField(last));
    rule = 'EC-4.5';
  } else {
    const colour = rowOf(board, view, city)[site - 1] ?? null;
    const next = nextSite(board, city, taken);
    if (colour !== null) lines.push(words.occupied(who(ownerOf(view, colour)), isNeutral(view, colour)));
    else if (site === next || (taken === 0 && site === 2)) lines.push(words.next);
    else if (taken !== 0 && 1 << site < taken) {
      lines.push(words.freed);
      rule = 'EC-5.4';
    }
    if (print.closing.includes(site)) {
      lines.push(words.dark);
      rule = 'EC-5.1';
    }
    if (print.triangle.includes(site)) {
      lines.push(closesWithTriangle(view) ? words.triangle : words.triangleIdle);
      rule = 'EC-5.2';
    }
    lines.push(...foresight(asked, city, site));
  }
  /** The field just past the furthest warehouse (EC-10.4). */
  const isPaying = taken !== 0 && 1 << (site - 1) <= taken && taken < 1 << site;
  if (isPaying) lines.push(words.paysNow);
  return {
    title: site > last ? words.last(cityName(city)) : words.title(cityName(city), site),
    lines,
    worth: words.value(value),
    rule,
    origin: origin(phrases, print.origin),
  };
}

function explainHarbour({ phrases, print, view, who }: Asked, city: number, space: number): Explanation {
  const { board, cityName } = print;
  const words = phrases.explain.harbour;
  const owner = shipAt(view, city, space);
  const hasPirate = view.pirateCity === city && view.pirateSpace === space;
  return {
    title: words.title(cityName(city), space),
    lines: [
      words.price(board.cities[city]!.harbours[space - 1]!),
      owner >= 0 ? words.ship(who(owner)) : hasPirate ? words.pirate : words.free,
    ],
    rule: hasPirate ? 'EC-14.8' : 'EC-4.1',
    origin: origin(phrases, board.cities[city]!.origin),
  };
}

function explainFortress({ phrases, print, view, who }: Asked, city: number, site: number): Explanation {
  const { board, cityName, fortressAt, paydayNow } = print;
  const words = phrases.explain.fortress;
  const owner = fortressAt(view, city, site);
  const payday = paydayNow(view).cities.find((entry) => entry.city === city);
  const full = payday?.amount ?? 0;
  return {
    title: words.title(cityName(city), site),
    lines: owner >= 0 ? [words.owner(who(owner))] : [words.price(board.cities[city]!.fortresses[site - 1]!), words.free],
    worth: words.pays(payday?.isFullest ? full : Math.floor(full / 2)),
    rule: owner >= 0 ? 'EC-10.7' : 'EC-8.1',
    origin: origin(phrases, board.cities[city]!.origin),
  };
}

function explainClosed({ phrases, print, view, who }: Asked, city: number): Explanation {
  const { cityName } = print;
  const words = phrases.explain.closed;
  const colours = coloursOf(view);
  const lines = [...view.warehouses.keys()].flatMap((colour) => {
    const count = view.closed[city * colours + colour] ?? 0;
    return count === 0 ? [] : [words.owner(ownerName(view, colour, who, phrases.labels.neutral), count)];
  });
  return { title: words.title(cityName(city)), lines: [...lines, words.hint], rule: 'EC-6.1' };
}

function explainCard({ phrases, print, speech, view, viewer, who }: Asked, card: number): Explanation {
  const { cardFace, cityName } = print;
  const words = phrases.explain.card;
  const face = cardFace(card);
  const lines =
    face.kind === 'destination'
      ? [words.destination(face.city), words.route(face.seals)]
      : [words.connection(face.ends[0], face.ends[1])];
  const place = view.cards[card] ?? inDeck;
  if (place >= 3) lines.push(words.held(who(place - 3)));
  const isTooDear = place === onDisplay && viewer !== 'spectator' && view.money[viewer]! < face.price;
  if (isTooDear) lines.push(words.tooDear);
  const isOwn = viewer !== 'spectator' && place === 3 + viewer;
  if (isOwn && face.kind === 'connection' && !face.ends.includes(cityName(view.ships[viewer]!))) lines.push(words.elsewhere);
  return {
    title: speech.card(card),
    lines,
    ...(place < 3 && { worth: words.price(face.price) }),
    rule: face.kind === 'destination' ? 'EC-3.1' : 'EC-3.3',
    origin: origin(phrases, face.origin),
  };
}

function explainDeck({ phrases, print, view }: Asked, isConnections: boolean): Explanation {
  const { board } = print;
  const words = phrases.explain.deck;
  const count = (where: number) =>
    [...view.cards.keys()].filter((card) => view.cards[card] === where && isDestinationCard(board, card) !== isConnections)
      .length;
  return {
    title: isConnections ? words.connections : words.destinations,
    lines: [words.counts(count(inDeck), count(onDiscards)), words.hint],
    rule: 'EC-2.3',
  };
}

function explainBank({ phrases, speech, view, who }: Asked): Explanation {
  const words = phrases.explain.bank;
  const ships = seatsAt(view).filter((seat) => view.ships[seat] === bank);
  return {
    title: phrases.labels.bank,
    lines: [...words.lines, ...(ships.length > 0 ? [words.ships(speech.list(ships.map(who)))] : [])],
    rule: 'EC-2.6',
  };
}

function explainLoan({ phrases, print, view, viewer, who }: Asked, loan: number, isOffered: boolean): Explanation {
  const { board, loans } = print;
  const words = phrases.explain.loan;
  const { amount, repayment, extended, origin: source } = loans[loan]!;
  const held = seatsAt(view).flatMap((seat) => {
    const place = (seat * loans.length + loan) * 2;
    const [open = 0, turned = 0] = [view.loans[place], view.loans[place + 1]];
    return open + turned === 0 ? [] : [words.held(who(seat), open + turned, open * repayment + turned * extended)];
  });
  const canExtend = view.phase < lastPhase;
  const debt = viewer === 'spectator' ? 0 : debtOf(board, view, viewer);
  return {
    title: words.title(amount),
    lines: [
      canExtend ? words.due(repayment, extended) : words.dueLast(repayment),
      canExtend ? words.cost(repayment - amount, extended - amount) : words.costLast(repayment - amount),
      ...(isOffered && debt > 0 ? [words.inAll(debt + repayment)] : []),
      words.left(view.loanPiles[loan]!),
      ...held,
    ],
    rule: 'EC-9.2',
    origin: origin(phrases, source),
  };
}

/** EC-13.5: with two players there are colours that do not count. */
const mainColourOnly = ({ explain }: Phrases, view: View): string[] =>
  coloursOf(view) > view.money.length ? [explain.mainColourOnly] : [];

function explainSpread({ phrases, print, view, who }: Asked, cities: number): Explanation {
  const { board, spread } = print;
  const words = phrases.explain.spread;
  const step = spread[cities];
  return {
    title: phrases.labels.spread,
    lines: [
      words.hint,
      ...mainColourOnly(phrases, view),
      ...seatsAt(view).map((seat) => words.player(who(seat), spreadOf(view, seat), board.spread[spreadOf(view, seat)] ?? 0)),
    ],
    rule: 'EC-10.2',
    ...(step && { origin: origin(phrases, step.origin) }),
  };
}

function explainBonus({ phrases, print, view, who }: Asked, index: number): Explanation | undefined {
  const { bonus } = print;
  const words = phrases.explain.bonus;
  const card = bonus.cards[index];
  if (!card) return undefined;
  const owner = view.bonus.indexOf(index);
  return {
    title: words.title(card.florins),
    lines: [words.hint(bonus.cities), ...mainColourOnly(phrases, view), owner >= 0 ? words.owner(who(owner)) : words.free],
    rule: 'EC-10.8',
    origin: origin(phrases, card.origin),
  };
}

function explainPlayer({ phrases, print, view, who }: Asked, index: number): Explanation | undefined {
  const { board, paydayNow } = print;
  const seat = seatsAt(view)[index];
  if (seat === undefined) return undefined;
  const words = phrases.explain.player;
  const lines = [words.money(view.money[seat]!)];
  if (debtOf(board, view, seat) > 0) lines.push(words.wealth(wealthOf(board, view, seat)));
  lines.push(words.left(view.warehouses[seat]!, neutralLeft(view, seat), view.fortresses[seat]!));
  if (view.startPlayer === seat) lines.push(words.startPlayer);
  return { title: who(seat), lines, worth: words.payday(paydayNow(view).totals[seat]!), rule: 'EC-11.2' };
}

/** The explanations in one language. */
export function explainer(speech: Tongue) {
  const { phrases, print } = speech;
  return (target: string, view: View, viewer: Viewer, names: Names): Explanation | undefined => {
    const { kind, index, part } = readTarget(target);
    const asked: Asked = { phrases, print, speech, view, viewer, who: (seat) => names[seat] ?? '' };
    switch (kind) {
      case 'city':
        return explainCity(asked, index);
      case 'site':
        return explainSite(asked, index, part);
      case 'harbour':
        return explainHarbour(asked, index, part);
      case 'fortress':
        return explainFortress(asked, index, part);
      case 'closed':
        return explainClosed(asked, index);
      case 'card':
        return explainCard(asked, index);
      case 'deck':
        return explainDeck(asked, index === 1);
      case 'bank':
        return explainBank(asked);
      case 'loan':
        return explainLoan(asked, index, true);
      case 'owed':
        return explainLoan(asked, index, false);
      case 'spread':
        return explainSpread(asked, index);
      case 'bonus':
        return explainBonus(asked, index);
      case 'pirate': {
        const { blocks, moves, rate } = phrases.explain.pirate;
        const now = print.pirate.protection[Math.min(view.phase, lastPhase) - 1] ?? 0;
        return {
          title: phrases.labels.pirateShip,
          lines: [blocks, moves(speech.florins(print.pirate.stepPrice)), rate(now)],
          rule: 'EC-14.9',
        };
      }
      case 'player':
        return explainPlayer(asked, index);
      default:
        return undefined;
    }
  };
}
