// Italian: the guided first round.
import { plural } from '@kontor/table';
import type { LessonPhrases } from '../lesson-phrases.ts';

const steps = (count: number): string => plural('it', count, { one: '# passo', other: '# passi' });

export const lessons: LessonPhrases = {
  aim: () => ({
    title: 'Le tessere sono punti',
    lines: [
      'Vince chi ha più punti: per le merci possedute alla fine, case, barche, ordini compiuti e file piene del magazzino.',
      'Raccogli tessere e trasforma quelle semplici in migliori.',
    ],
  }),
  circle: () => ({
    title: 'Il cerchio dei luoghi',
    lines: [
      'Ogni luogo ha le sue azioni, e la tua pedina deve trovarsi lì per agire.',
      'La riserva è limitata: quando un luogo è esaurito, il round seguente è l’ultimo.',
    ],
  }),
  role: ({ role }) => ({
    title: 'Scegli un ruolo',
    lines: [
      'Un ruolo porta tessere iniziali e un’azione tutta tua.',
      ...(role === '' ? [] : [`Per una prima partita va bene uno che chiede una sola tessera, per esempio: ${role}.`]),
    ],
  }),
  missions: () => ({
    title: 'Missioni segrete',
    lines: [
      'Tieni ciò che si adatta al tuo ruolo e passa ciò che sarebbe difficile anche per te.',
      'Una missione compiuta dà i suoi punti alla fine; una non compiuta non costa nulla.',
    ],
  }),
  place: ({ plan, isLaid }) =>
    isLaid
      ? { title: 'Il tuo piano è pronto', lines: ['Riordina quanto vuoi, poi di’ che il tuo piano è finito.'] }
      : {
          title: 'Metti le tue tessere',
          lines: [
            'Trascina una tessera su una casella azione, oppure tocca la tessera e poi la casella.',
            ...(plan === '' ? [] : [`Un primo piano che funziona: ${plan}.`]),
          ],
        },
  movement: ({ cartSteps, foodSteps }) => ({
    title: 'Cibo per il viaggio',
    lines: [
      `Una volta per round il carro iniziale porta la tua pedina fino a ${steps(cartSteps)}, gratis.`,
      `Ogni cibo su una casella movimento dà ${steps(foodSteps)} in più. Due luoghi per round bastano per cominciare.`,
    ],
  }),
  dryRun: () => ({
    title: 'Che cosa dà il tuo piano',
    lines: [
      'La simulazione mostra che cosa porta il tuo piano, dove manca una tessera e che cosa è troppo lontano.',
      'Riordina quanto vuoi; se ti piace, di’ che il tuo piano è finito.',
    ],
  }),
  figure: ({ places }) => ({
    title: 'Dove cominciare',
    lines: [
      'Prima della tua prima azione metti la pedina su un luogo qualsiasi, gratis.',
      places === ''
        ? 'Comincia dove puoi agire.'
        : `Comincia dove si trovano le tue tessere (${places}), e pensa alla via verso il luogo seguente.`,
    ],
  }),
  act: ({ isFirstAction }) => ({
    title: 'Un’azione per turno',
    lines: [
      isFirstAction
        ? 'Scegli un’azione di questo luogo; dopo puoi muoverti, e nei turni seguenti anche prima.'
        : 'Scegli un’azione di questo luogo; prima e dopo puoi muoverti.',
      'Poi tocca agli altri, finché tutti hanno passato.',
      'Ciò che non usi aspetta sulla sua casella un round seguente.',
    ],
  }),
  cycle: () => ({
    title: 'Le tue tessere tornano',
    lines: [
      'Le tessere usate e nuove aspettano nel contenitore. Quando il sacchetto è vuoto ci rientrano, e le peschi di nuovo.',
      'Ogni buona tessera migliora quindi i round seguenti.',
    ],
  }),
  buy: ({ price }) => ({
    title: 'A che servono le monete',
    lines: [
      'Il mercato vende ordini ed estensioni, cioè nuove azioni tutte tue; il villaggio vende carri.',
      ...(price === '' ? [] : [`L’estensione più economica ora costa ${price}: comprata presto, serve per tutta la partita.`]),
    ],
  }),
  returning: () => ({
    title: 'Prima di pescare',
    lines: [
      'Puoi riprendere le tessere rimaste sulle caselle azione, ma ciascuna sostituisce una che pescheresti.',
      'Lascia quelle che aspettano solo la loro compagna.',
    ],
  }),
  onwards: () => ({
    title: 'Da qui in poi',
    lines: [
      'Costruisci la strada per avere più tessere a round, e immagazzina nel villaggio per fare punti.',
      'Indica un pezzo, o tienilo premuto, e si spiega; una scelta grigia dice perché no; la lampadina chiede consiglio a un bot.',
    ],
  }),
};
