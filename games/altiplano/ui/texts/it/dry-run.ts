// Italian: the dry run of a plan.
import { plural } from '@kontor/table';
import type { DryRunPhrases } from '../phrases.ts';

const actions = (count: number): string => plural('it', count, { one: '# azione', other: '# azioni' });

export const dryRun: DryRunPhrases = {
  title: 'Simulazione',
  tooFar: 'troppo lontano',
  lacks: 'manca',
  idle: 'ancora senza uso',
  full: 'senza uso, caselle piene',
  nothingLaid: 'che cosa darebbe il tuo piano',
  nothingWhole: 'nessuna azione completa',
  all: (count) => plural('it', count, { one: '# azione possibile', other: '# azioni possibili' }),
  some: (reached, all) => `${actions(reached)} su ${all} a portata`,
  someMissing: (reached, all, missing) =>
    `${actions(reached)} su ${all}, ${plural('it', missing, { one: 'manca # movimento', other: 'mancano # movimenti' })}`,
  someAtLeast: (reached, all) => `almeno ${actions(reached)} su ${all} a portata`,
  about: 'Che cosa dà il tuo piano se nessuno si mette di mezzo.',
  aboutRisks: 'Un triangolo segnala ciò che altri potrebbero prendere prima.',
  route: (places) => `Il percorso: ${places}.`,
  missing: (food) => `Con ${food} in più sulle caselle movimento sarebbe tutto a portata.`,
  unsure: 'Non ogni percorso è stato provato: forse ce n’è uno migliore.',
  spare: (count) => plural('it', count, { one: 'Resta # movimento.', other: 'Restano # movimenti.' }),
  offer: (at, what) => `Con le tue monete a quel punto, ${at}: ${what}. Altri possono essere più veloci.`,
  anOrder: 'un ordine',
  aCart: 'un carro',
  extension: (name, coins) => `«${name}» per ${coins}`,
  stop: (number, all) => `Tappa ${number} di ${all}.`,
  gives: (what) => `Dà ${what}.`,
  unreached: 'Le tessere qui bastano, ma la tua pedina non ci arriva con questi movimenti.',
  unreachedMaybe: 'Non si è trovato un percorso che porti anche qui.',
  lying: (tiles) => `Ancora senza uso: ${tiles}.`,
  needs: (ways) => `Per un’azione manca: ${ways}.`,
  noRoom: 'Qui nessuna casella è libera per ciò che manca a un’azione.',
  wildIdle: 'Il percorso non ha bisogno di questa tessera.',
  gains: {
    nothing: 'nulla, la riserva è esaurita',
    among: (tiles, goods) => `${tiles} (${goods})`,
    boat: 'una carta barca con la sua merce',
    house: 'una carta casa',
    noCard: 'nessuna carta, non ne restano',
    planning: 'un’altra delle caselle pianificazione',
    stored: (tiles) => `${tiles} in magazzino`,
    rows: (points) => `${points} per una fila piena`,
    delivered: (tiles) => `${tiles} sul tuo ordine`,
    order: (points) => `${points} per l’ordine compiuto`,
    mission: (mission) => `la tua missione «${mission}»`,
    cart: (coins) => `un carro per ${coins}`,
  },
  risks: {
    supply: (tiles) => `Restano nella riserva: ${tiles}. Altri possono essere più veloci.`,
    boats: (cards) => `${cards} a scelta: altri possono prendere quella che vuoi.`,
    houses: (cards) => `${cards} a scelta: altri possono prendere quella che vuoi.`,
    carts: (carts) => `Restano nel villaggio: ${carts}. Altri possono comprare prima.`,
    first: (mission) => `Qualcuno può arrivare prima di te: ${mission}.`,
  },
};
