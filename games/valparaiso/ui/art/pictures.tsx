// Valparaíso's own drawings, all around the origin: goods, coins, points, merchants, houses, ships and small signs.
import { SeatShape, seatLooks } from '@kontor/table/kit';
import { type Token, tokenWidth } from './tokens.ts';

/** Silver bars, a copper coil, a sack of wheat: apart by shape as well as by colour. About 20 units wide. */
export function GoodPicture({ good }: { readonly good: number }) {
  if (good === 0)
    return (
      <g class="v-good v-silver">
        <path d="M-9 7-6-3H6L9 7Z" />
        <path class="v-shine" d="M-6-3-3-7H3L6-3M-9 7H9" />
        <path d="M-6-3-3.4-7H3.4L6-3Z" />
      </g>
    );
  if (good === 1)
    return (
      <g class="v-good v-copper">
        <circle r="8.6" />
        <circle class="v-shine" r="5.2" />
        <circle class="v-hollow" r="2.4" />
      </g>
    );
  return (
    <g class="v-good v-wheat">
      <path d="M-7.5 8q-3-7 2-11 1.6-2-.6-5 6-2.4 12 0-2 3-.6 5 5 4 2 11-7.5 2-15 0Z" />
      <path class="v-ear" d="M0 7V-1M0 5q-3.5-.4-4-3.500M0 5q3.5-.4 4-3.500M0 1.500q-3-.4-3.4-3M0 1.500q3-.4 3.4-3" />
    </g>
  );
}

export function Coin({ count, radius = 10 }: { readonly count?: number; readonly radius?: number }) {
  return (
    <g class="v-coin">
      <circle r={radius} />
      <circle class="v-coin-ring" r={radius * 0.8} />
      {count !== undefined && (
        <text y={radius * 0.42} style={{ fontSize: `${radius * 1.2}px` }}>
          {count}
        </text>
      )}
    </g>
  );
}

/** A seal with victory points. */
export function Seal({ count, radius = 10 }: { readonly count: number; readonly radius?: number }) {
  const corners = Array.from({ length: 20 }, (_, corner) => {
    const reach = radius * (corner % 2 === 0 ? 1.08 : 0.9);
    const angle = (corner * Math.PI) / 10;
    return `${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`;
  });
  return (
    <g class="v-seal">
      <path d={`M${corners.join('L')}Z`} />
      <text y={radius * 0.44} style={{ fontSize: `${radius * 1.25}px` }}>
        {count}
      </text>
    </g>
  );
}

const pawn = 'M-7.5 10q-.6-8 3.6-11.500A4.6 4.6 0 1 1 3.9-1.500Q8.1 2 7.5 10Z';
const house = 'M-10 10V-1L0-10 10-1V10Z';

/** A merchant of a seat, about 24 units wide and 30 high. */
export function Merchant({ seat, count = 1 }: { readonly seat: number; readonly count?: number }) {
  const look = seatLooks[seat % seatLooks.length]!;
  return (
    <g class="v-merchant">
      <ellipse class="v-shadow" cx="1" cy="15" rx="12" ry="3.5" />
      <g transform="scale(1.45)">
        <path class="v-piece" d={pawn} fill={look.fill} />
      </g>
      <g transform="translate(0 6)">
        <SeatShape seat={seat} radius={5} />
      </g>
      {count > 1 && (
        <g class="v-count" transform="translate(11 -11)">
          <circle r="8.5" />
          <text y="4.5">{count}</text>
        </g>
      )}
    </g>
  );
}

/** A house of a seat, about 36 units wide. */
export function House({ seat }: { readonly seat: number }) {
  const look = seatLooks[seat % seatLooks.length]!;
  return (
    <g class="v-house">
      <ellipse class="v-shadow" cx="1" cy="16" rx="17" ry="4" />
      <g transform="scale(1.6)">
        <path class="v-piece" d={house} fill={look.fill} />
        <path class="v-roof" d="M-10-1 0-10 10-1" />
      </g>
      <g transform="translate(0 6)">
        <SeatShape seat={seat} radius={7} />
      </g>
    </g>
  );
}

/** A ship of a seat, about 50 units wide. */
export function Ship({ seat }: { readonly seat: number }) {
  const look = seatLooks[seat % seatLooks.length]!;
  return (
    <g class="v-ship">
      <path class="v-wake" d="M-27 15q7-5 13.5 0t13.5 0 13.5 0 13.5 0" />
      <path class="v-piece" d="M-22 5H23q-2 10-9 11H-14Q-20 15-22 5Z" fill={look.fill} />
      <path class="v-mast" d="M-3 5V-21M11 5V-15" />
      <path class="v-sail" d="M-5-19Q-22-8-19 3H-5ZM-1-20Q13-10 8 3H-1ZM13-13Q24-6 21 3H13Z" />
      <g transform="translate(-1 10)">
        <SeatShape seat={seat} radius={5} />
      </g>
    </g>
  );
}

/** The starting player's marker. */
export function Lighthouse() {
  return (
    <g class="v-lighthouse">
      <path class="v-tower" d="M-9 30-5-12H5L9 30Z" />
      <path class="v-band" d="M-6.5 4H6.500L7.3 14H-7.300Z" />
      <path class="v-lantern" d="M-5-12V-20H5V-12ZM-7-20 0-27 7-20Z" />
      <path class="v-beam" d="M6-16 34-24V-8ZM-6-16-34-24V-8Z" />
    </g>
  );
}

function TokenPicture({ token }: { readonly token: Token }) {
  switch (token.kind) {
    case 'good':
      return <GoodPicture good={token.good} />;
    case 'choice':
      return (
        <g class="v-choice">
          <rect x="-8" y="-8" width="16" height="16" rx="3.5" />
          <text y="5.2">?</text>
        </g>
      );
    case 'coin':
      return <Coin count={token.count} />;
    case 'points':
      return <Seal count={token.count} />;
    case 'sign':
      return (
        <text class="v-sign" y="5">
          {token.text}
        </text>
      );
    case 'arrow':
      return <path class="v-line" d="M-6 0H5M1-4.5 5.5 0 1 4.5" />;
    case 'swap':
      return <path class="v-line" d="M-6-3.500H6M3-7 6.5-3.5 3 0M6 4H-6M-3 .5-6.5 4-3 7.5" />;
    case 'pawn':
      return <path class="v-figure" d={pawn} transform="translate(0 -.5)" />;
    case 'house':
      return <path class="v-figure" d={house} transform="scale(.95)" />;
    case 'ship':
      return (
        <g transform="scale(.55) translate(0 2)">
          <path class="v-figure" d="M-22 5H23q-2 10-9 11H-14Q-20 15-22 5Z" />
          <path class="v-figure" d="M-5-19Q-22-8-19 3H-5ZM-1-20Q13-10 8 3H-1ZM13-13Q24-6 21 3H13Z" />
        </g>
      );
    case 'stall':
      return (
        <g>
          <path class="v-figure" d="M-12-9H12L13-2q-3.2 3.5-6.5 0-3.2 3.5-6.5 0-3.2 3.5-6.5 0-3.2 3.5-6.5 0Z" />
          <path class="v-line" d="M-10 0V9M10 0V9M-11 5H11" />
        </g>
      );
    case 'store':
      return (
        <g>
          <path class="v-figure" d="M-11 9V-3L0-9 11-3V9Z" />
          <path class="v-cut" d="M-6 9V0H6V9M-6 4.500H6" />
        </g>
      );
    case 'river':
      return <path class="v-line v-water" d="M-8-4q4-4 8 0t8 0M-8 3q4-4 8 0t8 0" />;
    case 'card':
      return (
        <g>
          <rect class="v-figure" x="-6.5" y="-9" width="13" height="18" rx="2" />
          <path class="v-cut" d="M-3-4H3M-3 0H3" />
        </g>
      );
  }
}

/** A row of pictures, centred on the origin, made smaller where it would be wider than it may. */
export function TokenRow({
  tokens,
  width,
  size = 1,
}: {
  readonly tokens: readonly Token[];
  readonly width: number;
  readonly size?: number;
}) {
  const full = tokens.reduce((sum, token) => sum + tokenWidth(token), 0);
  const scale = Math.min(size, width / Math.max(1, full));
  let x = -full / 2;
  return (
    <g class="v-tokens" transform={`scale(${scale.toFixed(3)})`}>
      {tokens.map((token, index) => {
        const at = x + tokenWidth(token) / 2;
        x += tokenWidth(token);
        return (
          <g key={index} transform={`translate(${at.toFixed(1)} 0)`}>
            <TokenPicture token={token} />
          </g>
        );
      })}
    </g>
  );
}

/** What travels across the table. */
export function Traveller({ kind }: { readonly kind: string }) {
  const [what = '', which = ''] = kind.split(':');
  if (what === 'merchant') return <Merchant seat={Number(which)} />;
  if (what === 'house') return <House seat={Number(which)} />;
  return <g transform="scale(1.6)">{what === 'good' ? <GoodPicture good={Number(which)} /> : <Coin />}</g>;
}
