// The sea sectors with what they ask for, their money, their three achievement cards, and the ships.
import { Piece, Target } from '@kontor/table/kit';
import { none, type Print, type View } from '../../rules/index.ts';
import { Coin, Seal, Ship, TokenRow } from '../art/pictures.tsx';
import { actionTokens, type Token } from '../art/tokens.ts';
import { cardPoint, cardSize, placePoint, sectorLeft, sectorSize, shipPoint } from './layout.ts';
import { useValparaiso } from './use-print.ts';

function AchievementCard({ card, print }: { readonly card: number; readonly print: Print }) {
  const { achievementCards, actionCards } = print.components;
  const printed = achievementCards[card - actionCards.length];
  if (!printed) return null;
  const { width, height } = cardSize;
  const strip = 27;
  return (
    <g class={`v-card is-${printed.level}`}>
      <rect class="v-card-paper" width={width} height={height} rx="7" />
      <path class="v-card-head" d={`M0 7a7 7 0 0 1 7-7H${width - 7}a7 7 0 0 1 7 7V23H0Z`} />
      <text class="v-card-level" x="9" y="18">
        {printed.level}
      </text>
      <g transform={`translate(${width - 15} 13)`}>
        <Seal count={printed.victoryPoints} radius={11} />
      </g>
      <g transform={`translate(${width / 2} ${(23 + height - strip) / 2})`}>
        <TokenRow tokens={actionTokens(printed.main)} width={width - 12} size={1.35} />
      </g>
      <path class="v-card-strip" d={`M0 ${height - strip}H${width}V${height - 7}a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7Z`} />
      {printed.alternative && (
        <g transform={`translate(${width / 2} ${height - strip / 2})`}>
          <TokenRow tokens={actionTokens(printed.alternative)} width={width - 16} size={1.2} />
        </g>
      )}
    </g>
  );
}

function OuterSector({ sector, view, print }: { readonly sector: number; readonly view: View; readonly print: Print }) {
  const left = sectorLeft(sector);
  const asked = print.cardSpaces.find((space) => space.sector === sector);
  const money = view.sectorMoney[sector - 1] ?? 0;
  const tokens: Token[] = Array.from({ length: asked?.count ?? 0 }, () => ({ kind: 'good', good: asked?.good ?? 0 }));
  return (
    <Target
      id={`sector:${sector}`}
      area={{ x: left + 2, y: 4, width: sectorSize.width - 4, height: sectorSize.height, round: 12 }}
    >
      <rect class="v-sector" x={left + 2} y="4" width={sectorSize.width - 4} height={sectorSize.height} rx="12" />
      <g transform={`translate(${left + 48} 115)`}>
        <rect class="v-asked" x="-40" y="-15" width="80" height="30" rx="15" />
        <TokenRow tokens={tokens} width={72} size={1.15} />
      </g>
      {money > 0 && (
        <g transform={`translate(${left + 112} 115)`}>
          <Coin count={money} radius={15} />
        </g>
      )}
    </Target>
  );
}

export function Sea({ view, print }: { readonly view: View; readonly print: Print }) {
  const { labels } = useValparaiso().texts.value;
  const city = placePoint(print, print.city);
  const sectors = Array.from({ length: print.sectorCount - 1 }, (_, index) => index + 1);
  return (
    <>
      {sectors.map((sector) => (
        <OuterSector key={sector} sector={sector} view={view} print={print} />
      ))}
      <Target id="sector:0" area={{ x: city.x - 205, y: city.y - 92, width: 410, height: 42, round: 21 }}>
        <rect class="v-sector is-home" x={city.x - 205} y={city.y - 92} width="410" height="42" rx="21" />
        <text class="v-home-name" x={city.x - 190} y={city.y - 66}>
          {labels.home}
        </text>
      </Target>
      {view.display.map((card, space) => {
        const { x, y } = cardPoint(print, space);
        return (
          <g key={space} transform={`translate(${x} ${y})`}>
            <Target id={`cardspace:${space}`} area={{ x: 0, y: 0, width: cardSize.width, height: cardSize.height, round: 8 }}>
              {card === none ? (
                <rect class="v-card-empty" width={cardSize.width} height={cardSize.height} rx="7" />
              ) : (
                <Piece key={card} id={`card:${card}`} x={0} y={0}>
                  <AchievementCard card={card} print={print} />
                </Piece>
              )}
            </Target>
          </g>
        );
      })}
      {view.ships.map((sector, seat) => {
        const here = view.ships.flatMap((other, index) => (other === sector ? [index] : []));
        const { x, y } = shipPoint(print, sector, here.indexOf(seat), here.length);
        return (
          <Piece key={seat} id={`ship:${seat}`} x={x} y={y}>
            <Ship seat={seat} />
          </Piece>
        );
      })}
    </>
  );
}
