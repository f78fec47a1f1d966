// German: what happened, as whole sentences.
import { plural } from '@kontor/table';
import type { Log } from '../phrases.ts';

const from = {
  village: '',
  wild: ' vom Jokerfeld',
  road: '',
  shed: ' aus dem Maisspeicher',
  bag: ' aus dem Beutel',
} as const;

export const log: Log = {
  tableLaid: (ring, who, orders) =>
    `Der Kreis der Orte: ${ring}. ${plural('de', orders, { one: '# Auftrag kommt', other: '# Aufträge kommen' })} aus dem Spiel. ${who} hat die Startspielerfigur.`,
  roleDrawn: (who, role) => `${who} zieht die Rolle ${role}.`,
  roleChosen: (who, role) => `${who} wählt die Rolle ${role}.`,
  kitTaken: (who, what) => `${who} erhält zu Beginn ${what}.`,
  missionsDealt: (who, count, missions) =>
    missions === ''
      ? `${who} erhält ${plural('de', count, { one: '# Mission', other: '# Missionen' })} auf die Hand.`
      : `${who} erhält diese Missionen auf die Hand: ${missions}.`,
  missionsReceived: (who, count, missions) =>
    missions === ''
      ? `${who} bekommt ${plural('de', count, { one: '# Mission', other: '# Missionen' })} weitergereicht.`
      : `${who} bekommt ${plural('de', count, { one: 'diese Mission', other: 'diese Missionen' })} weitergereicht: ${missions}.`,
  missionKept: (who, mission) => `${who} behält die Mission: ${mission}.`,
  missionPassed: (who, mission) => `${who} gibt die Mission weiter: ${mission}.`,
  missionDropped: (who, mission) => `${who} legt die Mission ab: ${mission}.`,
  missionFulfilled: (who, mission, points) => `${who} erfüllt eine Mission für ${points}: ${mission}.`,
  roundBegan: (round, who, isLast) => `Runde ${round} beginnt${isLast ? '. Es ist die letzte' : ''}. ${who} fängt an.`,
  itemReturned: (who, item, place) => `${who} nimmt zurück: ${item} (${place}).`,
  itemPlaced: (who, item, at) => `${who} plant ${at} ${item} ein.`,
  gotReady: (who) => `${who} ist fertig.`,
  returnsShown: (lists) => `Plättchen und Münzen werden zurückgenommen. ${lists}.`,
  plansShown: (lists) => `Die Pläne werden gezeigt. ${lists}.`,
  nothing: 'nichts',
  bagRefilled: (who, tiles) => `${who} leert den Container in den Beutel: ${tiles}.`,
  tilesDrawn: (who, tiles) => `${who} zieht ${tiles}.`,
  nothingDrawn: (who) => `${who} hat nichts zu ziehen.`,
  tileExchanged: (who, tile) => `${who} legt ${tile} in den Container.`,
  tileTaken: (who, tile) => `${who} nimmt ${tile} aus dem Container.`,
  exchangeSkipped: (who) => `${who} tauscht nichts aus.`,
  figurePut: (who, at) => `${who} beginnt ${at}.`,
  travelled: (who, to, how, paid) => {
    const means = { starting: 'mit dem Startkarren', cart: `mit einem Karren für ${paid}`, foot: `zu Fuß für ${paid}` }[how];
    return `${who} zieht ${means} ${to}.`;
  },
  used: (who, what, wild) => `${who} verwendet ${what}${wild ? ', eines davon vom Jokerfeld' : ''}.`,
  produced: (who, tile, at) => `${who} erhält ${at} ${tile}.`,
  producedNothing: (who, good) => `${who} erhält nichts: ${good} ist aufgebraucht.`,
  boatBuilt: (who, boat, gained) =>
    gained === '' ? `${who} baut ein Boot: ${boat}. Seine Ware ist aufgebraucht.` : `${who} baut ein Boot und erhält ${gained}.`,
  houseBuilt: (who, house) => `${who} baut ein Haus: ${house}.`,
  noCardLeft: {
    boats: (who) => `${who} baut, doch es ist keine Bootskarte mehr da.`,
    houses: (who) => `${who} baut, doch es ist keine Hauskarte mehr da.`,
    orders: (who) => `${who} zahlt, doch es ist kein Auftrag mehr da.`,
  },
  roadBuilt: (who, step, gives) =>
    `${who} baut Schritt ${step} der Straße: ${gives === 'planning' ? 'ein weiteres Planungsfeld' : 'Mais'}.`,
  stored: (who, tile, row, source) => `${who} lagert ${tile}${from[source]} ein: ${row}.`,
  rowFilled: (who, row, points, isFirst) =>
    `${who} füllt ${row}${isFirst ? ', die erste volle Reihe des Spiels,' : ''} für ${points}.`,
  cornReceived: (who, corn) => `${who} erhält ${corn}.`,
  cornHeld: (who, held) => `${who} legt Mais in den Maisspeicher; Bestand dort: ${held}.`,
  cornForgone: (who) => `${who} hat keinen Platz für den Mais, oder es ist keiner mehr da.`,
  sold: (who, tile, coins) => `${who} verkauft ${tile} für ${coins}.`,
  orderTaken: (who, order, coins) => `${who} nimmt für ${coins} einen Auftrag: ${order}.`,
  delivered: (who, tile) => `${who} liefert ${tile} für den Auftrag.`,
  orderFinished: (who, points) => `${who} erfüllt den Auftrag für ${points}.`,
  extensionBought: (who, name, coins) => `${who} kauft die Erweiterung „${name}“ für ${coins}.`,
  cartBought: (who, coins) => `${who} kauft einen Karren für ${coins}.`,
  turnEnded: (who) => `${who} beendet den Zug.`,
  passed: (who, forced) => (forced ? `${who} kann nichts mehr tun und passt.` : `${who} passt.`),
  endByLocation: (location, round) => `Alles ${location.at} ist aufgebraucht. Runde ${round} wird die letzte.`,
  endByTrack: (round) => `Die Erweiterungsleiste lässt sich nicht mehr auffüllen. Runde ${round} wird die letzte.`,
  extensionRemoved: (name) => `Niemand hat eine Erweiterung gekauft: „${name}“ kommt aus dem Spiel.`,
  extensionsSlid: 'Die Erweiterungen rutschen nach unten.',
  extensionRevealed: (name, space) => `Die Erweiterung „${name}“ kommt auf Feld ${space} der Erweiterungsleiste.`,
  lateStorageEnded: (who, left) => `${who} beendet die späte Einlagerung; nicht eingelagert: ${left}.`,
  gameEnded: (rounds) => `Das Spiel ist nach ${plural('de', rounds, { one: '# Runde', other: '# Runden' })} zu Ende.`,
};
