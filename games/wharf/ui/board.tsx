// The quay of Wharf: three stalls with their prices, the bag, the round, and everybody's plan.
import { seatsOf } from '@kontor/engine';
import { Piece, SeatShape, Target, useTable } from '@kontor/table/kit';
import type { View, WharfTypes } from '../rules/index.ts';
import { Bag, GoodPicture, OrderPicture, Ship } from './art.tsx';
import type { WharfTexts } from './texts/index.ts';

export const boardSize = { width: 1200, height: 680 };

const stallWidth = 262;
const stallX = (good: number): number => 60 + good * (stallWidth + 20);

function Stall({ view, good }: { readonly view: View; readonly good: number }) {
  const table = useTable<WharfTypes, WharfTexts>();
  const { price } = table.game.edition.components;
  const prices = Array.from({ length: price.highest - price.lowest + 1 }, (_, step) => price.lowest + step);
  const stripes = 6;
  const count = view.market[good]!;
  const step = (stallWidth - 40) / prices.length;
  return (
    <g transform={`translate(${stallX(good)} 200)`}>
      <Target id={`stall:${good}`} area={{ x: -6, y: -8, width: stallWidth + 12, height: 262, round: 14 }}>
        <rect class="stall-counter" y="44" width={stallWidth} height="200" rx="8" />
        {Array.from({ length: stripes }, (_, at) => (
          <path
            key={at}
            class={at % 2 === 0 ? 'awning-a' : 'awning-b'}
            d={`M${(at * stallWidth) / stripes} 0h${stallWidth / stripes}v40q${-stallWidth / stripes / 2} 26 ${-stallWidth / stripes} 0Z`}
          />
        ))}
        <text class="stall-name" x={stallWidth / 2} y="92">
          {table.texts.value.good(good)}
        </text>
        {Array.from({ length: count }, (_, at) => {
          const gap = Math.min(42, (stallWidth - 70) / Math.max(1, count));
          return (
            <g key={at} transform={`translate(${stallWidth / 2 + (at - (count - 1) / 2) * gap} 132)`}>
              <GoodPicture good={good} />
            </g>
          );
        })}
        {count === 0 && <path class="stall-empty" d={`M${stallWidth / 2 - 26} 132h52`} />}
        {prices.map((value, at) => (
          <g key={value} transform={`translate(${20 + step * (at + 0.5)} 206)`}>
            <rect class="price-field" x={-step / 2 + 2} y="-22" width={step - 4} height="44" rx="5" />
            <text class="price-number" y="7">
              {value}
            </text>
          </g>
        ))}
        <Piece id={`price:${good}`} x={20 + step * (view.prices[good]! - price.lowest + 0.5)} y={206}>
          <rect class="price-marker" x={-step / 2 + 1} y="-24" width={step - 2} height="48" rx="6" />
          <text class="price-number is-current" y="8">
            {view.prices[good]}
          </text>
        </Piece>
      </Target>
    </g>
  );
}

function Plans({ view }: { readonly view: View }) {
  const table = useTable<WharfTypes, WharfTexts>();
  const names = table.names.value;
  const width = 1120 / names.length;
  const acting = view.phase === 'acting' ? (view.startPlayer + view.step) % names.length : -1;
  const second = view.step >= names.length;
  return (
    <>
      {seatsOf(names.length).map((seat) => {
        const plan = view.plans[seat];
        const isReady = view.ready[seat] || view.phase !== 'planning';
        return (
          <g key={seat} transform={`translate(${40 + width * seat} 500)`}>
            <Target id={`plan:${seat}`} area={{ x: 4, y: 0, width: width - 8, height: 150, round: 12 }}>
              <rect class="berth" x="4" width={width - 8} height="150" rx="12" />
              <g transform="translate(26 28)">
                <SeatShape seat={seat} radius={10} />
              </g>
              <text class="berth-name" x="46" y="35">
                {names[seat]}
              </text>
              {view.startPlayer === seat && (
                <Piece id="start-player" x={width - 34} y={28}>
                  <path class="start-flag" d="M-7 13v-26l18 6-18 7" />
                </Piece>
              )}
              {[0, 1].map((slot) => {
                const order = plan?.[slot];
                const isLaid = order !== undefined || isReady;
                const isNow = acting === seat && second === (slot === 1);
                return (
                  <g key={slot} transform={`translate(${width / 2 - 54 + slot * 108} 94)`}>
                    <rect
                      class={`card ${isLaid ? (order ? 'is-open' : 'is-back') : 'is-empty'} ${isNow ? 'is-now' : ''}`}
                      x="-46"
                      y="-38"
                      width="92"
                      height="80"
                      rx="8"
                    />
                    {order && (
                      <>
                        <g transform="translate(0 -10)">
                          <OrderPicture order={order} />
                        </g>
                        <text class="card-name" y="33">
                          {table.texts.value.order(order)}
                        </text>
                      </>
                    )}
                  </g>
                );
              })}
            </Target>
          </g>
        );
      })}
    </>
  );
}

export function Board({ view }: { readonly view: View }) {
  const table = useTable<WharfTypes, WharfTexts>();
  const texts = table.texts.value;
  const { goods, rounds } = table.game.edition.components;
  return (
    <>
      <rect class="sea" width="1200" height="190" />
      <path class="waves" d={[40, 84, 128].map((y) => `M0 ${y}${' q20-14 40 0t40 0'.repeat(15)}`).join('')} />
      <g transform="translate(330 118) scale(.7)">
        <Ship />
      </g>
      <rect class="quay" y="160" width="1200" height="520" />
      <path class="planks" d={Array.from({ length: 9 }, (_, row) => `M0 ${200 + row * 58}h1200`).join('')} />
      {goods.map((good, index) => (
        <Stall key={good.id} view={view} good={index} />
      ))}
      <g transform="translate(1040 334)">
        <Target id="bag" area={{ x: -92, y: -76, width: 184, height: 150, round: 60 }}>
          <g transform="scale(1.3)">
            <Bag />
          </g>
          <text class="bag-count" y="34">
            {view.bagSize}
          </text>
        </Target>
      </g>
      <g transform="translate(856 88)">
        <Target id="rounds" area={{ x: -26, y: -34, width: 320, height: 68, round: 20 }}>
          {Array.from({ length: rounds }, (_, at) => (
            <g key={at} transform={`translate(${at * 66} 0)`}>
              <circle class={at + 1 < view.round ? 'round is-past' : 'round'} r="22" />
              <text class="round-number" y="7">
                {at + 1}
              </text>
            </g>
          ))}
          <Piece id="round" x={(view.round - 1) * 66} y={0}>
            <circle class="round is-now" r="26" />
            <text class="round-number is-now" y="8">
              {view.round}
            </text>
          </Piece>
        </Target>
        <text class="round-title" x="-36" y="7">
          {texts.round}
        </text>
      </g>
      <Plans view={view} />
    </>
  );
}
