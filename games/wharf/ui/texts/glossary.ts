// The terms of Wharf. The game is our own, and so are its words in every language.
import { type Glossary, ownTerms, termsFrom } from '@kontor/table';

const term = termsFrom(ownTerms);

export const glossary: Glossary = {
  good: term('good', 'Ware', 'marchandise', 'merc'),
  coin: term('coin', 'Münze', 'pièce', 'monet'),
  order: term('order', 'Auftrag', 'ordre', 'ordin'),
  load: term('load', 'laden', 'charger', 'caricare'),
  sell: term('sell', 'verkaufen', 'vendre', 'vendere'),
  barter: term('barter', 'tauschen', 'troquer', 'barattare'),
  market: term('market', 'Markt', 'marché', 'mercato'),
  bag: term('bag', 'Beutel', 'sac', 'sacchetto'),
  hand: term('hand', 'Hand', 'main', 'mano'),
  round: term('round', 'Runde', 'manche', 'round'),
  startPlayer: term('start player', 'Startspieler', 'premier joueur', 'primo giocatore'),
};
