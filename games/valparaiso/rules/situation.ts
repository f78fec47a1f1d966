// Any situation of Valparaíso in words: see ../POSITION.md. This file reads and writes whole situations.
import { InputError, parseInput, type Seat, type SituationForm, seat as toSeat } from '@kontor/engine';
import { goods } from './components/types.ts';
import { achievementBit, goodsOf } from './holdings.ts';
import type { Print } from './print.ts';
import { emptyTable } from './setup.ts';
import { checkSituation } from './situationChecks.ts';
import { fillCards, fillTiles } from './situationFill.ts';
import { readFrame, writeFrame } from './situationFrames.ts';
import { type GoodsForm, type Names, namesOf, type PlayerForm, type SituationJson, schema } from './situationSchema.ts';
import { actionCardCount, goodsCount, none, type Options, type State, sources, type ValparaisoTypes } from './state.ts';

const fail = (path: string, message: string): never => {
  throw new InputError('bad-position', message, `situation.${path}`);
};

export function situationForm(printOf: (seatCount: number) => Print): SituationForm<ValparaisoTypes> {
  return {
    read: (json, options, seatCount) => read(printOf(seatCount), json, options),
    write: (state) => write(printOf(state.money.length), state),
  };
}

function read(print: Print, json: unknown, options: Options): State {
  const form: SituationJson = parseInput(schema, json, 'bad-position', 'situation');
  const names = namesOf(print);
  const { seatCount } = print;
  const seatOf = (index: number, path: string): Seat =>
    index < seatCount ? toSeat(index) : fail(path, `seats go from 0 to ${seatCount - 1}`);
  const startPlayer = seatOf(form.startPlayer, 'startPlayer');
  const state = emptyTable(print, options, startPlayer);
  state.phase = form.phase;
  state.round = form.round;
  state.turn = seatOf(form.turn ?? form.startPlayer, 'turn');
  if (form.players.length > seatCount) fail('players', `there are ${seatCount} players, not ${form.players.length}`);
  for (const [index, player] of form.players.entries()) readPlayer(print, names, state, toSeat(index), player);
  readHouses(print, names, state, form.houses, seatOf);
  if (form.sectorMoney) {
    if (form.sectorMoney.length !== state.sectorMoney.length)
      fail('sectorMoney', `there are ${state.sectorMoney.length} outer sectors, not ${form.sectorMoney.length}`);
    state.sectorMoney = [...form.sectorMoney];
  }
  state.tiles = fillTiles(print, names, form, fail);
  fillCards(print, names, state, form, fail);
  if (form.firstFinisher !== null) state.firstFinisher = seatOf(form.firstFinisher, 'firstFinisher');
  state.frame = form.frame === null ? null : readFrame(print, names, state, form.frame, fail);
  checkSituation(print, state, fail);
  return state;
}

function readGoods(into: number[], seat: Seat, form: GoodsForm): void {
  goods.forEach((name, good) => {
    into[goodsCount * seat + good] = form[name] ?? 0;
  });
}

function readPlayer(print: Print, names: Names, state: State, seat: Seat, player: PlayerForm): void {
  const path = `players[${seat}]`;
  const { slots, repository } = print.components;
  if (player.money !== undefined) state.money[seat] = player.money;
  readGoods(state.warehouse, seat, player.warehouse);
  readGoods(state.hold, seat, player.hold);
  const inHold = goodsOf(state.hold, seat).reduce((sum, count) => sum + count, 0);
  if (inHold > repository.hold) fail(`${path}.hold`, `the hold takes ${repository.hold} goods, not ${inHold}`);
  if (player.merchants) {
    let standing = 0;
    state.merchants.fill(0, print.placeCount * seat, print.placeCount * (seat + 1));
    for (const [place, count] of Object.entries(player.merchants)) {
      state.merchants[print.placeCount * seat + names.place(place, `${path}.merchants.${place}`)] = count;
      standing += count;
    }
    if (standing > print.merchantsEach)
      fail(`${path}.merchants`, `with ${print.seatCount} players each has ${print.merchantsEach} merchants, not ${standing}`);
    state.unhired[seat] = print.merchantsEach - standing;
  }
  state.ships[seat] = names.sector(player.ship, `${path}.ship`);
  for (const [index, name] of player.cards.entries()) {
    const card = names.achievement(name, `${path}.cards[${index}]`);
    state.owned[seat]! |= achievementBit(card);
  }
  if (player.plan.length > slots.length) fail(`${path}.plan`, `there are ${slots.length} slots, not ${player.plan.length}`);
  const laid = player.mayor === null ? player.plan : [player.mayor, ...player.plan];
  laid.forEach((name, index) => {
    const at = player.mayor === null ? `plan[${index}]` : index === 0 ? 'mayor' : `plan[${index - 1}]`;
    const card = names.card(name, `${path}.${at}`);
    if (card >= actionCardCount && (state.owned[seat]! & achievementBit(card)) === 0)
      fail(`${path}.${at}`, `'${name}' is not among this player's cards`);
    if (laid.indexOf(name) !== index) fail(`${path}.${at}`, `'${name}' is laid twice`);
    state.plans[print.slotCount * seat + (player.mayor === null ? index + 1 : index)] = card;
  });
  if (player.finished) state.finished |= 1 << seat;
  if (player.mayPickUp) state.mayPickUp |= 1 << seat;
  for (const [index, source] of sources.entries()) state.points[sources.length * seat + index] = player.points[source] ?? 0;
}

function readHouses(
  print: Print,
  names: Names,
  state: State,
  houses: SituationJson['houses'],
  seatOf: (index: number, path: string) => Seat,
): void {
  for (const [name, owners] of Object.entries(houses)) {
    const path = `houses.${name}`;
    const place = names.place(name, path);
    const spaces = print.spacesAt[place]!;
    if (owners.length > spaces.length) fail(path, `'${name}' has ${spaces.length} building spaces, not ${owners.length}`);
    owners.forEach((owner, index) => {
      if (owner === null) return;
      const seat = seatOf(owner, `${path}[${index}]`);
      if (place === print.city && index > 0 && owners[index - 1] === null)
        fail(`${path}[${index}]`, 'the city is built on in order, without gaps');
      state.houses[spaces[index]!] = seat;
      state.unbuilt[seat]!--;
      if (state.unbuilt[seat]! < 0)
        fail(`${path}[${index}]`, `seat ${seat} has only ${print.components.repository.houses} houses`);
    });
  }
}

const writeGoods = (counts: readonly number[]): Record<string, number> =>
  Object.fromEntries(counts.map((count, good) => [goods[good]!, count]));

function write(print: Print, state: State): object {
  const { placeCount, slotCount } = print;
  const cardName = (card: number) => print.cards[card]!.id;
  const bits = (mask: number) =>
    print.cards.slice(actionCardCount).flatMap(({ id }, index) => ((mask & (1 << index)) === 0 ? [] : [id]));
  const column = ({ start, size }: { start: number; size: number }) =>
    state.tiles.slice(start, start + size).map((tile) => print.tiles[tile]!.id);
  return {
    phase: state.phase,
    round: state.round,
    startPlayer: state.startPlayer,
    turn: state.turn,
    frame: state.frame === null ? null : writeFrame(print, state.frame),
    firstFinisher: state.firstFinisher === none ? null : state.firstFinisher,
    players: state.money.map((money, index) => {
      const seat = toSeat(index);
      const plan = state.plans.slice(slotCount * seat, slotCount * (seat + 1));
      return {
        money,
        warehouse: writeGoods(goodsOf(state.warehouse, seat)),
        hold: writeGoods(goodsOf(state.hold, seat)),
        merchants: Object.fromEntries(
          print.board.places.flatMap(({ id }, place) => {
            const count = state.merchants[placeCount * seat + place]!;
            return count === 0 ? [] : [[id, count]];
          }),
        ),
        ship: state.ships[seat] === 0 ? 'home' : print.components.outerSectors[state.ships[seat]! - 1]!.id,
        cards: bits(state.owned[seat]!),
        plan: plan.slice(1).flatMap((card) => (card === none ? [] : [cardName(card)])),
        mayor: plan[0] === none ? null : cardName(plan[0]!),
        finished: (state.finished & (1 << seat)) !== 0,
        mayPickUp: (state.mayPickUp & (1 << seat)) !== 0,
        points: Object.fromEntries(sources.map((source, at) => [source, state.points[sources.length * seat + at]!])),
      };
    }),
    houses: Object.fromEntries(
      print.board.places.map(({ id }, place) => [
        id,
        print.spacesAt[place]!.map((space) => (state.houses[space] === none ? null : state.houses[space])),
      ]),
    ),
    markets: Object.fromEntries(
      print.markets.map((place, market) => [print.board.places[place]!.id, column(print.columns[market]!)]),
    ),
    reserve: column(print.reserve),
    sectorMoney: [...state.sectorMoney],
    display: state.display.map((card) => (card === none ? null : cardName(card))),
    pile: state.pile.map(cardName),
    removed: bits(state.removed),
  };
}
