// French: what a plan would cost and give, and where it could break.
import type { DryRunWords, Rivals } from '../en/dry-run.ts';

const could = ({ names, isMany }: Rivals): string => `${names} ${isMany ? 'pourraient' : 'pourrait'}`;

export const dryRun: DryRunWords = {
  title: 'Simulation',
  total: (points, pesos) => `Si personne n’intervient : ${points}, au plus ${pesos} de reste.`,
  totalPerhapsMore: (points, pesos) => `Si personne n’intervient : ${points}, ${pesos} de reste, peut-être plus.`,
  upTo: (points) => `jusqu’à ${points}`,
  withinReach: (points) => `${points} à portée`,
  noPoints: 'aucun point de victoire',
  range: (least, most) => `${least} à ${most}`,
  costs: (amounts) => `coûte ${amounts}`,
  gives: (amounts) => `rapporte jusqu’à ${amounts}`,
  givesPerhapsMore: (amounts) => `rapporte ${amounts}, peut-être plus`,
  nothing: 'ne coûte ni ne rapporte rien à elle seule.',
  noEffect: 'sans effet.',
  unknown: 'pas encore prévisible.',
  others: 'Les autres',
  places: (count) => `${count} endroits`,
  stop: {
    alternative: (reason) => `${reason}. Il ne reste que l’action alternative.`,
    nothing: (reason) => `${reason}. La carte reste sans effet.`,
    giveUp: (reason, goods) => `${reason}. Possible si vous cédez d’abord ${goods}.`,
  },
  care: {
    tile: (who, where) => `${could(who)} commercer avant vous à ${where} : le marché avance.`,
    fees: (who, where) => `${could(who)} venir à ${where} : le commerce y coûte plus cher.`,
    space: (who, where) => `${could(who)} construire avant vous à ${where}.`,
    toll: (who, where) => `${could(who)} construire un bureau de douane à ${where} : le chemin coûte plus cher.`,
    card: (who, where) => `${could(who)} prendre une carte avant vous : ${where}.`,
  },
  first: (pesos) => `Jouée en premier : +${pesos}.`,
  firstNotCovered: (pesos) => `Jouée en premier : +${pesos}, l’argent manque.`,
};
