// Italian: what happened, as whole sentences.
import { plural } from '@kontor/table';
import type { Log } from '../phrases.ts';

const from = {
  village: '',
  wild: ' dalla casella jolly',
  road: '',
  shed: ' dal granaio',
  bag: ' dal sacchetto',
} as const;

export const log: Log = {
  tableLaid: (ring, who, orders) =>
    `Il cerchio dei luoghi: ${ring}. ${plural('it', orders, { one: '# ordine esce', other: '# ordini escono' })} dal gioco. Primo giocatore: ${who}.`,
  roleDrawn: (who, role) => `${who} pesca il ruolo ${role}.`,
  roleChosen: (who, role) => `${who} sceglie il ruolo ${role}.`,
  kitTaken: (who, what) => `${who} inizia con ${what}.`,
  missionsDealt: (who, count, missions) =>
    missions === ''
      ? `${who} riceve in mano ${plural('it', count, { one: '# missione', other: '# missioni' })}.`
      : `${who} riceve in mano queste missioni: ${missions}.`,
  missionsReceived: (who, count, missions) => {
    const giver = plural('it', count, { one: 'dall’avversario', other: 'dai vicini' });
    return missions === ''
      ? `${who} riceve ${giver} ${plural('it', count, { one: '# missione', other: '# missioni' })}.`
      : `${who} riceve ${giver} ${plural('it', count, { one: 'questa missione', other: 'queste missioni' })}: ${missions}.`;
  },
  missionKept: (who, mission) => `${who} tiene la missione: ${mission}.`,
  missionPassed: (who, mission) => `${who} passa la missione: ${mission}.`,
  missionDropped: (who, mission) => `${who} scarta la missione: ${mission}.`,
  missionFulfilled: (who, mission, points) => `${who} compie una missione per ${points}: ${mission}.`,
  roundBegan: (round, who, isLast) => `Inizia il round ${round}${isLast ? '. È l’ultimo' : ''}. Primo giocatore: ${who}.`,
  itemReturned: (who, item, place) => `${who} riprende: ${item} (${place}).`,
  itemPlaced: (who, item, at) => `${who} mette ${item} ${at}.`,
  gotReady: (who) => `${who} ha finito.`,
  returnsShown: (lists) => `Tessere e monete vengono riprese. ${lists}.`,
  plansShown: (lists) => `I piani vengono mostrati. ${lists}.`,
  nothing: 'niente',
  bagRefilled: (who, tiles) => `${who} svuota il contenitore nel sacchetto: ${tiles}.`,
  tilesDrawn: (who, tiles) => `${who} pesca ${tiles}.`,
  nothingDrawn: (who) => `${who} non ha tessere da pescare.`,
  tileExchanged: (who, tile) => `${who} mette ${tile} nel contenitore.`,
  tileTaken: (who, tile) => `${who} prende ${tile} dal contenitore.`,
  exchangeSkipped: (who) => `${who} rinuncia allo scambio.`,
  figurePut: (who, at) => `${who} comincia ${at}.`,
  travelled: (who, to, how, paid) => {
    const means = { starting: 'con il carro iniziale', cart: `con un carro, per ${paid}`, foot: `a piedi, per ${paid}` }[how];
    return `${who} va ${to} ${means}.`;
  },
  used: (who, what, wild) => `${who} usa ${what}${wild ? ', una tessera dalla casella jolly' : ''}.`,
  produced: (who, tile, at) => `${who} riceve ${tile} ${at}.`,
  producedNothing: (who, good) => `${who} non riceve nulla, la riserva è esaurita: ${good.toLowerCase()}.`,
  boatBuilt: (who, boat, gained) =>
    gained === ''
      ? `${who} costruisce una barca: ${boat}. La sua merce è esaurita.`
      : `${who} costruisce una barca e riceve ${gained}.`,
  houseBuilt: (who, house) => `${who} costruisce una casa: ${house}.`,
  noCardLeft: {
    boats: (who) => `${who} costruisce, ma non ci sono più carte barca.`,
    houses: (who) => `${who} costruisce, ma non ci sono più carte casa.`,
    orders: (who) => `${who} paga, ma non ci sono più ordini.`,
  },
  roadBuilt: (who, step, gives) =>
    `${who} costruisce il tratto ${step} della strada: ${gives === 'planning' ? 'un’altra casella pianificazione' : 'mais'}.`,
  stored: (who, tile, row, source) => `${who} immagazzina ${tile}${from[source]}: ${row}.`,
  rowFilled: (who, row, points, isFirst) =>
    `${who} riempie la ${row}${isFirst ? ', la prima fila piena della partita,' : ''} per ${points}.`,
  cornReceived: (who, corn) => `${who} riceve ${corn}.`,
  cornHeld: (who, held) => `${who} mette del mais nel granaio, che ora ne contiene ${held}.`,
  cornForgone: (who) => `${who} non ha posto per il mais, o non ce n’è più.`,
  sold: (who, tile, coins) => `${who} vende ${tile} per ${coins}.`,
  orderTaken: (who, order, coins) => `${who} prende un ordine per ${coins}: ${order}.`,
  delivered: (who, tile) => `${who} consegna ${tile} per l’ordine.`,
  orderFinished: (who, points) => `${who} completa l’ordine per ${points}.`,
  extensionBought: (who, name, coins) => `${who} compra l’estensione «${name}» per ${coins}.`,
  cartBought: (who, coins) => `${who} compra un carro per ${coins}.`,
  turnEnded: (who) => `${who} termina il turno.`,
  passed: (who, forced) => (forced ? `${who} non può fare altro e passa.` : `${who} passa.`),
  endByLocation: (location, round) => `Tutto è esaurito ${location.at}. Il round ${round} sarà l’ultimo.`,
  endByTrack: (round) => `Il tracciato delle estensioni non si può più riempire. Il round ${round} sarà l’ultimo.`,
  extensionRemoved: (name) => `Nessuno ha comprato un’estensione: «${name}» esce dal gioco.`,
  extensionsSlid: 'Le estensioni scorrono in basso.',
  extensionRevealed: (name, space) => `L’estensione «${name}» arriva sulla casella ${space} del tracciato.`,
  lateStorageEnded: (who, left) => `${who} finisce il deposito tardivo; restano ${left}.`,
  gameEnded: (rounds) => `La partita è finita dopo ${plural('it', rounds, { one: '# round', other: '# round' })}.`,
};
