// French: what happened, as whole sentences.
import { plural } from '@kontor/table';
import type { Log } from '../phrases.ts';

const from = {
  village: '',
  wild: ' de la case joker',
  road: '',
  shed: ' du grenier',
  bag: ' du sac',
} as const;

export const log: Log = {
  tableLaid: (ring, who, orders) =>
    `Le cercle des lieux : ${ring}. ${plural('fr', orders, { one: '# commande est retirée', other: '# commandes sont retirées' })} du jeu. Premier joueur : ${who}.`,
  roleDrawn: (who, role) => `${who} pioche le rôle ${role}.`,
  roleChosen: (who, role) => `${who} choisit le rôle ${role}.`,
  kitTaken: (who, what) => `${who} commence avec ${what}.`,
  missionsDealt: (who, count, missions) =>
    missions === ''
      ? `${who} reçoit ${plural('fr', count, { one: '# mission', other: '# missions' })} en main.`
      : `${who} reçoit ces missions en main : ${missions}.`,
  missionsReceived: (who, count, missions) => {
    const giver = plural('fr', count, { one: 'de l’adversaire', other: 'des voisins' });
    return missions === ''
      ? `${who} reçoit ${plural('fr', count, { one: '# mission', other: '# missions' })} ${giver}.`
      : `${who} reçoit ${plural('fr', count, { one: 'cette mission', other: 'ces missions' })} ${giver} : ${missions}.`;
  },
  missionKept: (who, mission) => `${who} garde la mission : ${mission}.`,
  missionPassed: (who, mission) => `${who} transmet la mission : ${mission}.`,
  missionDropped: (who, mission) => `${who} écarte la mission : ${mission}.`,
  missionFulfilled: (who, mission, points) => `${who} réalise une mission pour ${points} : ${mission}.`,
  roundBegan: (round, who, isLast) =>
    `La manche ${round} commence${isLast ? '. C’est la dernière' : ''}. Premier joueur : ${who}.`,
  itemReturned: (who, item, place) => `${who} reprend : ${item} (${place}).`,
  itemPlaced: (who, item, at) => `${who} place ${item} ${at}.`,
  gotReady: (who) => `${who} a terminé.`,
  returnsShown: (lists) => `Tuiles et pièces sont reprises. ${lists}.`,
  plansShown: (lists) => `Les plans sont révélés. ${lists}.`,
  nothing: 'rien',
  bagRefilled: (who, tiles) => `${who} vide le conteneur dans le sac : ${tiles}.`,
  tilesDrawn: (who, tiles) => `${who} pioche ${tiles}.`,
  nothingDrawn: (who) => `${who} n’a aucune tuile à piocher.`,
  tileExchanged: (who, tile) => `${who} met ${tile} dans le conteneur.`,
  tileTaken: (who, tile) => `${who} prend ${tile} du conteneur.`,
  exchangeSkipped: (who) => `${who} renonce à l’échange.`,
  figurePut: (who, at) => `${who} commence ${at}.`,
  travelled: (who, to, how, paid) => {
    const means = { starting: 'avec le chariot de départ', cart: `avec un chariot, pour ${paid}`, foot: `à pied, pour ${paid}` }[
      how
    ];
    return `${who} va ${to} ${means}.`;
  },
  used: (who, what, wild) => `${who} utilise ${what}${wild ? ', dont une tuile de la case joker' : ''}.`,
  produced: (who, tile, at) => `${who} reçoit ${tile} ${at}.`,
  producedNothing: (who, good) => `${who} ne reçoit rien, la réserve est épuisée : ${good.toLowerCase()}.`,
  boatBuilt: (who, boat, gained) =>
    gained === ''
      ? `${who} construit un bateau : ${boat}. Sa marchandise est épuisée.`
      : `${who} construit un bateau et reçoit ${gained}.`,
  houseBuilt: (who, house) => `${who} construit une maison : ${house}.`,
  noCardLeft: {
    boats: (who) => `${who} construit, mais il n’y a plus de carte bateau.`,
    houses: (who) => `${who} construit, mais il n’y a plus de carte maison.`,
    orders: (who) => `${who} paie, mais il n’y a plus de commande.`,
  },
  roadBuilt: (who, step, gives) =>
    `${who} construit l’étape ${step} de la route : ${gives === 'planning' ? 'une case de planification de plus' : 'du maïs'}.`,
  stored: (who, tile, row, source) => `${who} stocke ${tile}${from[source]} : ${row}.`,
  rowFilled: (who, row, points, isFirst) =>
    `${who} remplit la ${row}${isFirst ? ', première rangée pleine de la partie,' : ''} pour ${points}.`,
  cornReceived: (who, corn) => `${who} reçoit ${corn}.`,
  cornHeld: (who, held) => `${who} met du maïs au grenier, qui en contient maintenant ${held}.`,
  cornForgone: (who) => `${who} n’a pas de place pour le maïs, ou il n’y en a plus.`,
  sold: (who, tile, coins) => `${who} vend ${tile} pour ${coins}.`,
  orderTaken: (who, order, coins) => `${who} acquiert une commande pour ${coins} : ${order}.`,
  delivered: (who, tile) => `${who} livre ${tile} pour la commande.`,
  orderFinished: (who, points) => `${who} réalise la commande pour ${points}.`,
  extensionBought: (who, name, coins) => `${who} achète l’extension « ${name} » pour ${coins}.`,
  cartBought: (who, coins) => `${who} achète un chariot pour ${coins}.`,
  turnEnded: (who) => `${who} termine son tour.`,
  passed: (who, forced) => (forced ? `${who} ne peut plus rien faire et passe.` : `${who} passe.`),
  endByLocation: (location, round) => `Tout est épuisé ${location.at}. La manche ${round} sera la dernière.`,
  endByTrack: (round) => `La piste d’extension ne peut plus être complétée. La manche ${round} sera la dernière.`,
  extensionRemoved: (name) => `Aucune extension n’a été achetée : « ${name} » est retirée du jeu.`,
  extensionsSlid: 'Les extensions glissent vers le bas.',
  extensionRevealed: (name, space) => `L’extension « ${name} » arrive sur la case ${space} de la piste.`,
  lateStorageEnded: (who, left) => `${who} termine le stockage tardif ; il reste ${left}.`,
  gameEnded: (rounds) => `La partie est terminée après ${plural('fr', rounds, { one: '# manche', other: '# manches' })}.`,
};
