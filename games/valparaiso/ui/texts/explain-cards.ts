// What a card does: both halves in words, its worth, the rule that tells of it and what its numbers rest on.
import type { Origin } from '@kontor/engine';
import type { Explanation } from '@kontor/table';
import { type Action, actionCardCount, type CardIndex, type View } from '../../rules/index.ts';
import type { Phrases } from './phrases.ts';

function exchangeRule({ upTo, pay, gain }: Extract<Action, { type: 'exchange' }>): string {
  if (upTo > 1) return gain.victoryPoints ? 'VP-6.17' : 'VP-6.13';
  if (pay.goodsOfChoice === 1) return pay.pesos ? 'VP-6.7' : gain.pesos === 10 ? 'VP-5.2' : 'VP-6.8';
  if (pay.goodsOfChoice) return 'VP-6.10';
  if (pay.silver) return 'VP-6.18';
  if (gain.goodsOfChoice) return gain.goodsOfChoice.kinds === 'different' ? 'VP-6.6' : 'VP-6.19';
  if (gain.victoryPoints) return 'VP-6.14';
  if (gain.pesos === 10) return 'VP-6.9';
  if (gain.pesos === 15) return 'VP-6.16';
  return gain.silver && gain.copper && gain.wheat ? 'VP-6.12' : 'VP-4.4';
}

/** The rule that tells of an action. */
export function ruleOf(action: Action): string {
  switch (action.type) {
    case 'transfer':
      return 'VP-5.1';
    case 'exchange':
      return exchangeRule(action);
    case 'hire':
      return action.price.pesos ? 'VP-6.15' : 'VP-5.3';
    case 'build':
      return action.price.pesos ? 'VP-5.7' : 'VP-6.11';
    case 'buildOrHire':
      return 'VP-6.20';
    case 'moveMerchants':
      return action.stepPrices[2] === 0 ? 'VP-6.4' : 'VP-5.4';
    case 'river':
      return 'VP-6.2';
    case 'trade':
      return action.fee > 0 ? 'VP-6.5' : 'VP-5.10';
    case 'moveShip':
      return 'VP-5.14';
    case 'overseas':
      return 'VP-5.15';
  }
}

/** What an action does, in sentences. */
export function helpOf(phrases: Phrases, action: Action): string[] {
  const { help } = phrases.words.about;
  const { repository, tariffs } = phrases.components;
  const trade = (): string => help.trade(phrases.pesos(tariffs.rivalFee));
  switch (action.type) {
    case 'moveMerchants':
      return [
        help.moveMerchants(
          action.stepPrices.length - 1,
          phrases.list(
            action.stepPrices
              .slice(1)
              .map((pesos, step) => (pesos === 0 ? help.stepFree(step + 1) : help.stepPrice(step + 1, phrases.pesos(pesos)))),
          ),
        ),
      ];
    case 'trade':
      return action.fee > 0 ? [help.tradeFee(phrases.pesos(action.fee)), trade()] : [trade()];
    case 'buildOrHire':
      return [help.build, help.hire];
    case 'transfer':
      return [help.transfer(phrases.points(repository.fullHoldVictoryPoints))];
    case 'exchange':
    case 'hire':
    case 'build':
    case 'river':
    case 'moveShip':
    case 'overseas':
      return [help[action.type]];
  }
}

function originOf(phrases: Phrases, card: CardIndex, colour: number): Origin {
  const { origins } = phrases.words.about;
  if (card >= actionCardCount) return { provenance: 'reconstructed', note: origins.achievement };
  const { actionCards, colours } = phrases.components;
  const alternative = colours[colour]?.alternatives[actionCards[card]!.id];
  return alternative?.origin.provenance === 'printed'
    ? { provenance: 'printed', note: origins.alternativeNamed }
    : { provenance: 'reconstructed', note: origins.alternative };
}

export function cardExplanation(phrases: Phrases, card: CardIndex, view: View, viewer: number): Explanation {
  const { about } = phrases.words;
  const colour = view.colours[viewer] ?? view.colours[0] ?? 0;
  const main = phrases.mainOf(card);
  const alternative = phrases.alternativeOf(card, colour);
  const achievement = phrases.achievementOf(card);
  return {
    title: phrases.card(card),
    lines: [
      ...(main ? [about.main(phrases.action(main)), ...helpOf(phrases, main)] : []),
      alternative ? about.alternative(phrases.action(alternative)) : about.noAlternative,
    ],
    ...(achievement && { worth: about.cardWorth(phrases.points(achievement.victoryPoints)) }),
    ...(main && { rule: ruleOf(main) }),
    origin: originOf(phrases, card, colour),
  };
}
