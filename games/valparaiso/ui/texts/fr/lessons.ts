// French: the guided first round.
import type { Lessons } from '../en/lessons.ts';

export const lessons: Lessons = {
  aim: {
    title: 'Le but du jeu',
    lines: (points) => [
      'Le joueur qui a le plus de points de victoire gagne. Ils viennent des tuiles Marché, des maisons et des cartes Exploit.',
      `La partie se termine après la manche où quelqu’un a ${points} sur la piste de score.`,
    ],
  },
  market: {
    title: 'Villages et marchés',
    lines: [
      'Avec un marchand dans un village avec marché, vous commercez avec la tuile Marché la plus basse.',
      'Le marché descend ensuite : ce qui est au-dessus vient après.',
    ],
  },
  goods: {
    title: 'Vos premières marchandises',
    forMerchant: (goods) => `Prenez ${goods} : c’est le prix d’un autre marchand, et plus de marchands commercent plus.`,
    anyGoods: 'Les marchandises paient les marchands et les tuiles Marché qui rapportent des points.',
    overseas: (goods) => `Plus tard, ${goods} d’une même sorte dans la cale paient une carte Exploit.`,
  },
  village: {
    title: 'Où commencer',
    where: ({ place, tile }) => `Un bon début : ${place}. Sa tuile Marché la plus basse est « ${tile} ».`,
    anywhere: 'Chaque marché a déjà un marchand : restez près de celui dont vous voulez la prochaine tuile Marché.',
    fee: (pesos) => `Qui commerce là où se tient votre marchand vous paie ${pesos}.`,
  },
  plan: {
    title: 'Votre premier plan',
    lay: (cards) => `Posez jusqu’à ${cards} dans l’ordre où vous voulez les utiliser.`,
    works: (cards) => `Un premier plan qui marche : ${cards}.`,
  },
  dry: {
    title: 'Ce que rapporte votre plan',
    foot: 'La simulation sous chaque carte montre ce qu’elle coûte et rapporte, et signale où les autres peuvent vous gêner.',
    mayor: (pesos) => `Pour ${pesos}, la case du maire reçoit une carte de plus.`,
    change: 'Vous pouvez tout changer tant que tous n’ont pas fini.',
    race: 'Le premier à finir reçoit une marchandise.',
  },
  use: {
    title: 'Utiliser vos cartes',
    lines: (pesos) => [
      `Une carte par tour. Celle de l’emplacement 1 est gratuite ; une autre, hors de l’ordre, coûte ${pesos} ou plus.`,
      'Si l’action principale ne sert à rien, prenez ce que montre le bas de la carte : l’action alternative.',
    ],
  },
  move: {
    title: 'Déplacer les marchands',
    each: (prices) => `Pas de chaque marchand : ${prices}.`,
    goodStep: ({ place, tile }, cost) => `Une bonne étape : ${place} (${cost}), avec la tuile Marché « ${tile} ».`,
  },
  trade: {
    title: 'Commercer',
    here: ({ place, tile }) => `${place} : « ${tile} », une fois pour chacun de vos marchands et comptoirs sur place.`,
    anywhere: 'Vous commercez avec la tuile Marché la plus basse, une fois par marchand à vous sur place.',
    moves: 'Ensuite le marché avance, que vous ayez commercé ou non.',
  },
  build: {
    title: 'Construire une maison',
    city: 'À Valparaíso, une maison rapporte un revenu à chaque manche ; dans un village, elle aide vos marchands. Certains emplacements donnent aussi des points.',
    scores: (place, points) => `${place} rapporte aussitôt ${points}.`,
    opens: (houses, slot) => `Avec ${houses}, l’emplacement ${slot} s’ouvre.`,
  },
  ship: {
    title: 'Le navire',
    lines: (points, goods) => [
      `Près de Valparaíso, vous chargez ; une cale qui devient pleine rapporte ${points}.`,
      `Naviguez ensuite vers le secteur maritime qui demande votre marchandise : ${goods} de cette sorte paient une carte Exploit.`,
    ],
  },
  home: {
    title: 'Les marchands rentrent',
    lines: [
      'Un seul de vos marchands peut rester dans un village sans maison à vous.',
      'Les autres rentrent à Valparaíso. Là où vous avez une maison, tous peuvent rester.',
    ],
  },
  end: {
    title: 'C’était une manche',
    lines: [
      'Cherchez désormais les tuiles Marché à points, construisez et chargez votre navire pour les cartes.',
      'Tout s’explique quand on le pointe ou le presse longuement, ce qui est gris dit pourquoi, et « Conseil » interroge un bot.',
    ],
  },
};
