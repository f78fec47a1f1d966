// Wharf in French.
import { plural } from '@kontor/table';
import type { Order } from '../../rules/index.ts';
import { readTarget, type WharfTexts } from './wharf-texts.ts';

const goods = ['sel', 'soie', 'épice'];
const good = (index: number): string => goods[index] ?? `marchandise ${index + 1}`;
const coins = (count: number): string => plural('fr', count, { one: '# pièce', other: '# pièces' });
const orders: Record<Order, string> = { load: 'Charger', sell: 'Vendre', barter: 'Troquer' };
const hints: Record<Order, string> = {
  load: 'Piochez 2 marchandises dans le sac.',
  sell: 'Vendez jusqu’à 3 marchandises à leur prix. Chaque vente baisse ce prix de 1.',
  barter: 'Échangez une marchandise contre une autre sorte du marché. Le prix de celle que vous prenez monte de 1.',
};

export const fr: WharfTexts = {
  prompt(prompt, view, seat) {
    if (prompt === 'plan') {
      const laid = view.plans[seat]?.length ?? 0;
      if (laid === 2) return 'Votre plan est posé. Êtes-vous prêt ?';
      return laid === 0 ? 'Posez votre premier ordre.' : 'Posez votre second ordre, différent du premier.';
    }
    if (prompt === 'sell') {
      const left = view.frame?.type === 'sell' ? view.frame.left : 0;
      return `Vendez une marchandise ou arrêtez. Encore ${plural('fr', left, { one: '# vente possible', other: '# ventes possibles' })}.`;
    }
    const given = view.frame?.type === 'barter' ? view.frame.given : null;
    return given === null ? 'Proposez une marchandise à troquer ou arrêtez.' : `Prenez une autre sorte contre : ${good(given)}.`;
  },
  move(move, view) {
    switch (move.type) {
      case 'layOrder':
        return orders[move.order];
      case 'getReady':
        return 'Je suis prêt';
      case 'sell':
        return `Vendre ${good(move.good)} pour ${view.prices[move.good] ?? '?'}`;
      case 'offer':
        return `Proposer ${good(move.good)}`;
      case 'take':
        return `Prendre ${good(move.good)}`;
      case 'stop':
        return 'Arrêter là';
    }
  },
  event(event, names) {
    const who = 'seat' in event ? names[event.seat] : '';
    switch (event.type) {
      case 'roundBegan':
        return `La manche ${event.round} commence. ${names[event.startPlayer]} joue en premier.`;
      case 'orderLaid':
        return `${who} pose l’ordre ${orders[event.order].toLowerCase()}.`;
      case 'gotReady':
        return `${who} est prêt.`;
      case 'plansRevealed':
        return `Les plans sont révélés : ${event.plans
          .map((plan, seat) => `${names[seat]} ${plan.map((order) => orders[order].toLowerCase()).join(' et ')}`)
          .join('; ')}.`;
      case 'loaded':
        return event.goods && event.goods.length > 0
          ? `${who} charge ${event.goods.map(good).join(' et ')}.`
          : `${who} charge ${plural('fr', event.count, { one: '# marchandise', other: '# marchandises' })}.`;
      case 'sold':
        return `${who} vend ${good(event.good)} pour ${coins(event.price)}.`;
      case 'offered':
        return `${who} propose ${good(event.good)}.`;
      case 'bartered':
        return `${who} troque ${good(event.given)} contre ${good(event.taken)}.`;
      case 'stopped':
        return event.order === 'sell' ? `${who} arrête de vendre.` : `${who} ne troque pas.`;
      case 'gameEnded':
        return 'La partie est terminée.';
    }
  },
  refusal({ reason }) {
    const reasons: Record<string, string> = {
      'other-phase': 'Cela appartient à une autre partie de la manche',
      'two-orders-first': 'Posez d’abord deux ordres',
      'two-different-orders': 'Les deux ordres doivent être différents, et il n’y en a que deux',
      'not-in-hand': 'Vous n’en avez pas en main',
      'not-another-kind': 'Vous ne pouvez prendre qu’une sorte présente au marché et différente de celle que vous donnez',
    };
    return reasons[reason] ?? 'Ce n’est pas possible maintenant';
  },
  source: (source) => ({ coins: 'Pièces', goods: 'Marchandises en main' })[source] ?? source,
  option: (name) =>
    name === 'startPlayer'
      ? { label: 'Premier joueur', hint: 'Qui commence : tiré au sort, ou une place donnée.' }
      : { label: name, hint: '' },
  overview(view, viewer, names) {
    const lines = [`Manche ${view.round} sur 5.`];
    for (const [index, price] of view.prices.entries())
      lines.push(`${goods[index]}: prix ${price}, ${view.market[index]} au marché.`);
    for (const [seat, name] of names.entries()) {
      const hand = view.hands[seat];
      const held = hand
        ? hand.map((count, index) => `${count} ${good(index)}`).join(', ')
        : plural('fr', view.handSizes[seat] ?? 0, { one: '# marchandise', other: '# marchandises' });
      const plan = view.plans[seat];
      const planned = plan && plan.length > 0 ? ` Plan: ${plan.map((order) => orders[order]).join(', ')}.` : '';
      lines.push(`${name}${seat === viewer ? ' (vous)' : ''}: ${coins(view.coins[seat] ?? 0)}, ${held}.${planned}`);
    }
    return lines;
  },
  explain(target, view, viewer, names) {
    const { kind, value, index } = readTarget(target);
    switch (kind) {
      case 'stall':
        return {
          title: `Étal : ${good(index)}`,
          lines: [
            `${plural('fr', view.market[index] ?? 0, { one: '# se trouve', other: '# se trouvent' })} au marché.`,
            'Une vente baisse le prix de 1, un troc le monte de 1.',
          ],
          worth: `Rapporte ${coins(view.prices[index] ?? 0)} maintenant.`,
          rule: 'WH-4.3',
        };
      case 'hand':
        return {
          title: `En main : ${viewer === 'spectator' ? 0 : (view.hands[viewer]?.[index] ?? 0)} ${good(index)}`,
          lines: ['Caché aux autres. Vaut 1 pièce à la fin.'],
          worth: `Se vend ${coins(view.prices[index] ?? 0)} maintenant.`,
          rule: 'WH-5.1',
        };
      case 'bag':
        return {
          title: 'Le sac',
          lines: [
            `Il contient ${plural('fr', view.bagSize, { one: '# marchandise', other: '# marchandises' })}.`,
            'On y pioche en chargeant ; ce qui est vendu y retourne.',
          ],
          rule: 'WH-4.2',
        };
      case 'order':
        return { title: orders[value as Order], lines: [hints[value as Order]], rule: 'WH-3.1' };
      case 'rounds':
        return {
          title: `Manche ${view.round} sur 5`,
          lines: [`${names[view.startPlayer]} joue en premier dans cette manche.`],
          rule: 'WH-2.1',
        };
      case 'plan':
        return {
          title: `Plan de ${names[index]}`,
          lines: ['Deux ordres différents, secrets jusqu’à ce que tous soient prêts.'],
          rule: 'WH-3.3',
        };
      default:
        return undefined;
    }
  },
  stage: (view) =>
    `Manche ${view.round} sur 5 · ${view.phase === 'planning' ? 'Planification' : view.phase === 'acting' ? 'Actions' : 'Fin'}`,
  series: (name) => (name === 'coins' ? 'pièces' : name),
  good,
  order: (order) => orders[order],
  orderHint: (order) => hints[order],
  slot: (index) => (index === 0 ? 'Premier ordre' : 'Second ordre'),
  price: 'Prix',
  bag: 'Sac',
  hand: 'Votre main',
  coins: 'pièces',
  goods: 'marchandises',
  faceDown: 'face cachée',
  round: 'Manche',
};
