// Wharf in German.
import { plural } from '@kontor/table';
import type { Order } from '../../rules/index.ts';
import { readTarget, type WharfTexts } from './wharf-texts.ts';

const goods = ['Salz', 'Seide', 'Gewürz'];
const good = (index: number): string => goods[index] ?? `Ware ${index + 1}`;
const coins = (count: number): string => plural('de', count, { one: '# Münze', other: '# Münzen' });
const orders: Record<Order, string> = { load: 'Laden', sell: 'Verkaufen', barter: 'Tauschen' };
const hints: Record<Order, string> = {
  load: 'Zieh 2 Waren aus dem Beutel.',
  sell: 'Verkauf bis zu 3 Waren zu ihrem Preis. Jeder Verkauf senkt diesen Preis um 1.',
  barter: 'Tausch eine Ware gegen eine andere Sorte vom Markt. Der Preis der genommenen steigt um 1.',
};

export const de: WharfTexts = {
  prompt(prompt, view, seat) {
    if (prompt === 'plan') {
      const laid = view.plans[seat]?.length ?? 0;
      if (laid === 2) return 'Dein Plan liegt. Bist du bereit?';
      return laid === 0 ? 'Leg deinen ersten Auftrag.' : 'Leg deinen zweiten Auftrag, einen anderen.';
    }
    if (prompt === 'sell') {
      const left = view.frame?.type === 'sell' ? view.frame.left : 0;
      return `Verkauf eine Ware oder hör auf. Du darfst noch ${plural('de', left, { one: '#', other: 'bis zu #' })} verkaufen.`;
    }
    const given = view.frame?.type === 'barter' ? view.frame.given : null;
    return given === null ? 'Biete eine Ware zum Tausch an oder hör auf.' : `Nimm eine andere Sorte für ${good(given)}.`;
  },
  move(move, view) {
    switch (move.type) {
      case 'layOrder':
        return orders[move.order];
      case 'getReady':
        return 'Ich bin bereit';
      case 'sell':
        return `${good(move.good)} verkaufen für ${view.prices[move.good] ?? '?'}`;
      case 'offer':
        return `${good(move.good)} anbieten`;
      case 'take':
        return `${good(move.good)} nehmen`;
      case 'stop':
        return 'Aufhören';
    }
  },
  event(event, names) {
    const who = 'seat' in event ? names[event.seat] : '';
    switch (event.type) {
      case 'roundBegan':
        return `Runde ${event.round} beginnt. ${names[event.startPlayer]} fängt an.`;
      case 'orderLaid':
        return `${who} legt den Auftrag ${orders[event.order]}.`;
      case 'gotReady':
        return `${who} ist bereit.`;
      case 'plansRevealed':
        return `Die Pläne werden aufgedeckt: ${event.plans
          .map((plan, seat) => `${names[seat]} ${plan.map((order) => orders[order]).join(' und ')}`)
          .join('; ')}.`;
      case 'loaded':
        return event.goods && event.goods.length > 0
          ? `${who} lädt ${event.goods.map(good).join(' und ')}.`
          : `${who} lädt ${plural('de', event.count, { one: '# Ware', other: '# Waren' })}.`;
      case 'sold':
        return `${who} verkauft ${good(event.good)} für ${coins(event.price)}.`;
      case 'offered':
        return `${who} bietet ${good(event.good)} an.`;
      case 'bartered':
        return `${who} tauscht ${good(event.given)} gegen ${good(event.taken)}.`;
      case 'stopped':
        return event.order === 'sell' ? `${who} verkauft nichts weiter.` : `${who} tauscht nicht.`;
      case 'gameEnded':
        return 'Das Spiel ist zu Ende.';
    }
  },
  refusal({ reason }) {
    const reasons: Record<string, string> = {
      'other-phase': 'Das gehört in einen anderen Teil der Runde',
      'two-orders-first': 'Leg erst zwei Aufträge',
      'two-different-orders': 'Die beiden Aufträge müssen verschieden sein, und es sind nur zwei',
      'not-in-hand': 'Davon hast du nichts auf der Hand',
      'not-another-kind': 'Nehmen kannst du nur eine Sorte, die im Markt liegt und die du nicht selbst gibst',
    };
    return reasons[reason] ?? 'Das geht jetzt nicht';
  },
  source: (source) => ({ coins: 'Münzen', goods: 'Waren auf der Hand' })[source] ?? source,
  option: (name) =>
    name === 'startPlayer'
      ? { label: 'Startspieler', hint: 'Wer anfängt: ausgelost oder ein bestimmter Platz.' }
      : { label: name, hint: '' },
  overview(view, viewer, names) {
    const lines = [`Runde ${view.round} von 5.`];
    for (const [index, price] of view.prices.entries())
      lines.push(`${goods[index]}: Preis ${price}, ${view.market[index]} im Markt.`);
    for (const [seat, name] of names.entries()) {
      const hand = view.hands[seat];
      const held = hand
        ? hand.map((count, index) => `${count} ${good(index)}`).join(', ')
        : plural('de', view.handSizes[seat] ?? 0, { one: '# Ware', other: '# Waren' });
      const plan = view.plans[seat];
      const planned = plan && plan.length > 0 ? ` Plan: ${plan.map((order) => orders[order]).join(', ')}.` : '';
      lines.push(`${name}${seat === viewer ? ' (du)' : ''}: ${coins(view.coins[seat] ?? 0)}, ${held}.${planned}`);
    }
    return lines;
  },
  explain(target, view, viewer, names) {
    const { kind, value, index } = readTarget(target);
    switch (kind) {
      case 'stall':
        return {
          title: `Marktstand: ${good(index)}`,
          lines: [
            `${plural('de', view.market[index] ?? 0, { one: '# liegt', other: '# liegen' })} im Markt.`,
            'Ein Verkauf senkt den Preis um 1, ein Tausch hebt ihn um 1.',
          ],
          worth: `Bringt jetzt ${coins(view.prices[index] ?? 0)}.`,
          rule: 'WH-4.3',
        };
      case 'hand':
        return {
          title: `Auf deiner Hand: ${viewer === 'spectator' ? 0 : (view.hands[viewer]?.[index] ?? 0)} ${good(index)}`,
          lines: ['Die anderen sehen es nicht. Am Ende 1 Münze wert.'],
          worth: `Bringt jetzt ${coins(view.prices[index] ?? 0)}.`,
          rule: 'WH-5.1',
        };
      case 'bag':
        return {
          title: 'Der Beutel',
          lines: [
            `Darin sind ${plural('de', view.bagSize, { one: '# Ware', other: '# Waren' })}.`,
            'Beim Laden wird daraus gezogen; Verkauftes kommt zurück.',
          ],
          rule: 'WH-4.2',
        };
      case 'order':
        return { title: orders[value as Order], lines: [hints[value as Order]], rule: 'WH-3.1' };
      case 'rounds':
        return {
          title: `Runde ${view.round} von 5`,
          lines: [`${names[view.startPlayer]} fängt in dieser Runde an.`],
          rule: 'WH-2.1',
        };
      case 'plan':
        return {
          title: `Plan von ${names[index]}`,
          lines: ['Zwei verschiedene Aufträge, geheim, bis alle bereit sind.'],
          rule: 'WH-3.3',
        };
      default:
        return undefined;
    }
  },
  stage: (view) =>
    `Runde ${view.round} von 5 · ${view.phase === 'planning' ? 'Planen' : view.phase === 'acting' ? 'Ausführen' : 'Ende'}`,
  series: (name) => (name === 'coins' ? 'Münzen' : name),
  good,
  order: (order) => orders[order],
  orderHint: (order) => hints[order],
  slot: (index) => (index === 0 ? 'Erster Auftrag' : 'Zweiter Auftrag'),
  price: 'Preis',
  bag: 'Beutel',
  hand: 'Deine Hand',
  coins: 'Münzen',
  goods: 'Waren',
  faceDown: 'verdeckt',
  round: 'Runde',
};
