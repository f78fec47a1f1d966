// EC-2.2, EC-2.3, EC-2.11: buying sailing cards, discarding them, and refilling the display.
import type { Seat, Table } from '@kontor/engine';
import type { Board } from './board.ts';
import { book, canPay } from './money.ts';
import { type Card, type Event, hand, inDeck, type Move, onDiscards, onDisplay, type State } from './state.ts';

export function pushPurchases(board: Board, state: State, seat: Seat, moves: Move[]): void {
  for (let card = 0; card < state.cards.length; card++)
    if (state.cards[card] === onDisplay && canPay(state, seat, board.prices[card]!)) moves.push(board.moves.buyCard[card]!);
}

export function buyCard(board: Board, state: State, seat: Seat, card: Card, table: Table<Event>): void {
  const price = board.prices[card]!;
  book(state, seat, 'sailing', -price);
  state.cards[card] = hand(seat);
  state.hasSpent = true;
  table.emit?.({ type: 'cardBought', seat, card, price });
}

/** Lays open cards until both displays are full again, or nothing is left to draw. */
export function refillDisplay(board: Board, state: State, table: Table<Event>): void {
  const { destinations, connections } = board.components.display;
  const drawn: Card[] = [];
  drawKind(state, 0, board.destinationCount, destinations, drawn, table);
  drawKind(state, board.destinationCount, state.cards.length, connections, drawn, table);
  if (drawn.length > 0) table.emit?.({ type: 'displayRefilled', cards: drawn.sort((a, b) => a - b) });
}

function drawKind(state: State, from: Card, to: Card, wanted: number, drawn: Card[], table: Table<Event>): void {
  const { cards } = state;
  let missing = wanted;
  let deck = 0;
  for (let card = from; card < to; card++) {
    if (cards[card] === onDisplay) missing--;
    else if (cards[card] === inDeck) deck++;
  }
  for (; missing > 0; missing--) {
    if (deck === 0) deck = shuffleDiscards(cards, from, to, table);
    if (deck === 0) return;
    let skipped = table.chance.below(deck);
    let card = from;
    for (; cards[card] !== inDeck || skipped > 0; card++) if (cards[card] === inDeck) skipped--;
    cards[card] = onDisplay;
    drawn.push(card);
    deck--;
  }
}

/** EC-2.11: the discards become the deck. Says how many there were. */
function shuffleDiscards(cards: number[], from: Card, to: Card, table: Table<Event>): number {
  let count = 0;
  for (let card = from; card < to; card++)
    if (cards[card] === onDiscards) {
      cards[card] = inDeck;
      count++;
    }
  if (count > 0) table.emit?.({ type: 'discardsShuffled', cards: count });
  return count;
}
