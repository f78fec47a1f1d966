// The names that the edition's lists use: every language has a word for each of them.

export const goodIds = [
  'food',
  'corn',
  'wood',
  'stone',
  'ore',
  'silver',
  'cloth',
  'wool',
  'fish',
  'glass',
  'alpaca',
  'cacao',
] as const;
export type GoodId = (typeof goodIds)[number];

export const locationIds = ['farm', 'forest', 'mine', 'harbour', 'village', 'market', 'road'] as const;
export type LocationId = (typeof locationIds)[number];

export const roleIds = ['woodcutter', 'fisherman', 'shepherd', 'miner', 'farmer', 'trader', 'stonemason'] as const;
export type RoleId = (typeof roleIds)[number];

const among =
  <Id extends string>(ids: readonly Id[]) =>
  (id: string): id is Id =>
    (ids as readonly string[]).includes(id);

export const isGoodId = among(goodIds);
export const isLocationId = among(locationIds);
export const isRoleId = among(roleIds);

/** Tiles that exist twice have one name. */
export const extensionIds = [
  'alpaca-pen',
  'ore-barter',
  'sawmill',
  'ore-gallery',
  'fishing-jetty',
  'cacao-stall',
  'alpaca-stone-stall',
  'fish-wood-stall',
  'stone-wood-stall',
  'quarry',
  'cacao-barter',
  'raw-goods-barter',
  'cacao-patch',
  'wild-space',
  'shearing-shed',
  'cacao-plantation',
  'paid-travel',
  'tile-exchange',
  'village-annex',
  'fine-barter',
  'wool-ore-stall',
  'luxury-stall',
  'late-storage',
  'corn-shed',
] as const;
export type ExtensionId = (typeof extensionIds)[number];

export const refusalReasons = [
  'game-over',
  'other-phase',
  'already-passed',
  'not-your-turn',
  'already-done',
  'role-taken',
  'role-chosen',
  'keep-one-first',
  'not-in-hand',
  'choose-first',
  'no-planning-space',
  'not-on-planning-space',
  'once-a-round',
  'take-a-tile',
  'put-a-tile-first',
  'not-in-container',
  'not-drawn',
  'no-started-row',
  'equal-space',
  'nothing-there',
  'no-coin',
  'no-coins-here',
  'kind-not-taken',
  'no-free-space',
  'not-possible',
  'no-wild-space',
  'needs-paid-travel',
  'only-food-moves',
  'only-food-and-coins-move',
  'no-such-space',
  'not-owned',
  'kind-not-shown',
  'no-corn-received',
  'end-turn-instead',
  'moved-so-act',
  'act-or-pass',
  'no-action-there',
  'figure-is-placed',
  'one-action-a-turn',
  'shed-empty',
  'put-figure-first',
  'act-first',
  'cart-used',
  'nothing-placed',
  'too-far',
  'one-step-leads-away',
  'no-action-afterwards',
  'no-such-row',
  'row-full',
  'corn-row-unfinished',
  'not-the-next-row',
  'store-corn-first',
  'no-shed',
  'shed-full',
  'other-location',
  'other-product',
  'road-complete',
  'food-is-not-stored',
  'no-row',
  'no-price',
  'no-order',
  'not-asked-for',
  'order-unfinished',
  'too-few-coins',
  'take-a-card',
  'card-gone',
  'one-cart-a-round',
  'cart-limit',
  'no-cart-left',
  'space-has-cart',
  'wild-does-not-fit',
  'tiles-missing',
  'not-on-track',
  'one-extension-a-round',
  'same-extension',
  'same-as-role',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];
