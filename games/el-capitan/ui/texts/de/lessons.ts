// The guided first round of El Capitán in German.
import { plural } from '@kontor/table';
import type { LessonPhrases } from '../lesson-phrases.ts';

const money = (amount: number): string => plural('de', amount, { other: '# Florin' });
const either = (amounts: readonly number[]): string => amounts.join(' oder ');

export const lessons: LessonPhrases = {
  aim: {
    title: 'Worum es geht',
    lines: [
      'Wer nach dem dritten Zahltag die meisten Florin hat, gewinnt.',
      'Zahltage belohnen die Majorität in einer Stadt, die Verbreitung über viele Städte und Festungen.',
      'Ein früh gebautes Warenhaus zahlt sich bis zu dreimal aus.',
    ],
  },
  city: ({ city, now, after, far, hasSecond }) => ({
    title: 'Was eine Stadt zahlt',
    lines: [
      'Warenhäuser füllen die Reihe einer Stadt von vorn.',
      `Das Feld hinter dem letzten zeigt, was der erste Rang am Zahltag erhält; ${hasSecond ? 'der zweite erhält die Hälfte' : 'zu zweit erhält sonst niemand etwas'}.`,
      far === undefined
        ? `In ${city} sind das jetzt ${now}, mit einem Warenhaus mehr ${after}.`
        : `${city} ist leer: jetzt nichts, ${after} mit einem Warenhaus auf Bauplatz 1, ${far} auf Bauplatz 2.`,
    ],
  }),
  neutral: {
    title: 'Deine neutrale Farbe',
    lines: [
      'Zu zweit baust du auch neutrale Warenhäuser: Sie steigern den Wert einer Stadt und können den ersten Rang besetzen, bringen aber kein Geld.',
      'Vor dir muss die Hauptfarbe immer in der Überzahl bleiben.',
    ],
  },
  firstCard: ({ card, price, city, building, gain, left }) => ({
    title: 'Kaufe eine Zielkarte',
    lines: [
      `Ein erster Plan, der aufgeht: Kaufe ${card} für ${price}, segle nach ${city} und baue dort für ${building}.`,
      `Ein Zahltag brächte dir dann ${money(gain)}, und dir bleiben ${left} für die nächsten Züge.`,
    ],
  }),
  anyCard: {
    title: 'Kaufe eine Zielkarte',
    lines: [
      'Eine Zielkarte bringt dein Schiff von überall direkt in ihre Stadt.',
      'Behalte genug Geld, um dort ein Warenhaus zu bauen.',
    ],
  },
  firstSail: ({ card, city, price }) => ({
    title: 'Setze Segel',
    lines: [
      `${card} bringt dein Schiff direkt nach ${city}.`,
      `Es nimmt das erste freie Hafenfeld: Die Münze darauf, ${price}, ist der Preis eines Warenhauses.`,
      'Wer später kommt, zahlt mehr.',
    ],
  }),
  emptyCity: ({ city, near, far }) => ({
    title: 'Bauplatz 1 oder 2',
    lines: [
      `${city} ist leer: Du kannst auf Bauplatz 1 oder 2 beginnen.`,
      `Mit Bauplatz 2 zahlt die Stadt ${far} statt ${near}; doch wer als Nächstes baut, steht auf Bauplatz 1 vor dir und führt bei Gleichstand.`,
    ],
  }),
  nextSite: ({ city, site, amount }) => ({
    title: 'Der nächste Bauplatz',
    lines: [
      `In ${city} kommt das nächste Warenhaus auf Bauplatz ${site}; der erste Rang ist dann ${amount} wert.`,
      'Bei Gleichstand führt, wer weiter vorn steht.',
      'Zeige auf die Wahl: Auf dem Plan siehst du, was sich ändern würde.',
    ],
  }),
  afterBuilding: (city) => ({
    title: 'Lies die Reihe',
    lines: [
      `Die Münze in der Reihe von ${city} zeigt das Feld, das zählt; die Schilder unter dem Namen sagen, wer wie viel erhielte.`,
      'Karten kannst du auf Vorrat kaufen, doch Geld ist knapp: Hast du noch kein Ziel, beende den Zug.',
    ],
  }),
  spread: (few, all) => ({
    title: 'Sei in vielen Städten',
    lines: [
      `Jeder Zahltag zahlt auch für die Verbreitung, also die Städte, in denen du ein geöffnetes Warenhaus hast: ${few.cities} bringen ${few.florins}, ${all.cities} bringen ${all.florins}.`,
      'Darum lohnt sich die Fahrt in neue Städte, auch in billige.',
    ],
  }),
  secondTurn: ({ city, price, onwards }) => ({
    title: 'Bleiben oder weitersegeln',
    lines: [
      `Bleiben braucht keine Karte: Ein Warenhaus mehr in ${city} kostet ${price}.`,
      'Eine Festung bringt jeden Zahltag halb so viel wie der erste Rang, in der vollsten Stadt ebenso viel.',
      ...(onwards ? [`${onwards.card} für ${onwards.price} bringt dich nach ${onwards.city}: gut für die Verbreitung.`] : []),
    ],
  }),
  loan: ({ amounts, repayments, extended }) => ({
    title: 'Wenn das Geld ausgeht',
    lines: [
      `Ein Darlehen ist der ganze Zug: Dein Schiff fährt zur Bank, und du erhältst ${either(amounts)}.`,
      `Nach dem Zahltag zahlst du ${either(repayments)} zurück, verlängert nach dem folgenden ${either(extended)}.`,
      'Früh zu leihen ist üblich: Warenhäuser bringen es wieder ein.',
    ],
  }),
  outer: (cities) => ({
    title: 'Außerhalb des Spielplans',
    lines: [
      `${cities}: nur über eine Strecke zu erreichen, mit den Siegeln einer Ziel- und Streckenkarte, von einer Stadt des Spielplans aus.`,
      'Wer dort ein geöffnetes Warenhaus hat, erhält mindestens die Hälfte.',
    ],
  }),
  pirate: (city, rate) => ({
    title: 'Das Piratenschiff',
    lines: [
      `Wer nach ${city} segelt, versetzt im selben Zug das Piratenschiff, vor oder nach dem Bauen.`,
      `Wo es anlegt, zahlen dir die anderen ${money(rate)} Schutzgebühr pro Gebäude, und sein Hafenfeld ist blockiert.`,
    ],
  }),
  end: (hasTriangle) => ({
    title: 'Wie es weitergeht',
    lines: [
      'Hat jemand alles gebaut, ist nach der Runde Zahltag.',
      hasTriangle
        ? 'Ein Warenhaus auf dem Feld mit dem Dreieck oder einem dunklen Feld schließt das vorderste.'
        : 'Ein Warenhaus auf einem Schließungsfeld schließt das vorderste.',
      'Zeigen oder langes Drücken erklärt jeden Stein, Graues sagt, warum es nicht geht, die Glühbirne fragt einen Bot.',
    ],
  }),
};
