// German: the dry run of a plan.
import { plural } from '@kontor/table';
import type { DryRunPhrases } from '../phrases.ts';

const actions = (count: number): string => plural('de', count, { one: '# Aktion', other: '# Aktionen' });

export const dryRun: DryRunPhrases = {
  title: 'Probelauf',
  tooFar: 'zu weit',
  lacks: 'fehlt',
  idle: 'noch ohne Nutzen',
  full: 'ohne Nutzen, Felder voll',
  nothingLaid: 'was dein Plan brächte',
  nothingWhole: 'noch keine Aktion vollständig',
  all: (count) => `${actions(count)} erreichbar`,
  some: (reached, all) => `${reached} von ${actions(all)} erreichbar`,
  someMissing: (reached, all, missing) =>
    `${reached} von ${actions(all)}, es ${plural('de', missing, { one: 'fehlt # Bewegung', other: 'fehlen # Bewegungen' })}`,
  someAtLeast: (reached, all) => `mindestens ${reached} von ${actions(all)} erreichbar`,
  about: 'Was dein Plan bringt, wenn niemand dazwischenkommt.',
  aboutRisks: 'Ein Dreieck zeigt, was andere vorher wegnehmen könnten.',
  route: (places) => `Der Weg: ${places}.`,
  missing: (food) => `Mit ${food} mehr auf den Bewegungsfeldern wäre alles erreichbar.`,
  unsure: 'Nicht jeder Weg wurde geprüft: Vielleicht gibt es einen besseren.',
  spare: (count) => plural('de', count, { one: '# Bewegung bleibt übrig.', other: '# Bewegungen bleiben übrig.' }),
  offer: (at, what) => `Mit deinen Münzen dann ${at}: ${what}. Andere könnten schneller sein.`,
  anOrder: 'ein Auftrag',
  aCart: 'ein Karren',
  extension: (name, coins) => `„${name}“ für ${coins}`,
  stop: (number, all) => `Station ${number} von ${all}.`,
  gives: (what) => `Bringt ${what}.`,
  unreached: 'Die Plättchen hier reichen, aber deine Figur kommt mit diesen Bewegungen nicht her.',
  unreachedMaybe: 'Es fand sich kein Weg, der auch hierher führt.',
  lying: (tiles) => `Noch ohne Nutzen: ${tiles}.`,
  needs: (ways) => `Für eine Aktion fehlt: ${ways}.`,
  noRoom: 'Für das, was einer Aktion fehlt, ist hier kein Feld frei.',
  wildIdle: 'Der Weg braucht dieses Plättchen nicht.',
  gains: {
    nothing: 'nichts, der Vorrat ist aufgebraucht',
    among: (tiles, goods) => `${tiles} (${goods})`,
    boat: 'eine Bootskarte mit ihrer Ware',
    house: 'eine Hauskarte',
    noCard: 'keine Karte, es ist keine mehr da',
    planning: 'ein weiteres Planungsfeld',
    stored: (tiles) => `${tiles} im Lager`,
    rows: (points) => `${points} für eine volle Reihe`,
    delivered: (tiles) => `${tiles} auf dem Auftrag`,
    order: (points) => `${points} für den erfüllten Auftrag`,
    mission: (mission) => `deine Mission „${mission}“`,
    cart: (coins) => `einen Karren für ${coins}`,
  },
  risks: {
    supply: (tiles) => `Noch im Vorrat: ${tiles}. Andere könnten schneller sein.`,
    boats: (cards) => `${cards} zur Wahl: Andere könnten dir das gewünschte wegnehmen.`,
    houses: (cards) => `${cards} zur Wahl: Andere könnten dir das gewünschte wegnehmen.`,
    carts: (carts) => `Noch im Dorf: ${carts}. Andere könnten vorher kaufen.`,
    first: (mission) => `Jemand könnte dir zuvorkommen: ${mission}.`,
  },
};
