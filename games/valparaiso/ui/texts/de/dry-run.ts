// German: what a plan would cost and give, and where it could break.
import type { DryRunWords, Rivals } from '../en/dry-run.ts';

/** Places by name or by number. */
const at = (where: string): string => `${/^\d/.test(where) ? 'an' : 'in'} ${where}`;

const could = ({ names, isMany }: Rivals): string => `${names} ${isMany ? 'könnten' : 'könnte'}`;

export const dryRun: DryRunWords = {
  title: 'Probelauf',
  total: (points, pesos) => `Kommt niemand dazwischen: ${points}, höchstens ${pesos} übrig.`,
  totalPerhapsMore: (points, pesos) => `Kommt niemand dazwischen: ${points}, ${pesos} übrig, vielleicht mehr.`,
  upTo: (points) => `bis zu ${points}`,
  withinReach: (points) => `${points} erreichbar`,
  noPoints: 'keine Siegpunkte',
  range: (least, most) => `${least} bis ${most}`,
  costs: (amounts) => `kostet ${amounts}`,
  gives: (amounts) => `bringt bis zu ${amounts}`,
  givesPerhapsMore: (amounts) => `bringt ${amounts}, vielleicht mehr`,
  nothing: 'kostet und bringt für sich allein nichts.',
  noEffect: 'ohne Wirkung.',
  unknown: 'noch nicht abzusehen.',
  others: 'Die anderen',
  places: (count) => `${count} Orten`,
  stop: {
    alternative: (reason) => `${reason}. Es bleibt nur die Alternativaktion.`,
    nothing: (reason) => `${reason}. Die Karte bleibt ohne Wirkung.`,
    giveUp: (reason, goods) => `${reason}. Möglich, wenn du vorher ${goods} abgibst.`,
  },
  care: {
    tile: (who, where) => `${could(who)} ${at(where)} zuerst handeln: Der Markt rückt nach.`,
    fees: (who, where) => `${could(who)} Händler ${at(where)} haben: Der Handel dort wird teurer.`,
    space: (who, where) => `${could(who)} ${at(where)} zuerst bauen.`,
    toll: (who, where) => `${could(who)} ${at(where)} ein Zollhaus bauen: Der Weg wird teurer.`,
    card: (who, where) => `${could(who)} zuerst eine Karte nehmen: ${where}.`,
  },
  first: (pesos) => `Vorgezogen: +${pesos}.`,
  firstNotCovered: (pesos) => `Vorgezogen: +${pesos}, dafür fehlt das Geld.`,
};
