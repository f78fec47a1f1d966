// Wharf's own drawings: three goods, three orders, the bag, the ship. All around the origin.
import type { Order } from '../rules/index.ts';

/** A good, about 40 units wide. */
export function GoodPicture({ good }: { readonly good: number }) {
  if (good === 0)
    return (
      <g class="good good-0">
        <path class="good-body" d="M-15 15q-5-13 3-20 3-4-1-8 13-5 25 0-4 4-1 8 9 7 4 20Q0 19-15 15Z" />
        <path class="good-line" d="M-12-7q12 5 24 0M-7 4v7M0 3v9M7 4v7" />
      </g>
    );
  if (good === 1)
    return (
      <g class="good good-1">
        <path class="good-body" d="M-16-9h26q7 0 7 9t-7 9h-26q-5-9 0-18Z" />
        <path class="good-line" d="M10-9q-7 9 0 18M-10-9q-4 9 0 18M-3-9q-4 9 0 18M4-9q-4 9 0 18" />
      </g>
    );
  return (
    <g class="good good-2">
      <path class="good-body" d="M0-17 5-6l12-4-7 10 7 10-12-4L0 17-5 6l-12 4 7-10-7-10 12 4Z" />
      <circle class="good-line" r="4" />
    </g>
  );
}

/** What travels: a good, or a crate whose content one does not see. */
export function Traveller({ kind }: { readonly kind: string }) {
  if (kind.startsWith('good:')) return <GoodPicture good={Number(kind.slice(5))} />;
  return (
    <g class="crate">
      <rect x="-15" y="-13" width="30" height="26" rx="2" />
      <path d="M-15-4h30M-15 5h30M-9-13v26M9-13v26" />
    </g>
  );
}

/** An order's symbol, about 40 units wide. */
export function OrderPicture({ order }: { readonly order: Order }) {
  const paths: Record<Order, string> = {
    load: 'M-14 16h28M-11 10h22V0h-22ZM0-18v12M-6-11l6 6 6-6',
    sell: 'M-16 4a9 9 0 1 0 18 0a9 9 0 1 0-18 0M-2-8a9 9 0 1 1 8 14M-7 0v8',
    barter: 'M-15-6h24l-7-8M15 6h-24l7 8',
  };
  return <path class="order-picture" d={paths[order]} />;
}

export function Bag() {
  return (
    <g class="bag">
      <path class="bag-body" d="M-34 44q-24-34 16-74l-12-18q30-12 60 0l-12 18q40 40 16 74-34 12-68 0Z" />
      <path class="bag-tie" d="M-22-30q22 8 44 0" />
    </g>
  );
}

export function Ship() {
  return (
    <g class="ship">
      <path class="ship-hull" d="M-150 20h290q-8 48-50 58h-180q-46-8-60-58Z" />
      <path class="ship-rail" d="M-150 20h290M-142 38h270" />
      <path class="ship-mast" d="M-60 20v-150M40 20v-170M-60-130l100-20" />
      <path class="ship-sail" d="M-56-118q60 14 40 82h-44q16-40 4-82ZM44-138q80 20 58 116h-62q22-52 4-116Z" />
      <path class="ship-flag" d="M40-150h34l-10 9 10 9H40Z" />
    </g>
  );
}
