// French: what the numbers rest on.
import type { OriginNote } from '../notes.ts';

export const notes: Readonly<Record<OriginNote, string>> = {
  'count as printed; no value, no price': 'Nombre comme imprimé ; ni valeur, ni prix.',
  'count as printed; value derived from the printed score line; price our own':
    'Nombre comme imprimé ; valeur déduite de la ligne de score imprimée ; prix de notre fait.',
  'count as printed; value derived from the printed score line; price our own; ore and cacao may be swapped':
    'Nombre comme imprimé ; valeur déduite de la ligne de score imprimée ; prix de notre fait ; minerai et cacao peuvent être intervertis.',
  'count as printed; value derived from the printed score line; price our own; silver and glass may be swapped':
    'Nombre comme imprimé ; valeur déduite de la ligne de score imprimée ; prix de notre fait ; argent et verre peuvent être intervertis.',
  'count and value as printed; price our own': 'Nombre et valeur comme imprimé ; prix de notre fait.',
  'actions as printed; the book says 2 or 3 spaces, which of them is our own':
    'Actions comme imprimé ; la règle dit 2 ou 3 cases, le choix est de notre fait.',
  'actions as printed; a boat and a fish exchange do not fit together, so at most 3 spaces':
    'Actions comme imprimé ; un bateau et un échange de poissons ne tiennent pas ensemble, donc 3 cases au plus.',
  'actions as printed; the storing example of the book takes three tiles from here':
    'Actions comme imprimé ; l’exemple de stockage de la règle prend trois tuiles ici.',
  'table of the set-up': 'Tableau de la mise en place.',
  'list of components and rules of movement': 'Liste du matériel et règles de déplacement.',
  'four carts, one of them the starting cart, need three spaces': 'Quatre chariots, dont celui de départ, demandent trois cases.',
  'rules of drawing': 'Règles de la pioche.',
  'first road': 'Première route.',
  'second road': 'Deuxième route.',
  'the book tells the first two steps; their number and order after that are our own':
    'La règle donne les deux premières étapes ; le nombre et l’ordre des suivantes sont de notre fait.',
  'three spaces follow from the example of the book; points our own':
    'Trois cases d’après l’exemple de la règle ; points de notre fait.',
  'number of rows, spaces and points our own': 'Nombre de rangées, cases et points de notre fait.',
  'example of the book': 'Exemple de la règle.',
  'the book tells the first two extra costs; the others are our own':
    'La règle donne les deux premiers coûts supplémentaires ; les autres sont de notre fait.',
  'name as printed; action derived from the extensions, starting tiles and coins our own':
    'Nom comme imprimé ; action déduite des extensions, tuiles et pièces de départ de notre fait.',
  'starting tiles and coin as printed; action derived': 'Tuiles et pièce de départ comme imprimé ; action déduite.',
  'effect as printed; category and price our own': 'Effet comme imprimé ; catégorie et prix de notre fait.',
  'effect as printed; category, price, player mark and which tiles exist twice our own':
    'Effet comme imprimé ; catégorie, prix, nombre de joueurs et doubles de notre fait.',
  'points as printed; one card for each good but food and corn is the natural reading of ten cards':
    'Points comme imprimé ; une carte par marchandise, sauf nourriture et maïs, est la lecture naturelle de dix cartes.',
  'the print has 16 orders worth 9 to 19 points; what each asks for is our own':
    'Le jeu imprimé a 16 commandes de 9 à 19 points ; ce que chacune demande est de notre fait.',
  'condition as printed; points our own': 'Condition comme imprimé ; points de notre fait.',
};
