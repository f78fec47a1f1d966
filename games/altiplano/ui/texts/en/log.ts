// English: what happened, as whole sentences.
import { plural } from '@kontor/table';
import type { Log } from '../phrases.ts';

const from = {
  village: '',
  wild: ' from the wild space',
  road: '',
  shed: ' from the shed',
  bag: ' from the bag',
} as const;

export const log: Log = {
  tableLaid: (ring, who, orders) =>
    `The circle of locations: ${ring}. ${plural('en', orders, { one: '# order leaves', other: '# orders leave' })} the game. ${who} is the start player.`,
  roleDrawn: (who, role) => `${who} draws the ${role.toLowerCase()}.`,
  roleChosen: (who, role) => `${who} chooses the ${role.toLowerCase()}.`,
  kitTaken: (who, what) => `${who} starts with ${what}.`,
  missionsDealt: (who, count, missions) =>
    missions === ''
      ? `${who} is dealt ${plural('en', count, { one: '# mission', other: '# missions' })}.`
      : `${who} is dealt these missions: ${missions}.`,
  missionsReceived: (who, count, missions) =>
    missions === ''
      ? `${who} receives ${plural('en', count, { one: '# mission', other: '# missions' })}.`
      : `${who} receives ${plural('en', count, { one: 'this mission', other: 'these missions' })}: ${missions}.`,
  missionKept: (who, mission) => `${who} keeps the mission: ${mission}.`,
  missionPassed: (who, mission) => `${who} passes the mission: ${mission}.`,
  missionDropped: (who, mission) => `${who} drops the mission: ${mission}.`,
  missionFulfilled: (who, mission, points) => `${who} fulfils a mission for ${points}: ${mission}.`,
  roundBegan: (round, who, isLast) => `Round ${round} begins${isLast ? '. It is the last one' : ''}. ${who} is the start player.`,
  itemReturned: (who, item, place) => `${who} moves back: ${item} (${place}).`,
  itemPlaced: (who, item, at) => `${who} places ${item} ${at}.`,
  gotReady: (who) => `${who} is done.`,
  returnsShown: (lists) => `Tiles and coins are moved back. ${lists}.`,
  plansShown: (lists) => `The plans are shown. ${lists}.`,
  nothing: 'nothing',
  bagRefilled: (who, tiles) => `${who} empties the container into the bag: ${tiles}.`,
  tilesDrawn: (who, tiles) => `${who} draws ${tiles}.`,
  nothingDrawn: (who) => `${who} has no tile to draw.`,
  tileExchanged: (who, tile) => `${who} puts ${tile} into the container.`,
  tileTaken: (who, tile) => `${who} takes ${tile} from the container.`,
  exchangeSkipped: (who) => `${who} does not exchange.`,
  figurePut: (who, at) => `${who} begins ${at}.`,
  travelled: (who, to, how, paid) => {
    const means = { starting: 'with the starting cart', cart: `with a cart, for ${paid}`, foot: `on foot, for ${paid}` }[how];
    return `${who} goes ${to} ${means}.`;
  },
  used: (who, what, wild) => `${who} uses ${what}${wild ? ', one of them on the wild space' : ''}.`,
  produced: (who, tile, at) => `${who} receives ${tile} ${at}.`,
  producedNothing: (who, good) => `${who} receives nothing: ${good.toLowerCase()} is exhausted.`,
  boatBuilt: (who, boat, gained) =>
    gained === '' ? `${who} builds a boat: ${boat}. Its good is exhausted.` : `${who} builds a boat and receives ${gained}.`,
  houseBuilt: (who, house) => `${who} builds a house: ${house}.`,
  noCardLeft: {
    boats: (who) => `${who} builds, but no boat card is left.`,
    houses: (who) => `${who} builds, but no house card is left.`,
    orders: (who) => `${who} pays, but no order is left.`,
  },
  roadBuilt: (who, step, gives) =>
    `${who} builds step ${step} of the road: ${gives === 'planning' ? 'another planning space' : 'corn'}.`,
  stored: (who, tile, row, source) => `${who} stores ${tile}${from[source]} in ${row}.`,
  rowFilled: (who, row, points, isFirst) =>
    `${who} fills ${row}${isFirst ? ', the first full row of the game,' : ''} for ${points}.`,
  cornReceived: (who, corn) => `${who} receives ${corn}.`,
  cornHeld: (who, held) => `${who} puts corn into the shed, which now holds ${held}.`,
  cornForgone: (who) => `${who} has no place for the corn, or none is left.`,
  sold: (who, tile, coins) => `${who} sells ${tile} for ${coins}.`,
  orderTaken: (who, order, coins) => `${who} takes an order for ${coins}: ${order}.`,
  delivered: (who, tile) => `${who} delivers ${tile} to the order.`,
  orderFinished: (who, points) => `${who} finishes the order for ${points}.`,
  extensionBought: (who, name, coins) => `${who} buys the extension “${name}” for ${coins}.`,
  cartBought: (who, coins) => `${who} buys a cart for ${coins}.`,
  turnEnded: (who) => `${who} ends the turn.`,
  passed: (who, forced) => (forced ? `${who} can do nothing more and passes.` : `${who} passes.`),
  endByLocation: (location, round) => `Everything ${location.at} is gone. Round ${round} will be the last.`,
  endByTrack: (round) => `The extension track cannot be refilled. Round ${round} will be the last.`,
  extensionRemoved: (name) => `Nobody bought an extension: “${name}” leaves the game.`,
  extensionsSlid: 'The extensions slide down.',
  extensionRevealed: (name, space) => `The extension “${name}” comes onto space ${space} of the track.`,
  lateStorageEnded: (who, left) => `${who} ends late storage with ${left} left.`,
  gameEnded: (rounds) => `The game is over after ${plural('en', rounds, { one: '# round', other: '# rounds' })}.`,
};
