// Italian: what a plan would cost and give, and where it could break.
import { italianTo } from '@kontor/table';
import type { DryRunWords, Rivals } from '../en/dry-run.ts';

const could = ({ names, isMany }: Rivals): string => `${names} ${isMany ? 'potrebbero' : 'potrebbe'}`;

export const dryRun: DryRunWords = {
  title: 'Simulazione',
  total: (points, pesos) => `Come indicato, se nessuno interviene: ${points}, al massimo ${pesos} di resto.`,
  totalPerhapsMore: (points, pesos) => `Come indicato, se nessuno interviene: ${points}, ${pesos} di resto, forse di più.`,
  upTo: (points) => `fino a ${points}`,
  withinReach: (points) => `${points} a portata`,
  noPoints: 'nessun punto vittoria',
  range: (least, most) => `da ${least} a ${most}`,
  costs: (amounts) => `costa ${amounts}`,
  gives: (amounts) => `rende fino a ${amounts}`,
  givesPerhapsMore: (amounts) => `rende ${amounts}, forse di più`,
  nothing: 'da sola non costa e non rende nulla.',
  alternative: 'Alternativa',
  onlyAlternative: (action) => `solo l’azione alternativa (${action}).`,
  noEffect: 'senza effetto.',
  unknown: 'non ancora prevedibile.',
  others: 'Gli altri',
  at: italianTo,
  anywhere: {
    tile: 'nei tuoi mercati',
    fees: 'nei tuoi mercati',
    space: 'dove vuoi costruire tu',
    toll: 'da qualche parte lungo la tua strada',
  },
  stop: {
    excluded: 'L’azione principale non si concilia con le altre carte del piano',
    alternative: (reason, action) => `${reason}. Resta solo l’azione alternativa: ${action}.`,
    nothing: (reason) => `${reason}. La carta resta senza effetto.`,
    giveUp: (reason, goods) => `${reason}. Possibile se prima scarti ${goods}.`,
  },
  care: {
    tile: (who, where) => `${could(who)} commerciare prima di te ${where}: il mercato avanza.`,
    fees: (who, where) => `${could(who)} avere mercanti ${where}: commerciare lì costa di più.`,
    space: (who, where) => `${could(who)} costruire prima di te ${where}.`,
    toll: (who, where) => `${could(who)} costruire una dogana ${where}: il percorso costa di più.`,
    card: (who, where) => `${could(who)} prendere una carta prima di te: ${where}.`,
  },
  first: (pesos) => `Usare la carta per prima costa ${pesos} in più.`,
  firstNotCovered: (pesos) => `Usare la carta per prima costa ${pesos} in più, e il denaro manca.`,
};
