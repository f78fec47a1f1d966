// Why a move is not possible: the rule that forbids it and a reason that the page words.
import { type Refusal, type Seat, sameData } from '@kontor/engine';
import { type Board, isDestinationCard, isOuter, targetsOf } from './board.ts';
import { freeFortressSite, hasFortress, isNextColour } from './building.ts';
import { freeSpaces } from './harbour.ts';
import { amountDue, isFirstRound, loanPlace } from './loans.ts';
import { florinsTo, landingCities } from './pirate.ts';
import { coloursOf, keepsLimit, nextSite, ownerOf, takenSites } from './row.ts';
import { maySail } from './sailing.ts';
import { bank, type Card, type City, hand, type Move, notInPlay, onDisplay, type State } from './state.ts';
import { legalMoves } from './turn.ts';

type Facts = Readonly<Record<string, string | number>>;
const no = (rule: string, reason: string, facts?: Facts): Refusal => (facts ? { rule, reason, facts } : { rule, reason });

export function whyNot(board: Board, state: State, seat: Seat, move: Move): Refusal | undefined {
  if (legalMoves(board, state, seat).some((legal) => sameData(legal, move))) return undefined;
  if (state.stage === 'over') return no('EC-12.1', 'game-over');
  if (state.active !== seat) return no('EC-1.7', 'not-your-turn', { seat: state.active });
  if (state.stage === 'settlement') return inSettlement(board, state, seat, move);
  if (state.stage === 'startPlayerChoice') return no('EC-11.3', 'name-the-start-player');
  if (move.type === 'repayLoan' || move.type === 'extendLoans') return no('EC-9.7', 'only-after-a-payday');
  if (move.type === 'chooseStartPlayer') return no('EC-11.3', 'only-after-a-payday');
  if (move.type === 'sailPirate' || move.type === 'landPirate') return inErrand(board, state, seat, move);
  if (state.errand !== 'none') return no('EC-14.10', 'pirate-under-way');
  if (state.stage === 'atBank') return no('EC-2.5', 'nothing-after-the-bank');
  switch (move.type) {
    case 'buyCard':
      return notBuying(board, state, seat, move.card);
    case 'sail':
      return notSailing(board, state, seat, move.card, move.city);
    case 'buildWarehouse':
    case 'reopenWarehouse':
      return notPlacing(board, state, seat, move);
    case 'buildFortress':
      return notFortifying(board, state, seat);
    case 'takeLoan':
    case 'pass':
      return notBanking(state, move);
    case 'movePirate':
      return notCalling(state, move.by);
    case 'endTurn':
      return state.protection === 'owed' ? no('EC-14.9', 'pirate-move-owed') : no('EC-2.1', 'action-first');
    default:
      return undefined;
  }
}

const tooDear = (state: State, seat: Seat, price: number): Refusal =>
  no('EC-1.8', 'too-dear', { price, money: state.money[seat]! });

function inSettlement(board: Board, state: State, seat: Seat, move: Move): Refusal {
  if (move.type !== 'repayLoan') return no('EC-9.3', 'settle-loans-first');
  if (!((state.loans[loanPlace(board, seat, move.loan, false)] ?? 0) > 0)) return no('EC-9.3', 'no-such-loan');
  return no('EC-9.7', 'repay-with-money-in-hand', { price: amountDue(board, move.loan, false), money: state.money[seat]! });
}

function notBuying(board: Board, state: State, seat: Seat, card: Card): Refusal {
  return state.cards[card] === onDisplay ? tooDear(state, seat, board.prices[card]!) : no('EC-2.2', 'not-on-display');
}

function notSailing(board: Board, state: State, seat: Seat, card: Card, city: City): Refusal {
  if (state.stage !== 'beforeAction') return no('EC-2.4', 'sail-before-the-action');
  if (state.cards[card] !== hand(seat)) return no('EC-2.2', 'card-not-held');
  if (!maySail(state)) return no('EC-14.16', 'voyage-ended-in-islas-canarias');
  return notCarrying(board, state, card, state.ships[seat]!, city);
}

/** Why this card does not lead from there to the city. */
function notCarrying(board: Board, state: State, card: Card, from: number, city: City): Refusal {
  if (!(state.inPlay & (1 << city))) return no('EC-14.1', 'city-not-in-play');
  if (from === city) return no('EC-3.9', 'another-city-only');
  if (from === bank || from === notInPlay)
    return isOuter(board, city) ? no('EC-14.2', 'outer-city-by-route-only') : no('EC-3.4', 'leave-by-destination-only');
  if (isDestinationCard(board, card)) {
    const { seals } = board.components.destinationCards[card]!;
    return no('EC-3.2', 'too-many-steps', { steps: board.distance[from]![city]!, seals });
  }
  if (isOuter(board, city) || isOuter(board, from)) return no('EC-14.2', 'outer-city-by-route-only');
  return no('EC-3.3', 'connection-elsewhere');
}

function notPlacing(
  board: Board,
  state: State,
  seat: Seat,
  move: Extract<Move, { type: 'buildWarehouse' | 'reopenWarehouse' }>,
): Refusal {
  const { colour, site } = move;
  const city = state.ships[seat]!;
  if (state.stage !== 'beforeAction') return no('EC-2.1', 'one-action-a-turn');
  if (city < 0) return no(move.type === 'buildWarehouse' ? 'EC-4.1' : 'EC-6.1', 'ship-in-no-harbour');
  if (state.spaces[seat] === 0) return no('EC-3.10', 'harbour-full');
  if (!(colour >= 0 && colour < coloursOf(state)) || ownerOf(state, colour) !== seat) return no('EC-4.6', 'not-your-colour');
  if (move.type === 'reopenWarehouse') {
    if (city === board.porto) return no('EC-14.7', 'closed-ones-left-the-game');
    if (state.closed[city * coloursOf(state) + colour] === 0) return no('EC-6.1', 'none-closed-here');
  } else {
    if (state.warehouses[colour] === 0) return no('EC-4.6', 'none-in-front-of-you');
    if (!isNextColour(state, seat, colour)) return no('EC-13.2', 'main-colour-must-outnumber');
  }
  const wrong = wrongSite(board, city, takenSites(state, city), site, move.type === 'reopenWarehouse');
  if (wrong) return wrong;
  if (!keepsLimit(state, city, colour, site)) {
    if (state.money.length < coloursOf(state)) return no('EC-13.3', 'too-many-in-a-row');
    return no('EC-4.4', 'three-in-a-row');
  }
  return tooDear(state, seat, board.harbours[city]![state.spaces[seat]!]!);
}

function wrongSite(board: Board, city: City, taken: number, site: number, reopening: boolean): Refusal | undefined {
  const next = nextSite(board, city, taken);
  const last = board.lastSite[city]!;
  if (next === 0) return reopening ? no('EC-6.5', 'row-full') : no('EC-7.4', 'row-full');
  if (site === next || (taken === 0 && site === 2)) return undefined;
  if (site > last) return no('EC-4.5', 'never-built-on', { site: last + 1 });
  if (taken & (1 << last)) return no('EC-7.1', 'not-the-next-site', { site: next });
  if (taken === 0 || next === 1) return no('EC-4.2', 'begin-with-the-first-two', { site: next });
  return site < next && !(taken & (1 << site))
    ? no('EC-5.4', 'freed-until-the-last-site', { site: next })
    : no('EC-4.3', 'not-the-next-site', { site: next });
}

function notFortifying(board: Board, state: State, seat: Seat): Refusal {
  const city = state.ships[seat]!;
  if (state.stage !== 'beforeAction') return no('EC-2.1', 'one-action-a-turn');
  if (city < 0) return no('EC-8.1', 'ship-in-no-harbour');
  if (state.spaces[seat] === 0) return no('EC-3.10', 'harbour-full');
  if (state.fortresses[seat] === 0) return no('EC-4.6', 'none-in-front-of-you');
  if (hasFortress(board, state, seat, city)) return no('EC-8.2', 'one-fortress-a-city');
  const site = freeFortressSite(board, state, city);
  return site === 0 ? no('EC-8.1', 'no-fortress-site') : tooDear(state, seat, board.cities[city]!.fortresses[site - 1]!);
}

function notBanking(state: State, move: Extract<Move, { type: 'takeLoan' | 'pass' }>): Refusal {
  if (state.stage !== 'beforeAction') return no('EC-2.1', 'one-action-a-turn');
  if (state.protection === 'owed') return no('EC-14.9', 'pirate-move-owed');
  if (isFirstRound(state))
    return move.type === 'pass' ? no('EC-2.7', 'you-can-still-go-on') : no('EC-2.7', 'no-loan-in-the-first-round');
  if (state.hasSpent) return no('EC-2.5', 'a-loan-is-the-whole-turn');
  return move.type === 'pass' ? no('EC-2.6', 'loans-are-left') : no('EC-2.6', 'pile-empty');
}

function notCalling(state: State, by: string): Refusal {
  if (state.pirateCity < 0) return no('EC-14.8', 'no-pirate-in-play');
  if (by === 'free') return no('EC-14.9', 'sail-to-islas-canarias-first');
  if (state.hasHiredPirate) return no('EC-14.19', 'once-a-turn');
  return by === 'cards' ? no('EC-14.19', 'no-card-leads-anywhere') : no('EC-1.8', 'too-dear');
}

function inErrand(board: Board, state: State, seat: Seat, move: Extract<Move, { type: 'sailPirate' | 'landPirate' }>): Refusal {
  if (state.errand === 'none') return no('EC-14.11', 'call-the-pirate-first');
  if (move.type === 'sailPirate') {
    if (state.errand !== 'cards') return no('EC-14.19', 'cards-or-florins');
    if (state.cards[move.card] !== hand(seat)) return no('EC-2.2', 'card-not-held');
    if (targetsOf(board, move.card, state.pirateCity, state.inPlay) & (1 << move.city))
      return no('EC-14.19', 'no-way-on-to-a-free-space');
    return notCarrying(board, state, move.card, state.pirateCity, move.city);
  }
  if (!(state.inPlay & (1 << move.city))) return no('EC-14.1', 'city-not-in-play');
  if (move.city === state.errandFrom) return no('EC-14.10', 'another-city-only');
  if (freeSpaces(board, state, move.city) === 0) return no('EC-14.10', 'harbour-full');
  if (state.errand === 'cards' && move.city !== state.pirateCity) return no('EC-14.19', 'sail-there-with-cards');
  if (!(landingCities(board, state) & (1 << move.city)) || !(board.allSpaces[move.city]! & (1 << move.space)))
    return no('EC-14.10', 'no-such-space');
  return tooDear(state, seat, florinsTo(board, state, move.city));
}
