// Open actions in a position: frames with names for numbers.

import { goods } from './components/types.ts';
import { actionOf, merchantsAt } from './holdings.ts';
import type { Print } from './print.ts';
import type { Fail, FrameForm, GoodsForm, Names } from './situationSchema.ts';
import { type Frame, none, type State } from './state.ts';

const counts = (form: GoodsForm): number[] => goods.map((good) => form[good] ?? 0);

export function readFrame(print: Print, names: Names, state: State, form: FrameForm, fail: Fail): Frame {
  const seat = state.turn;
  const byPlace = (list: Readonly<Record<string, number>>): number[] => {
    const moved = new Array<number>(print.placeCount).fill(0);
    for (const [name, count] of Object.entries(list)) {
      const place = names.place(name, `frame.moved.${name}`);
      if (count > state.merchants[print.placeCount * seat + place]!)
        fail(`frame.moved.${name}`, 'more merchants have moved than stand there');
      moved[place] = count;
    }
    return moved;
  };
  switch (form.type) {
    case 'transfer':
      return { type: form.type, before: counts(form.before), next: goods.indexOf(form.next) };
    case 'exchange':
    case 'build':
    case 'moveMerchants': {
      const card = names.card(form.card, 'frame.card');
      const { side } = form;
      const action = actionOf(print, state, seat, card, side);
      if (action?.type !== form.type)
        fail('frame.card', `the ${side} action of '${form.card}' is not of the kind '${form.type}'`);
      if (form.type === 'exchange') return { type: form.type, card, side, left: form.left, done: form.done };
      if (form.type === 'build') return { type: form.type, card, side };
      return { type: form.type, card, side, moved: byPlace(form.moved) };
    }
    case 'river':
      return { type: form.type, moved: byPlace(form.moved) };
    case 'trade': {
      const marketOf = (name: string, path: string): number => {
        const market = print.marketOf[names.place(name, path)]!;
        if (market === none) fail(path, `'${name}' has no market`);
        if (merchantsAt(print, state, seat, print.markets[market]!) === 0)
          fail(path, `seat ${seat} has no merchant at '${name}'`);
        return market;
      };
      let toVisit = 0;
      form.toVisit.forEach((name, index) => {
        toVisit |= 1 << marketOf(name, `frame.toVisit[${index}]`);
      });
      const village = form.village === null ? none : marketOf(form.village, 'frame.village');
      if (toVisit === 0) fail('frame.toVisit', 'at least one village is still to be visited');
      if (village !== none && (toVisit & (1 << village)) === 0) fail('frame.village', 'the village is among those to visit');
      return { type: form.type, toVisit, village, trades: form.trades };
    }
    case 'income': {
      const space = print.spacesAt[print.city]![form.space];
      if (space === undefined || state.houses[space] !== seat)
        return fail('frame.space', 'the residence belongs to the player in turn');
      if (print.spaces[space]!.income.options.length < 2) fail('frame.space', 'this residence gives nothing to choose');
      return { type: form.type, space };
    }
    default:
      return form;
  }
}

export function writeFrame(print: Print, frame: Frame): object {
  const placeName = (place: number) => print.board.places[place]!.id;
  const byPlace = (moved: readonly number[]) =>
    Object.fromEntries(moved.flatMap((count, place) => (count === 0 ? [] : [[placeName(place), count]])));
  switch (frame.type) {
    case 'transfer':
      return {
        type: frame.type,
        before: Object.fromEntries(frame.before.map((count, good) => [goods[good]!, count])),
        next: goods[frame.next],
      };
    case 'exchange':
    case 'build':
      return { ...frame, card: print.cards[frame.card]!.id };
    case 'moveMerchants':
      return { ...frame, card: print.cards[frame.card]!.id, moved: byPlace(frame.moved) };
    case 'river':
      return { ...frame, moved: byPlace(frame.moved) };
    case 'trade':
      return {
        type: frame.type,
        toVisit: print.markets.flatMap((place, market) => ((frame.toVisit & (1 << market)) === 0 ? [] : [placeName(place)])),
        village: frame.village === none ? null : placeName(print.markets[frame.village]!),
        trades: frame.trades,
      };
    case 'income':
      return { type: frame.type, space: print.spacesAt[print.city]!.indexOf(frame.space) };
    default:
      return frame;
  }
}
