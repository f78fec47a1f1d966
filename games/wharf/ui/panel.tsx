// A player of Wharf in one glance: coins and the number of goods.
import type { Seat } from '@kontor/engine';
import { Count, useTable } from '@kontor/table/kit';
import type { View, WharfTypes } from '../rules/index.ts';
import type { WharfTexts } from './texts/index.ts';

export function Panel({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const texts = useTable<WharfTypes, WharfTexts>().texts.value;
  const plan = view.plans[seat];
  return (
    <div class="wharf-glance">
      <span>
        <strong>
          <Count value={view.coins[seat] ?? 0} />
        </strong>{' '}
        {texts.coins}
      </span>
      <span>
        <strong>
          <Count value={view.handSizes[seat] ?? 0} />
        </strong>{' '}
        {texts.goods}
      </span>
      {plan && plan.length > 0 && <span class="wharf-planned">{plan.map((order) => texts.order(order)).join(' · ')}</span>}
    </div>
  );
}
