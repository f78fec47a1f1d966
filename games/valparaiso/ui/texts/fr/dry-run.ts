// French: what a plan would cost and give, and where it could break.
import type { DryRunWords, Rivals } from '../en/dry-run.ts';

const could = ({ names, isMany }: Rivals): string => `${names} ${isMany ? 'pourraient' : 'pourrait'}`;

export const dryRun: DryRunWords = {
  title: 'Simulation',
  total: (points, pesos) => `Comme indiqué, si personne n’intervient : ${points}, au plus ${pesos} de reste.`,
  totalPerhapsMore: (points, pesos) => `Comme indiqué, si personne n’intervient : ${points}, ${pesos} de reste, peut-être plus.`,
  upTo: (points) => `jusqu’à ${points}`,
  withinReach: (points) => `${points} à portée`,
  noPoints: 'aucun point de victoire',
  range: (least, most) => `${least} à ${most}`,
  costs: (amounts) => `coûte ${amounts}`,
  gives: (amounts) => `rapporte jusqu’à ${amounts}`,
  givesPerhapsMore: (amounts) => `rapporte ${amounts}, peut-être plus`,
  nothing: 'ne coûte ni ne rapporte rien à elle seule.',
  alternative: 'Alternative',
  onlyAlternative: (action) => `seulement l’action alternative (${action}).`,
  noEffect: 'sans effet.',
  unknown: 'pas encore prévisible.',
  others: 'Les autres',
  at: (places) => `à ${places}`,
  anywhere: {
    tile: 'sur vos marchés',
    fees: 'sur vos marchés',
    space: 'là où vous comptez construire',
    toll: 'quelque part sur votre chemin',
  },
  stop: {
    excluded: 'L’action principale est incompatible avec les autres cartes du plan',
    alternative: (reason, action) => `${reason}. Il ne reste que l’action alternative : ${action}.`,
    nothing: (reason) => `${reason}. La carte reste sans effet.`,
    giveUp: (reason, goods) => `${reason}. Possible si vous cédez d’abord ${goods}.`,
  },
  care: {
    tile: (who, where) => `${could(who)} commercer avant vous ${where} : le marché avance.`,
    fees: (who, where) => `${could(who)} avoir des marchands ${where} : le commerce y coûte plus cher.`,
    space: (who, where) => `${could(who)} construire avant vous ${where}.`,
    toll: (who, where) => `${could(who)} construire un bureau de douane ${where} : le trajet coûte plus cher.`,
    card: (who, where) => `${could(who)} prendre une carte avant vous : ${where}.`,
  },
  first: (pesos) => `Utiliser la carte en premier coûte ${pesos} de plus.`,
  firstNotCovered: (pesos) => `Utiliser la carte en premier coûte ${pesos} de plus, et l’argent manque.`,
};
