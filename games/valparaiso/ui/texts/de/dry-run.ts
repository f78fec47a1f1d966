// German: what a plan would cost and give, and where it could break.
import type { DryRunWords, Rivals } from '../en/dry-run.ts';

const could = ({ names, isMany }: Rivals): string => `${names} ${isMany ? 'könnten' : 'könnte'}`;

export const dryRun: DryRunWords = {
  title: 'Probelauf',
  total: (points, pesos) => `Wie gezeigt, wenn niemand dazwischenkommt: ${points}, höchstens ${pesos} übrig.`,
  totalPerhapsMore: (points, pesos) => `Wie gezeigt, wenn niemand dazwischenkommt: ${points}, ${pesos} übrig, vielleicht mehr.`,
  upTo: (points) => `bis zu ${points}`,
  withinReach: (points) => `${points} erreichbar`,
  noPoints: 'keine Siegpunkte',
  range: (least, most) => `${least} bis ${most}`,
  costs: (amounts) => `kostet ${amounts}`,
  gives: (amounts) => `bringt bis zu ${amounts}`,
  givesPerhapsMore: (amounts) => `bringt ${amounts}, vielleicht mehr`,
  nothing: 'kostet und bringt für sich allein nichts.',
  alternative: 'Alternative',
  onlyAlternative: (action) => `nur die Alternativaktion (${action}).`,
  noEffect: 'ohne Wirkung.',
  unknown: 'noch nicht abzusehen.',
  others: 'Die anderen',
  at: (places) => `in ${places}`,
  anywhere: {
    tile: 'dort, wo du handeln willst,',
    fees: 'dort, wo du handeln willst,',
    space: 'dort, wo du bauen willst,',
    toll: 'irgendwo auf deinem Weg',
  },
  stop: {
    excluded: 'Die Hauptaktion verträgt sich nicht mit den anderen Karten des Plans',
    alternative: (reason, action) => `${reason}. Es bleibt nur die Alternativaktion: ${action}.`,
    nothing: (reason) => `${reason}. Die Karte bleibt ohne Wirkung.`,
    giveUp: (reason, goods) => `${reason}. Möglich, wenn du vorher ${goods} abgibst.`,
  },
  care: {
    tile: (who, where) => `${could(who)} ${where} zuerst handeln: Der Markt rückt nach.`,
    fees: (who, where) => `${could(who)} ${where} Händler haben: Der Handel dort wird teurer.`,
    space: (who, where) => `${could(who)} ${where} zuerst bauen.`,
    toll: (who, where) => `${could(who)} ${where} ein Zollhaus bauen: Der Weg wird teurer.`,
    card: (who, where) => `${could(who)} zuerst eine Karte nehmen: ${where}.`,
  },
  first: (pesos) => `Vorgezogen kostet die Karte ${pesos} mehr.`,
  firstNotCovered: (pesos) => `Vorgezogen kostet die Karte ${pesos} mehr, und das Geld fehlt.`,
};
