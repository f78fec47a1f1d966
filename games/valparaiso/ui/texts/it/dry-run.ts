// Italian: what a plan would cost and give, and where it could break.
import { italianTo } from '@kontor/table';
import type { DryRunWords, Rivals } from '../en/dry-run.ts';

/** Places by name or by number. */
const at = (where: string): string => (/^\d/.test(where) ? `in ${where}` : italianTo(where));

const could = ({ names, isMany }: Rivals): string => `${names} ${isMany ? 'potrebbero' : 'potrebbe'}`;

export const dryRun: DryRunWords = {
  title: 'Simulazione',
  total: (points, pesos) => `Se nessuno interviene: ${points}, al massimo ${pesos} di resto.`,
  totalPerhapsMore: (points, pesos) => `Se nessuno interviene: ${points}, ${pesos} di resto, forse di più.`,
  upTo: (points) => `fino a ${points}`,
  withinReach: (points) => `${points} a portata`,
  noPoints: 'nessun punto vittoria',
  range: (least, most) => `da ${least} a ${most}`,
  costs: (amounts) => `costa ${amounts}`,
  gives: (amounts) => `rende fino a ${amounts}`,
  givesPerhapsMore: (amounts) => `rende ${amounts}, forse di più`,
  nothing: 'da sola non costa e non rende nulla.',
  noEffect: 'senza effetto.',
  unknown: 'non ancora prevedibile.',
  others: 'Gli altri',
  places: (count) => `${count} luoghi`,
  stop: {
    alternative: (reason) => `${reason}. Resta solo l’azione alternativa.`,
    nothing: (reason) => `${reason}. La carta resta senza effetto.`,
    giveUp: (reason, goods) => `${reason}. Possibile se prima scarti ${goods}.`,
  },
  care: {
    tile: (who, where) => `${could(who)} commerciare prima di te ${at(where)}: il mercato avanza.`,
    fees: (who, where) => `${could(who)} arrivare ${at(where)}: commerciare lì costa di più.`,
    space: (who, where) => `${could(who)} costruire prima di te ${at(where)}.`,
    toll: (who, where) => `${could(who)} costruire una dogana ${at(where)}: la strada costa di più.`,
    card: (who, where) => `${could(who)} prendere una carta prima di te: ${where}.`,
  },
  first: (pesos) => `Usata per prima: +${pesos}.`,
  firstNotCovered: (pesos) => `Usata per prima: +${pesos}, manca il denaro.`,
};
