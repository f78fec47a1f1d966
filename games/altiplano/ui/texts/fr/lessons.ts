// French: the guided first round.
import { plural } from '@kontor/table';
import type { LessonPhrases } from '../lesson-phrases.ts';

const steps = (count: number): string => plural('fr', count, { one: '# pas', other: '# pas' });

export const lessons: LessonPhrases = {
  aim: () => ({
    title: 'Les tuiles font les points',
    lines: [
      'Le plus de points l’emporte : marchandises possédées à la fin, maisons, bateaux, commandes réalisées, rangées pleines de l’entrepôt.',
      'Rassemblez des tuiles et changez les simples en meilleures.',
    ],
  }),
  circle: () => ({
    title: 'Le cercle des lieux',
    lines: [
      'Chaque lieu a ses actions, et votre figurine doit s’y trouver pour agir.',
      'La réserve est limitée : quand un lieu est épuisé, la manche suivante est la dernière.',
    ],
  }),
  role: ({ role }) => ({
    title: 'Choisissez un rôle',
    lines: [
      'Un rôle apporte des tuiles de départ et une action à vous.',
      ...(role === '' ? [] : [`Pour une première partie, prenez-en un qui ne demande qu’une tuile, par exemple : ${role}.`]),
    ],
  }),
  missions: () => ({
    title: 'Missions secrètes',
    lines: [
      'Gardez ce qui convient à votre rôle et transmettez ce qui serait difficile pour vous aussi.',
      'Une mission réalisée donne ses points à la fin ; une autre ne coûte rien.',
    ],
  }),
  place: ({ plan, isLaid }) =>
    isLaid
      ? { title: 'Votre plan est prêt', lines: ['Réarrangez-le à loisir, puis dites que votre plan est terminé.'] }
      : {
          title: 'Placez vos tuiles',
          lines: [
            'Faites glisser une tuile sur une case d’action, ou touchez la tuile puis la case.',
            ...(plan === '' ? [] : [`Un premier plan qui marche : ${plan}.`]),
          ],
        },
  movement: ({ cartSteps, foodSteps }) => ({
    title: 'De la nourriture pour la route',
    lines: [
      `Une fois par manche, le chariot de départ mène votre figurine jusqu’à ${steps(cartSteps)}, gratuitement.`,
      `Chaque nourriture sur une case de déplacement donne ${steps(foodSteps)} de plus. Deux lieux par manche suffisent pour commencer.`,
    ],
  }),
  dryRun: () => ({
    title: 'Ce que donne votre plan',
    lines: [
      'La simulation montre ce que votre plan apporte, où il manque une tuile et ce qui est trop loin.',
      'Réarrangez à loisir ; s’il vous plaît, dites que votre plan est terminé.',
    ],
  }),
  figure: ({ places }) => ({
    title: 'Où commencer',
    lines: [
      'Avant votre première action, vous placez la figurine sur le lieu de votre choix, gratuitement.',
      places === ''
        ? 'Commencez là où vous pouvez agir.'
        : `Commencez là où sont vos tuiles (${places}), et pensez au chemin vers le lieu suivant.`,
    ],
  }),
  act: ({ isFirstAction }) => ({
    title: 'Une action par tour',
    lines: [
      isFirstAction
        ? 'Choisissez une action de ce lieu ; ensuite, vous pouvez vous déplacer, et aux tours suivants avant l’action aussi.'
        : 'Choisissez une action de ce lieu ; avant et après, vous pouvez vous déplacer.',
      'Puis c’est aux autres, jusqu’à ce que tous aient passé.',
      'Ce que vous n’utilisez pas attend sur sa case une manche suivante.',
    ],
  }),
  cycle: () => ({
    title: 'Vos tuiles reviennent',
    lines: [
      'Les tuiles utilisées et nouvelles attendent dans le conteneur. Quand le sac est vide, elles y retournent, et vous les piochez de nouveau.',
      'Chaque bonne tuile améliore donc vos manches suivantes.',
    ],
  }),
  buy: ({ price }) => ({
    title: 'À quoi servent les pièces',
    lines: [
      'Le marché vend des commandes et des extensions, c’est-à-dire de nouvelles actions à vous ; le village, des chariots.',
      ...(price === '' ? [] : [`L’extension la moins chère coûte ${price} : achetée tôt, elle sert toute la partie.`]),
    ],
  }),
  returning: () => ({
    title: 'Avant de piocher',
    lines: [
      'Vous pouvez reprendre des tuiles restées sur les cases d’action, mais chacune remplace une tuile à piocher.',
      'Laissez celles qui n’attendent que leur complément.',
    ],
  }),
  onwards: () => ({
    title: 'Et maintenant',
    lines: [
      'Construisez la route pour plus de tuiles par manche, et stockez au village pour des points.',
      'Pointez une pièce, ou pressez-la longuement, pour l’explication ; un choix grisé dit pourquoi ; l’ampoule demande conseil à un bot.',
    ],
  }),
};
