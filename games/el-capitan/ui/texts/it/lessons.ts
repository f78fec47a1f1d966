// The guided first round of El Capitán in Italian.
import { italianTo, plural } from '@kontor/table';
import type { LessonPhrases } from '../lesson-phrases.ts';

const money = (amount: number): string => plural('it', amount, { one: '# fiorino', other: '# fiorini' });
const either = (amounts: readonly number[]): string => amounts.join(' o ');

export const lessons: LessonPhrases = {
  aim: {
    title: 'Lo scopo',
    lines: [
      'Vince chi ha più fiorini dopo il terzo giorno di paga.',
      'Si è pagati per la maggioranza in una città, per la diffusione in molte città e per le fortezze.',
      'Un magazzino costruito presto rende fino a tre volte.',
    ],
  },
  city: ({ city, now, after, far, hasSecond }) => ({
    title: 'Quanto paga una città',
    lines: [
      'I magazzini riempiono la fila di una città dall’inizio.',
      `La casella dopo l’ultimo dice quanto riceve il primo posto in un giorno di paga; ${hasSecond ? 'il secondo riceve la metà' : 'in due nessun altro è pagato'}.`,
      far === undefined
        ? `Per ${city} sono ora ${now}, con un magazzino in più ${after}.`
        : `${city} è vuota: ora nulla, ${after} con un magazzino sulla casella 1, ${far} sulla casella 2.`,
    ],
  }),
  neutral: {
    title: 'Il tuo colore neutrale',
    lines: [
      'In due costruisci anche magazzini neutrali: alzano il valore di una città e possono prendere il primo posto, ma non rendono.',
      'Davanti a te il colore principale deve restare sempre il più numeroso.',
    ],
  },
  firstCard: ({ card, price, city, building, gain, left }) => ({
    title: 'Compra una carta destinazione',
    lines: [
      `Un primo piano che funziona: compra ${card} per ${price}, naviga verso ${city} e costruisci lì per ${building}.`,
      `Un giorno di paga ti darebbe allora ${money(gain)}, e ti restano ${left} per i prossimi turni.`,
    ],
  }),
  anyCard: {
    title: 'Compra una carta destinazione',
    lines: [
      'Una carta destinazione porta la tua nave direttamente alla sua città, da ovunque.',
      'Tieni abbastanza denaro per costruirvi un magazzino.',
    ],
  },
  firstSail: ({ card, city, price }) => ({
    title: 'Alza le vele',
    lines: [
      `${card} porta la tua nave direttamente ${italianTo(city)}.`,
      `La nave occupa il primo spazio del porto libero: la sua moneta, ${price}, è il prezzo di un magazzino.`,
      'Chi arriva dopo paga di più.',
    ],
  }),
  emptyCity: ({ city, near, far }) => ({
    title: 'Casella 1 o casella 2',
    lines: [
      `${city} è vuota: puoi cominciare dalla casella 1 o 2.`,
      `Con la casella 2 la città paga ${far} invece di ${near}; ma chi costruisce dopo sta davanti a te, sulla casella 1, e a parità è in testa.`,
    ],
  }),
  nextSite: ({ city, site, amount }) => ({
    title: 'La prossima casella',
    lines: [
      `Il prossimo magazzino ${italianTo(city)} va sulla casella ${site}; il primo posto vale allora ${amount}.`,
      'A parità è in testa chi sta più vicino all’inizio.',
      'Indica la scelta: il tabellone mostra che cosa cambierebbe.',
    ],
  }),
  afterBuilding: (city) => ({
    title: 'Leggi la fila',
    lines: [
      `Nella fila di ${city} la moneta segna la casella che paga; le etichette sotto il nome dicono chi riceverebbe quanto.`,
      'Puoi comprare carte in anticipo, ma il denaro è poco: se non hai una meta, termina il turno.',
    ],
  }),
  spread: (few, all) => ({
    title: 'Sii in molte città',
    lines: [
      `Ogni giorno di paga premia anche la diffusione, cioè le città in cui hai un magazzino aperto: ${few.cities} rendono ${few.florins}, ${all.cities} rendono ${all.florins}.`,
      'Perciò una città nuova vale il viaggio, anche se paga poco.',
    ],
  }),
  secondTurn: ({ city, price, onwards }) => ({
    title: 'Restare o proseguire',
    lines: [
      `Per restare non serve una carta: un altro magazzino ${italianTo(city)} costa ${price}.`,
      'Una fortezza rende a ogni giorno di paga la metà del primo posto, nella città più piena l’importo intero.',
      ...(onwards ? [`${onwards.card} per ${onwards.price} ti porta ${italianTo(onwards.city)}: utile per la diffusione.`] : []),
    ],
  }),
  loan: ({ amounts, repayments, extended }) => ({
    title: 'Quando il denaro manca',
    lines: [
      `Un prestito è l’intero turno: la nave va alla banca e ricevi ${either(amounts)}.`,
      `Dopo il giorno di paga rimborsi ${either(repayments)} o, prolungando, ${either(extended)} dopo quello seguente.`,
      'Un prestito nei primi turni è normale: i magazzini lo ripagano.',
    ],
  }),
  outer: (cities) => ({
    title: 'Fuori dal tabellone',
    lines: [
      `${cities}: ci si arriva solo per rotta, con i sigilli di una carta destinazione, da una città del tabellone.`,
      'In una città esterna un magazzino aperto rende almeno la metà.',
    ],
  }),
  pirate: (city, rate) => ({
    title: 'La nave pirata',
    lines: [
      `Chi naviga verso ${city} sposta la nave pirata nello stesso turno, prima o dopo aver costruito.`,
      `Dove approda, gli altri ti pagano un tributo di ${money(rate)} per edificio, e il suo spazio è bloccato.`,
    ],
  }),
  end: (hasTriangle) => ({
    title: 'Da qui in poi',
    lines: [
      'Quando qualcuno ha costruito tutto, a fine round è giorno di paga.',
      hasTriangle
        ? 'Un magazzino sulla casella col triangolo o su una scura chiude il primo della fila.'
        : 'Un magazzino su una casella scura chiude il primo della fila.',
      'Indicare o tenere premuto spiega ogni pezzo, una scelta grigia dice perché no, la lampadina chiede a un bot.',
    ],
  }),
};
