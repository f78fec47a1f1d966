// French: the dry run of a plan.
import { plural } from '@kontor/table';
import type { DryRunPhrases } from '../phrases.ts';

const actions = (count: number): string => plural('fr', count, { one: '# action', other: '# actions' });

export const dryRun: DryRunPhrases = {
  title: 'Simulation',
  tooFar: 'trop loin',
  lacks: 'manque',
  idle: 'sans usage',
  full: 'sans usage, cases pleines',
  nothingLaid: 'ce que donnerait votre plan',
  nothingWhole: 'aucune action complète',
  all: (count) => plural('fr', count, { one: '# action possible', other: '# actions possibles' }),
  some: (reached, all) => `${actions(reached)} sur ${all} à portée`,
  someMissing: (reached, all, missing) =>
    `${actions(reached)} sur ${all}, il manque ${plural('fr', missing, { one: '# déplacement', other: '# déplacements' })}`,
  someAtLeast: (reached, all) => `au moins ${actions(reached)} sur ${all} à portée`,
  about: 'Ce que donne votre plan si personne n’intervient.',
  aboutRisks: 'Un triangle signale ce que d’autres pourraient prendre avant vous.',
  route: (places) => `Le trajet : ${places}.`,
  missing: (food) => `Avec ${food} de plus sur les cases de déplacement, tout serait à portée.`,
  unsure: 'Tous les trajets n’ont pas été essayés : il en existe peut-être un meilleur.',
  spare: (count) => plural('fr', count, { one: '# déplacement reste inutilisé.', other: '# déplacements restent inutilisés.' }),
  offer: (at, what) => `Avec vos pièces à ce moment, ${at} : ${what}. D’autres peuvent être plus rapides.`,
  anOrder: 'une commande',
  aCart: 'un chariot',
  extension: (name, coins) => `« ${name} » pour ${coins}`,
  stop: (number, all) => `Arrêt ${number} sur ${all}.`,
  gives: (what) => `Donne ${what}.`,
  unreached: 'Les tuiles suffisent ici, mais votre figurine n’y parvient pas avec ces déplacements.',
  unreachedMaybe: 'Aucun trajet trouvé qui mène ici aussi.',
  lying: (tiles) => `Encore sans usage : ${tiles}.`,
  needs: (ways) => `Il manque pour une action : ${ways}.`,
  noRoom: 'Aucune case n’est libre ici pour ce qui manque à une action.',
  wildIdle: 'Le trajet n’a pas besoin de cette tuile.',
  gains: {
    nothing: 'rien, la réserve est épuisée',
    among: (tiles, goods) => `${tiles} (${goods})`,
    boat: 'une carte bateau et sa marchandise',
    house: 'une carte maison',
    noCard: 'aucune carte, il n’en reste plus',
    planning: 'une case de planification de plus',
    stored: (tiles) => `${tiles} à l’entrepôt`,
    rows: (points) => `${points} pour une rangée pleine`,
    delivered: (tiles) => `${tiles} sur votre commande`,
    order: (points) => `${points} pour la commande réalisée`,
    mission: (mission) => `votre mission « ${mission} »`,
    cart: (coins) => `un chariot pour ${coins}`,
  },
  risks: {
    supply: (tiles) => `Il reste dans la réserve : ${tiles}. D’autres peuvent être plus rapides.`,
    boats: (cards) => `${cards} au choix : d’autres peuvent prendre celui que vous voulez.`,
    houses: (cards) => `${cards} au choix : d’autres peuvent prendre celle que vous voulez.`,
    carts: (carts) => `Il reste au village : ${carts}. D’autres peuvent acheter avant vous.`,
    first: (mission) => `Quelqu’un peut vous devancer : ${mission}.`,
  },
};
