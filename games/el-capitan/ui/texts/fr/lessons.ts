// The guided first round of El Capitán in French.
import { frenchOf, plural } from '@kontor/table';
import type { LessonPhrases } from '../lesson-phrases.ts';

const money = (amount: number): string => plural('fr', amount, { one: '# florin', other: '# florins' });
const either = (amounts: readonly number[]): string => amounts.join(' ou ');

export const lessons: LessonPhrases = {
  aim: {
    title: 'Le but du jeu',
    lines: [
      'Celui qui a le plus de florins après le troisième jour de paie gagne.',
      'On est payé pour la majorité dans une ville, pour la présence dans beaucoup de villes et pour les forteresses.',
      'Un entrepôt construit tôt rapporte jusqu’à trois fois.',
    ],
  },
  city: ({ city, now, after, far, hasSecond }) => ({
    title: 'Ce que paie une ville',
    lines: [
      'Les entrepôts remplissent la rangée depuis le début.',
      `La case qui suit le dernier dit ce que le premier rang reçoit un jour de paie ; ${hasSecond ? 'le second en reçoit la moitié' : 'à deux, personne d’autre n’est payé'}.`,
      far === undefined
        ? `À ${city}, c’est ${now} maintenant, ${after} avec un entrepôt de plus.`
        : `${city} est vide : rien maintenant, ${after} avec un entrepôt sur la case 1, ${far} sur la case 2.`,
    ],
  }),
  neutral: {
    title: 'Votre couleur neutre',
    lines: [
      'À deux, vous construisez aussi des entrepôts neutres : ils font monter la valeur d’une ville et peuvent prendre le premier rang, mais ne rapportent rien.',
      'Devant vous, la couleur principale doit toujours rester la plus nombreuse.',
    ],
  },
  firstCard: ({ card, price, city, building, gain, left }) => ({
    title: 'Achetez une carte destination',
    lines: [
      `Un premier plan qui marche : achetez ${card} pour ${price}, naviguez vers ${city} et construisez-y pour ${building}.`,
      `Un jour de paie vous verserait alors ${money(gain)}, et il vous reste ${left} pour les tours suivants.`,
    ],
  }),
  anyCard: {
    title: 'Achetez une carte destination',
    lines: [
      'Une carte destination mène votre bateau directement à sa ville, d’où que ce soit.',
      'Gardez de quoi y construire un entrepôt.',
    ],
  },
  firstSail: ({ card, city, price }) => ({
    title: 'Hissez les voiles',
    lines: [
      `${card} mène votre bateau directement à ${city}.`,
      `Il y prend le premier emplacement de port libre : sa pièce, ${price}, est le prix d’un entrepôt.`,
      'Qui vient plus tard paie plus.',
    ],
  }),
  emptyCity: ({ city, near, far }) => ({
    title: 'Case 1 ou case 2',
    lines: [
      `${city} est vide : vous pouvez commencer sur la case 1 ou 2.`,
      `Avec la case 2, la ville paie ${far} au lieu de ${near} ; mais le suivant se place devant vous, sur la case 1, et mène à égalité.`,
    ],
  }),
  nextSite: ({ city, site, amount }) => ({
    title: 'La prochaine case',
    lines: [
      `À ${city}, le prochain entrepôt va sur la case ${site} ; le premier rang vaut alors ${amount}.`,
      'À égalité, celui qui est plus près du début mène.',
      'Pointez le choix : le plateau montre ce qui changerait.',
    ],
  }),
  afterBuilding: (city) => ({
    title: 'Lisez la rangée',
    lines: [
      `Dans la rangée ${frenchOf(city)}, la pièce marque la case qui paie ; les étiquettes sous le nom disent qui recevrait combien.`,
      'On peut acheter des cartes d’avance, mais l’argent est rare : sans but précis, terminez votre tour.',
    ],
  }),
  spread: (few, all) => ({
    title: 'Soyez dans beaucoup de villes',
    lines: [
      `Chaque jour de paie récompense aussi la présence, les villes où vous avez un entrepôt ouvert : ${few.cities} rapportent ${few.florins}, ${all.cities} rapportent ${all.florins}.`,
      'Une ville nouvelle vaut donc le voyage, même bon marché.',
    ],
  }),
  secondTurn: ({ city, price, onwards }) => ({
    title: 'Rester ou repartir',
    lines: [
      `Rester se fait sans carte : un entrepôt de plus à ${city} coûte ${price}.`,
      'Une forteresse rapporte à chaque jour de paie la moitié du premier rang, le tout dans la ville la plus remplie.',
      ...(onwards ? [`${onwards.card} pour ${onwards.price} vous mène à ${onwards.city} : bon pour la présence.`] : []),
    ],
  }),
  loan: ({ amounts, repayments, extended }) => ({
    title: 'Quand l’argent manque',
    lines: [
      `Un prêt est tout votre tour : votre bateau va à la banque et vous recevez ${either(amounts)}.`,
      `Après le jour de paie, vous remboursez ${either(repayments)}, ou, en prolongeant, ${either(extended)} après le suivant.`,
      'Emprunter tôt est courant : les entrepôts le remboursent.',
    ],
  }),
  outer: (cities) => ({
    title: 'Hors du plateau',
    lines: [
      `${cities} : on n’y va que par un trajet, avec les sceaux d’une carte destination, depuis une ville du plateau.`,
      'Dans une ville extérieure, un entrepôt ouvert rapporte au moins la moitié.',
    ],
  }),
  pirate: (city, rate) => ({
    title: 'Le bateau pirate',
    lines: [
      `Celui qui navigue vers ${city} déplace le bateau pirate dans le même tour, avant ou après la construction.`,
      `Là où il accoste, les autres vous versent un tribut de ${money(rate)} par bâtiment, et son emplacement est bloqué.`,
    ],
  }),
  end: (hasTriangle) => ({
    title: 'Et ensuite',
    lines: [
      'Dès que quelqu’un a tout construit, la manche finit par un jour de paie.',
      hasTriangle
        ? 'Un entrepôt sur la case au triangle ou sur une case foncée ferme le premier de la rangée.'
        : 'Un entrepôt sur une case foncée ferme le premier de la rangée.',
      'Pointer ou appuyer longuement explique tout, un choix grisé dit pourquoi, l’ampoule interroge un bot.',
    ],
  }),
};
