// German: the guided first round.
import { plural } from '@kontor/table';
import type { LessonPhrases } from '../lesson-phrases.ts';

const steps = (count: number): string => plural('de', count, { one: '# Schritt', other: '# Schritte' });

export const lessons: LessonPhrases = {
  aim: () => ({
    title: 'Plättchen sind Punkte',
    lines: [
      'Die meisten Punkte gewinnen: für Waren, die du am Ende besitzt, Häuser, Boote, erfüllte Aufträge und volle Reihen im Lager.',
      'Sammle also Plättchen und mache aus einfachen bessere.',
    ],
  }),
  circle: () => ({
    title: 'Der Kreis der Orte',
    lines: [
      'Jeder Ort hat eigene Aktionen, und deine Figur muss dort stehen, wenn du handelst.',
      'Der Vorrat ist begrenzt: Ist an einem Ort alles weg, wird die nächste Runde die letzte.',
    ],
  }),
  role: ({ role }) => ({
    title: 'Wähle eine Rolle',
    lines: [
      'Eine Rolle bringt Startplättchen und eine eigene Aktion.',
      ...(role === '' ? [] : [`Für das erste Spiel passt eine, die nur ein Plättchen verlangt, zum Beispiel: ${role}.`]),
    ],
  }),
  missions: () => ({
    title: 'Geheime Missionen',
    lines: [
      'Behalte, was zu deiner Rolle passt, und gib weiter, was auch dir schwerfiele.',
      'Eine erfüllte Mission bringt am Ende ihre Punkte, eine unerfüllte kostet nichts.',
    ],
  }),
  place: ({ plan, isLaid }) =>
    isLaid
      ? { title: 'Dein Plan liegt', lines: ['Lege um, so viel du willst, und sage dann, dass dein Plan fertig ist.'] }
      : {
          title: 'Lege deine Plättchen',
          lines: [
            'Ziehe ein Plättchen auf ein Aktionsfeld, oder tippe erst das Plättchen an, dann das Feld.',
            ...(plan === '' ? [] : [`Ein erster Plan, der aufgeht: ${plan}.`]),
          ],
        },
  movement: ({ cartSteps, foodSteps }) => ({
    title: 'Nahrung für den Weg',
    lines: [
      `Einmal je Runde bringt der Startkarren deine Figur bis zu ${steps(cartSteps)} weit, kostenlos.`,
      `Jede Nahrung auf einem Bewegungsfeld gibt ${steps(foodSteps)} mehr. Zwei Orte je Runde reichen am Anfang.`,
    ],
  }),
  dryRun: () => ({
    title: 'Was dein Plan brächte',
    lines: [
      'Der Probelauf zeigt, was dein Plan bringt, wo ein Plättchen fehlt und was zu weit weg ist.',
      'Lege um, so viel du willst; gefällt er dir, sage, dass dein Plan fertig ist.',
    ],
  }),
  figure: ({ places }) => ({
    title: 'Wo du beginnst',
    lines: [
      'Vor deiner ersten Aktion stellst du die Figur kostenlos an einen beliebigen Ort.',
      places === ''
        ? 'Beginne dort, wo du handeln kannst.'
        : `Beginne, wo deine Plättchen liegen (${places}), und denke an den Weg zum nächsten Ort.`,
    ],
  }),
  act: ({ isFirstAction }) => ({
    title: 'Eine Aktion je Zug',
    lines: [
      isFirstAction
        ? 'Wähle eine Aktion dieses Ortes; danach darfst du dich bewegen, in späteren Zügen auch davor.'
        : 'Wähle eine Aktion dieses Ortes; davor und danach darfst du dich bewegen.',
      'Dann sind die anderen dran, bis alle gepasst haben.',
      'Was du nicht verwendest, wartet auf seinem Feld auf eine spätere Runde.',
    ],
  }),
  cycle: () => ({
    title: 'Deine Plättchen kommen wieder',
    lines: [
      'Verwendete und neue Plättchen warten im Container. Ist der Beutel leer, kommen sie hinein, und du kannst sie wieder ziehen.',
      'Jedes gute Plättchen macht also spätere Runden besser.',
    ],
  }),
  buy: ({ price }) => ({
    title: 'Wozu Münzen gut sind',
    lines: [
      'Der Markt verkauft Aufträge und Erweiterungen, also neue eigene Aktionen, das Dorf Karren.',
      ...(price === '' ? [] : [`Die günstigste Erweiterung kostet jetzt ${price}: früh gekauft, nützt sie das ganze Spiel.`]),
    ],
  }),
  returning: () => ({
    title: 'Vor dem Ziehen',
    lines: [
      'Plättchen auf Aktionsfeldern darfst du jetzt zurücknehmen, doch jedes ersetzt eines, das du ziehen würdest.',
      'Lass liegen, was nur auf sein Gegenstück wartet.',
    ],
  }),
  onwards: () => ({
    title: 'Wie es weitergeht',
    lines: [
      'Baue die Straße für mehr Plättchen je Runde und lagere im Dorf Waren für Punkte ein.',
      'Zeige auf ein Teil oder halte es gedrückt, und es erklärt sich; graue Knöpfe sagen, warum nicht; die Glühbirne fragt einen Bot um Rat.',
    ],
  }),
};
