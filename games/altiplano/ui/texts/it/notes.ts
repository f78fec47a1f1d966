// Italian: what the numbers rest on.
import type { OriginNote } from '../notes.ts';

export const notes: Readonly<Record<OriginNote, string>> = {
  'count as printed; no value, no price': 'Numero come stampato; nessun valore, nessun prezzo.',
  'count as printed; value derived from the printed score line; price our own':
    'Numero come stampato; valore dedotto dalla riga del punteggio stampata; prezzo nostro.',
  'count as printed; value derived from the printed score line; price our own; ore and cacao may be swapped':
    'Numero come stampato; valore dedotto dalla riga del punteggio stampata; prezzo nostro; minerale e cacao potrebbero essere scambiati.',
  'count as printed; value derived from the printed score line; price our own; silver and glass may be swapped':
    'Numero come stampato; valore dedotto dalla riga del punteggio stampata; prezzo nostro; argento e vetro potrebbero essere scambiati.',
  'count and value as printed; price our own': 'Numero e valore come stampato; prezzo nostro.',
  'actions as printed; the book says 2 or 3 spaces, which of them is our own':
    'Azioni come stampato; il regolamento dice 2 o 3 caselle, quale delle due è scelta nostra.',
  'actions as printed; a boat and a fish exchange do not fit together, so at most 3 spaces':
    'Azioni come stampato; una barca e uno scambio di pesci non stanno insieme, quindi al massimo 3 caselle.',
  'actions as printed; the storing example of the book takes three tiles from here':
    'Azioni come stampato; l’esempio di magazzino del regolamento prende tre tessere da qui.',
  'table of the set-up': 'Tabella della preparazione.',
  'list of components and rules of movement': 'Elenco dei componenti e regole del movimento.',
  'four carts, one of them the starting cart, need three spaces':
    'Quattro carri, uno dei quali quello iniziale, vogliono tre caselle.',
  'rules of drawing': 'Regole della pesca.',
  'first road': 'Prima strada.',
  'second road': 'Seconda strada.',
  'the book tells the first two steps; their number and order after that are our own':
    'Il regolamento dice i primi due tratti; numero e ordine dei successivi sono nostri.',
  'three spaces follow from the example of the book; points our own':
    'Tre caselle secondo l’esempio del regolamento; punti nostri.',
  'number of rows, spaces and points our own': 'Numero di file, caselle e punti nostri.',
  'example of the book': 'Esempio del regolamento.',
  'the book tells the first two extra costs; the others are our own':
    'Il regolamento dice i primi due costi in più; gli altri sono nostri.',
  'name as printed; action derived from the extensions, starting tiles and coins our own':
    'Nome come stampato; azione dedotta dalle estensioni, tessere e monete iniziali nostre.',
  'starting tiles and coin as printed; action derived': 'Tessere e moneta iniziali come stampato; azione dedotta.',
  'effect as printed; category and price our own': 'Effetto come stampato; categoria e prezzo nostri.',
  'effect as printed; category, price, player mark and which tiles exist twice our own':
    'Effetto come stampato; categoria, prezzo, numero di giocatori e doppioni nostri.',
  'points as printed; one card for each good but food and corn is the natural reading of ten cards':
    'Punti come stampato; una carta per merce, tranne cibo e mais, è la lettura naturale di dieci carte.',
  'the print has 16 orders worth 9 to 19 points; what each asks for is our own':
    'Il gioco stampato ha 16 ordini da 9 a 19 punti; ciò che ognuno chiede è nostro.',
  'condition as printed; points our own': 'Condizione come stampato; punti nostri.',
};
