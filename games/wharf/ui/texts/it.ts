// Wharf in Italian.
import { plural } from '@kontor/table';
import type { Order } from '../../rules/index.ts';
import { readTarget, type WharfTexts } from './wharf-texts.ts';

const goods = ['sale', 'seta', 'spezie'];
const good = (index: number): string => goods[index] ?? `merce ${index + 1}`;
const coins = (count: number): string => plural('it', count, { one: '# moneta', other: '# monete' });
const orders: Record<Order, string> = { load: 'Caricare', sell: 'Vendere', barter: 'Barattare' };
const hints: Record<Order, string> = {
  load: 'Pesca 2 merci dal sacchetto.',
  sell: 'Vendi fino a 3 merci al loro prezzo. Ogni vendita abbassa quel prezzo di 1.',
  barter: 'Scambia una merce con un altro tipo dal mercato. Il prezzo di quella che prendi sale di 1.',
};

export const it: WharfTexts = {
  prompt(prompt, view, seat) {
    if (prompt === 'plan') {
      const laid = view.plans[seat]?.length ?? 0;
      if (laid === 2) return 'Il tuo piano è pronto. Confermi?';
      return laid === 0 ? 'Posa il tuo primo ordine.' : 'Posa il tuo secondo ordine, diverso dal primo.';
    }
    if (prompt === 'sell') {
      const left = view.frame?.type === 'sell' ? view.frame.left : 0;
      return `Vendi una merce o fermati. Puoi venderne ancora ${plural('it', left, { one: '#', other: '#' })}.`;
    }
    const given = view.frame?.type === 'barter' ? view.frame.given : null;
    return given === null ? 'Offri una merce in baratto o fermati.' : `Prendi un altro tipo in cambio di: ${good(given)}.`;
  },
  move(move, view) {
    switch (move.type) {
      case 'layOrder':
        return orders[move.order];
      case 'getReady':
        return 'Confermo';
      case 'sell':
        return `Vendi ${good(move.good)} per ${view.prices[move.good] ?? '?'}`;
      case 'offer':
        return `Offri ${good(move.good)}`;
      case 'take':
        return `Prendi ${good(move.good)}`;
      case 'stop':
        return 'Fermati qui';
    }
  },
  event(event, names) {
    const who = 'seat' in event ? names[event.seat] : '';
    switch (event.type) {
      case 'roundBegan':
        return `Comincia il round ${event.round}. ${names[event.startPlayer]} gioca per primo.`;
      case 'orderLaid':
        return `${who} posa l’ordine ${orders[event.order].toLowerCase()}.`;
      case 'gotReady':
        return `${who} ha confermato.`;
      case 'plansRevealed':
        return `I piani vengono rivelati: ${event.plans
          .map((plan, seat) => `${names[seat]} ${plan.map((order) => orders[order].toLowerCase()).join(' e ')}`)
          .join('; ')}.`;
      case 'loaded':
        return event.goods && event.goods.length > 0
          ? `${who} carica ${event.goods.map(good).join(' e ')}.`
          : `${who} carica ${plural('it', event.count, { one: '# merce', other: '# merci' })}.`;
      case 'sold':
        return `${who} vende ${good(event.good)} per ${coins(event.price)}.`;
      case 'offered':
        return `${who} offre ${good(event.good)}.`;
      case 'bartered':
        return `${who} baratta ${good(event.given)} con ${good(event.taken)}.`;
      case 'stopped':
        return event.order === 'sell' ? `${who} smette di vendere.` : `${who} non baratta.`;
      case 'gameEnded':
        return 'La partita è finita.';
    }
  },
  refusal({ reason }) {
    const reasons: Record<string, string> = {
      'other-phase': 'Questo appartiene a un’altra parte del round',
      'two-orders-first': 'Posa prima due ordini',
      'two-different-orders': 'I due ordini devono essere diversi, e sono soltanto due',
      'not-in-hand': 'Non ne hai in mano',
      'not-another-kind': 'Puoi prendere solo un tipo presente al mercato e diverso da quello che dai',
    };
    return reasons[reason] ?? 'Ora non è possibile';
  },
  source: (source) => ({ coins: 'Monete', goods: 'Merci in mano' })[source] ?? source,
  option: (name) =>
    name === 'startPlayer'
      ? { label: 'Primo giocatore', hint: 'Chi comincia: estratto a sorte, oppure un certo posto.' }
      : { label: name, hint: '' },
  overview(view, viewer, names) {
    const lines = [`Round ${view.round} di 5.`];
    for (const [index, price] of view.prices.entries())
      lines.push(`${goods[index]}: prezzo ${price}, ${view.market[index]} al mercato.`);
    for (const [seat, name] of names.entries()) {
      const hand = view.hands[seat];
      const held = hand
        ? hand.map((count, index) => `${count} ${good(index)}`).join(', ')
        : plural('it', view.handSizes[seat] ?? 0, { one: '# merce', other: '# merci' });
      const plan = view.plans[seat];
      const planned = plan && plan.length > 0 ? ` Plan: ${plan.map((order) => orders[order]).join(', ')}.` : '';
      lines.push(`${name}${seat === viewer ? ' (tu)' : ''}: ${coins(view.coins[seat] ?? 0)}, ${held}.${planned}`);
    }
    return lines;
  },
  explain(target, view, viewer, names) {
    const { kind, value, index } = readTarget(target);
    switch (kind) {
      case 'stall':
        return {
          title: `Bancarella: ${good(index)}`,
          lines: [
            `${plural('it', view.market[index] ?? 0, { one: '# si trova', other: '# si trovano' })} al mercato.`,
            'Una vendita abbassa il prezzo di 1, un baratto lo alza di 1.',
          ],
          worth: `Ora rende ${coins(view.prices[index] ?? 0)}.`,
          rule: 'WH-4.3',
        };
      case 'hand':
        return {
          title: `In mano: ${viewer === 'spectator' ? 0 : (view.hands[viewer]?.[index] ?? 0)} ${good(index)}`,
          lines: ['Nascosto agli altri. Alla fine vale 1 moneta.'],
          worth: `Ora si vende a ${coins(view.prices[index] ?? 0)}.`,
          rule: 'WH-5.1',
        };
      case 'bag':
        return {
          title: 'Il sacchetto',
          lines: [
            `Contiene ${plural('it', view.bagSize, { one: '# merce', other: '# merci' })}.`,
            'Caricando si pesca da qui; ciò che si vende vi ritorna.',
          ],
          rule: 'WH-4.2',
        };
      case 'order':
        return { title: orders[value as Order], lines: [hints[value as Order]], rule: 'WH-3.1' };
      case 'rounds':
        return {
          title: `Round ${view.round} di 5`,
          lines: [`In questo round comincia ${names[view.startPlayer]}.`],
          rule: 'WH-2.1',
        };
      case 'plan':
        return {
          title: `Piano di ${names[index]}`,
          lines: ['Due ordini diversi, segreti finché tutti non hanno confermato.'],
          rule: 'WH-3.3',
        };
      default:
        return undefined;
    }
  },
  stage: (view) =>
    `Round ${view.round} di 5 · ${view.phase === 'planning' ? 'Pianificazione' : view.phase === 'acting' ? 'Azioni' : 'Fine'}`,
  series: (name) => (name === 'coins' ? 'monete' : name),
  good,
  order: (order) => orders[order],
  orderHint: (order) => hints[order],
  slot: (index) => (index === 0 ? 'Primo ordine' : 'Secondo ordine'),
  price: 'Prezzo',
  bag: 'Sacchetto',
  hand: 'La tua mano',
  coins: 'monete',
  goods: 'merci',
  faceDown: 'coperta',
  round: 'Round',
};
