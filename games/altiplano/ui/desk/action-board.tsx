// The action board: the seven locations with their spaces, roles and extensions attached to them, and the movement spaces.
import { DeskTarget, useTable } from '@kontor/table/kit';
import { type AltiplanoTypes, cart } from '../../rules/index.ts';
import { TilePicture } from '../art/goods.tsx';
import { Cart, EffectPicture, EmblemPicture } from '../art/places.tsx';
import type { AltiplanoTexts } from '../texts/index.ts';
import { ownExtensions } from '../texts/reading.ts';
import { useReading } from '../use-reading.ts';
import { Spot, useDesk } from './planning.tsx';
import { Recipes } from './recipes.tsx';

const cartStates = { [cart.absent]: 'absent', [cart.ready]: 'ready', [cart.used]: 'used' } as const;

export function CartPicture({ state, size = 30 }: { readonly state: number; readonly size?: number }) {
  return (
    <svg viewBox="-20 -17 40 34" width={size} height={(size * 34) / 40} aria-hidden="true">
      <Cart state={cartStates[state as keyof typeof cartStates] ?? 'absent'} />
    </svg>
  );
}

/** A role's or extension's action: whose it is, its spaces, and what it gives. */
function Station({ production }: { readonly production: number }) {
  const { tables, spotsOf, extensionOfAbility } = useReading();
  const table = useTable<AltiplanoTypes, AltiplanoTexts>();
  const { isForeign, seat } = useDesk();
  const { tongue, labels } = table.texts.value;
  const { role, ability, outputs } = tables.productions[production]!;
  const extension = extensionOfAbility(ability);
  const isRole = role >= 0;
  const spots = spotsOf(production);
  return (
    <div class={isRole ? 'station is-role' : 'station'}>
      <DeskTarget id={isRole ? `role:${role}` : `extension:${extension}`} class="station-mark">
        <span class="visually-hidden">{isRole ? `${labels.role}: ${tongue.role(role)}` : tongue.extension(extension)}</span>
        <span aria-hidden="true">{isRole ? '★' : tables.components.extensions[extension]!.category}</span>
      </DeskTarget>
      {spots.map((spot) => (
        <Spot key={spot} spot={spot} size={28} />
      ))}
      <DeskTarget id={`spot:${spots[0]}${isForeign ? `@${seat}` : ''}`} class="station-gives">
        <span aria-hidden="true">→</span>
        {outputs.map((good) => (
          <TilePicture key={good} item={good} size={20} />
        ))}
      </DeskTarget>
    </div>
  );
}

function LocationColumn({ location }: { readonly location: number }) {
  const { tables, locationId, ownStations } = useReading();
  const table = useTable<AltiplanoTypes, AltiplanoTexts>();
  const { player, seat, isForeign } = useDesk();
  const stations = ownStations(player).filter((production) => tables.productions[production]!.location === location);
  const isHere = player.figure === location;
  return (
    <section class={`column place-${locationId(location)}${isHere ? ' is-here' : ''}`}>
      <DeskTarget id={`spot:${location}${isForeign ? `@${seat}` : ''}`} class="column-head">
        <EmblemPicture location={location} size={20} />
        <span>{table.texts.value.tongue.location(location).name}</span>
      </DeskTarget>
      <Spot spot={location} />
      <Recipes location={location} />
      {stations.map((production) => (
        <Station key={production} production={production} />
      ))}
    </section>
  );
}

export function Movement() {
  const { tables } = useReading();
  const table = useTable<AltiplanoTypes, AltiplanoTexts>();
  const { player, seat, isForeign } = useDesk();
  const { labels } = table.texts.value;
  const mark = isForeign ? `@${seat}` : '';
  return (
    <section class="column movement">
      <h2 class="column-head">{labels.movement}</h2>
      <div class="movement-row">
        <DeskTarget id={`cart:0${mark}`} class="cart-space">
          <CartPicture state={player.carts[0]!} />
        </DeskTarget>
        {player.movement.map((_, space) => (
          <div key={space} class="movement-space">
            <Spot spot={tables.firstMovementSpot + space} />
            <DeskTarget id={`cart:${space + 1}${mark}`} class="cart-space">
              <CartPicture state={player.carts[space + 1]!} size={26} />
            </DeskTarget>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Extensions without an action of their own; the wild space has its space. */
export function StandingEffects() {
  const { tables } = useReading();
  const { view, seat, player } = useDesk();
  const table = useTable<AltiplanoTypes, AltiplanoTexts>();
  const standing = ownExtensions(view, seat).filter(
    (extension) => tables.components.extensions[extension]!.effect.type !== 'produce',
  );
  if (standing.length === 0) return null;
  return (
    <>
      {standing.map((extension) => {
        const { effect } = tables.components.extensions[extension]!;
        return (
          <section key={extension} class="column standing">
            <DeskTarget id={`extension:${extension}`} class="column-head">
              <span>{table.texts.value.tongue.extension(extension)}</span>
            </DeskTarget>
            {effect.type === 'wildSpace' ? (
              <Spot spot={tables.wildSpot} />
            ) : effect.type === 'cornShed' ? (
              <div class="spaces">
                {Array.from({ length: effect.corn }, (_, index) => (
                  <span key={index} class={index < player.shed ? 'space' : 'space is-empty'}>
                    <TilePicture item={tables.corn} size={index < player.shed ? 32 : 22} />
                  </span>
                ))}
              </div>
            ) : (
              <EffectPicture effect={effect} width={92} />
            )}
          </section>
        );
      })}
    </>
  );
}

export function ActionBoard() {
  const { view } = useDesk();
  return (
    <div class="action-board">
      {view.ring.map((location) => (
        <LocationColumn key={location} location={location} />
      ))}
    </div>
  );
}
