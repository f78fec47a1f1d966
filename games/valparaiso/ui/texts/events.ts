// What happened, as whole sentences for the log: the facts are put in order here, the words come from the language.
import type { Names } from '@kontor/table';
import type { Event, Toll } from '../../rules/index.ts';
import type { Phrases } from './phrases.ts';

const isEmpty = (counts: readonly number[]): boolean => counts.every((count) => count === 0);

export function eventIn(phrases: Phrases, event: Event, names: Names): string {
  const { events } = phrases.words.log;
  const { terms } = phrases.words;
  const print = phrases.printOf(names.length);
  const name = (seat: number): string => names[seat] ?? '';
  const who = 'seat' in event ? name(event.seat) : '';
  const place = (index: number): string => phrases.place(print, index);
  const points = phrases.points(phrases.components.end.victoryPoints);
  const payments = (tolls: readonly Toll[]): string => {
    const byOwner = new Map<number, number>();
    for (const { to, pesos } of tolls) byOwner.set(to, (byOwner.get(to) ?? 0) + pesos);
    return phrases.list([...byOwner].map(([to, pesos]) => events.payTo(phrases.pesos(pesos), name(to))));
  };
  switch (event.type) {
    case 'startPlayerDrawn':
      return events.startPlayerDrawn(who);
    case 'goodsTaken':
      return events.goodsTaken(who, phrases.goods(event.goods));
    case 'merchantPlaced':
      return events.merchantPlaced(who, place(event.place));
    case 'roundBegan':
      return events.roundBegan(event.round, name(event.startPlayer));
    case 'goodGivenUp':
      return events.goodGivenUp(who, phrases.goodAmount(event.good, 1), terms.fromStore[event.from], phrases.pesos(event.pesos));
    case 'cardLaid':
      return events.cardLaid(who, phrases.card(event.card), terms.inSlot(event.slot));
    case 'planPickedUp':
      return events.planPickedUp(who);
    case 'planFinished':
      return event.isFirst ? events.planFinishedFirst(who) : events.planFinished(who);
    case 'timeRanOut':
      return events.timeRanOut(phrases.list(event.unfinished.map(name)));
    case 'plansRevealed':
      return events.plansRevealed(
        phrases.apart(
          event.plans.map((plan, seat) => phrases.label(name(seat), phrases.planned(plan).join(', ') || events.emptyPlan)),
        ),
      );
    case 'mayorPaid':
      return events.mayorPaid(who, phrases.pesos(event.pesos));
    case 'firstGoodTaken':
      return events.firstGoodTaken(who, phrases.goodAmount(event.good, 1));
    case 'cardUsed': {
      const say = { main: events.cardUsedMain, alternative: events.cardUsedAlternative, nothing: events.cardUsedNothing };
      const sentence = say[event.side](who, phrases.card(event.card));
      if (event.surcharge === 0) return sentence;
      return events.surcharge(sentence, terms.fromSlot(event.slot), phrases.pesos(event.surcharge));
    }
    case 'goodsTransferred':
      return events.goodsTransferred(who, phrases.goods(event.after));
    case 'exchanged': {
      const gain = phrases.sum(event.gain, event.pesosGained, event.victoryPoints);
      if (isEmpty(event.pay) && event.pesosPaid === 0) return events.gained(who, gain);
      return events.exchanged(who, phrases.sum(event.pay, event.pesosPaid), gain);
    }
    case 'merchantHired':
      return isEmpty(event.pay) && event.pesos === 0
        ? events.merchantHiredFree(who)
        : events.merchantHired(who, phrases.sum(event.pay, event.pesos));
    case 'houseBuilt': {
      const house = terms.aHouse[print.board.places[event.place]?.kind ?? 'village'];
      return isEmpty(event.pay) && event.pesos === 0
        ? events.houseBuiltFree(who, house, place(event.place))
        : events.houseBuilt(who, house, place(event.place), phrases.sum(event.pay, event.pesos));
    }
    case 'merchantMoved': {
      const [from = 0, ...rest] = event.route;
      const via = rest.slice(0, -1);
      const to = place(rest.at(-1) ?? from);
      let sentence =
        via.length === 0
          ? events.merchantMoved(who, place(from), to)
          : events.merchantMovedVia(who, place(from), phrases.list(via.map(place)), to);
      if (event.pesos > 0) sentence = events.costs(sentence, phrases.pesos(event.pesos));
      return event.tolls.length > 0 ? events.paysCustoms(sentence, payments(event.tolls)) : sentence;
    }
    case 'merchantSailed':
      return events.merchantSailed(who, place(event.from), place(event.to));
    case 'tradeFeePaid':
      return events.tradeFeePaid(who, phrases.pesos(event.pesos));
    case 'villageVisited':
      return events.villageVisited(who, place(event.place));
    case 'traded': {
      const gain = phrases.sum(event.gain, event.pesosGained, event.victoryPoints);
      const sentence =
        isEmpty(event.pay) && event.pesosPaid === 0
          ? events.tradedFor(who, place(event.place), gain)
          : events.traded(who, place(event.place), phrases.sum(event.pay, event.pesosPaid), gain);
      return event.fees.length > 0 ? events.paysRivals(sentence, payments(event.fees)) : sentence;
    }
    case 'marketMoved':
      return events.marketMoved(place(event.place), phrases.tile(event.in));
    case 'shipMoved':
      return events.shipMoved(who, phrases.toSector(event.to));
    case 'cardBought': {
      const sentence = events.cardBought(who, phrases.card(event.card), phrases.goods(event.goods));
      if (event.found > 0) return events.found(sentence, phrases.pesos(event.found));
      if (event.compensation === 0) return sentence;
      const to = event.compensated === 0 ? phrases.words.asking.moves.toSupply : phrases.toSector(event.compensated);
      return events.compensated(sentence, phrases.pesos(event.compensation), to);
    }
    case 'cardSpaceRefilled':
      return events.cardSpaceRefilled(phrases.card(event.card), phrases.sector(print.cardSpaces[event.space]?.sector ?? 0));
    case 'cardSpaceLeftEmpty':
      return events.cardSpaceLeftEmpty(phrases.sector(print.cardSpaces[event.space]?.sector ?? 0));
    case 'pointsScored':
      return events.pointsScored(who, phrases.points(event.points), terms.sources[event.source]);
    case 'turnEnded':
      return events.turnEnded(who);
    case 'roundEnded':
      return events.roundEnded(event.round);
    case 'incomeReceived':
      return events.incomeReceived(who, phrases.sum(event.gain, event.pesos));
    case 'majorityPaid':
      return (event.rank === 1 ? events.majorityFirst : events.majoritySecond)(who, phrases.pesos(event.pesos));
    case 'cardCashed':
      return events.cardCashed(who, phrases.card(event.card), phrases.points(event.victoryPoints));
    case 'cardsKept':
      return events.cardsKept(who);
    case 'merchantSentHome':
      return events.merchantSentHome(who, place(event.place));
    case 'merchantsStayed':
      return events.merchantsStayed(who);
    case 'gameEnded':
      return events.gameEnded(phrases.list(event.by.map((ending) => events.endings[ending](points))));
    case 'seatScored':
      return events.seatScored(
        who,
        phrases.goods(event.goods),
        phrases.points(event.fromMoney),
        phrases.points(event.fromCards),
        phrases.pesos(event.pesosLeft),
      );
  }
}
