// English: what the numbers rest on.
import type { OriginNote } from '../notes.ts';

export const notes: Readonly<Record<OriginNote, string>> = {
  'count as printed; no value, no price': 'Count as printed; no value, no price.',
  'count as printed; value derived from the printed score line; price our own':
    'Count as printed; value derived from the printed score line; price our own.',
  'count as printed; value derived from the printed score line; price our own; ore and cacao may be swapped':
    'Count as printed; value derived from the printed score line; price our own; ore and cacao may be swapped.',
  'count as printed; value derived from the printed score line; price our own; silver and glass may be swapped':
    'Count as printed; value derived from the printed score line; price our own; silver and glass may be swapped.',
  'count and value as printed; price our own': 'Count and value as printed; price our own.',
  'actions as printed; the book says 2 or 3 spaces, which of them is our own':
    'Actions as printed; the rulebook says 2 or 3 spaces, which of them is our own.',
  'actions as printed; a boat and a fish exchange do not fit together, so at most 3 spaces':
    'Actions as printed; a boat and a fish exchange do not fit together, so at most 3 spaces.',
  'actions as printed; the storing example of the book takes three tiles from here':
    'Actions as printed; the storing example of the rulebook takes three tiles from here.',
  'table of the set-up': 'Table of the set-up.',
  'list of components and rules of movement': 'List of components and rules of movement.',
  'four carts, one of them the starting cart, need three spaces': 'Four carts, one of them the starting cart, need three spaces.',
  'rules of drawing': 'Rules of drawing.',
  'first road': 'First road.',
  'second road': 'Second road.',
  'the book tells the first two steps; their number and order after that are our own':
    'The rulebook tells the first two steps; their number and order after that are our own.',
  'three spaces follow from the example of the book; points our own':
    'Three spaces follow from the example of the rulebook; points our own.',
  'number of rows, spaces and points our own': 'Number of rows, spaces and points our own.',
  'example of the book': 'Example of the rulebook.',
  'the book tells the first two extra costs; the others are our own':
    'The rulebook tells the first two extra costs; the others are our own.',
  'name as printed; action derived from the extensions, starting tiles and coins our own':
    'Name as printed; action derived from the extensions, starting tiles and coins our own.',
  'starting tiles and coin as printed; action derived': 'Starting tiles and coin as printed; action derived.',
  'effect as printed; category and price our own': 'Effect as printed; category and price our own.',
  'effect as printed; category, price, player mark and which tiles exist twice our own':
    'Effect as printed; category, price, player mark and which tiles exist twice our own.',
  'points as printed; one card for each good but food and corn is the natural reading of ten cards':
    'Points as printed; one card for each good but food and corn is the natural reading of ten cards.',
  'the print has 16 orders worth 9 to 19 points; what each asks for is our own':
    'The print has 16 orders worth 9 to 19 points; what each asks for is our own.',
  'condition as printed; points our own': 'Condition as printed; points our own.',
};
