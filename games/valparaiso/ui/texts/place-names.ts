// What the places of the board are called: proper names, the same in every language. The villages' names are ours.

/** By the ids of the board's places. */
export const placeNames: Readonly<Record<string, string>> = {
  V: 'Valparaíso',
  M1: 'Quillota',
  M2: 'Casablanca',
  M3: 'Curacaví',
  M4: 'Melipilla',
  Z1: 'Limache',
  Z2: 'Peñuelas',
  Z3: 'Algarrobo',
  Z4: 'San Felipe',
  Z5: 'Talagante',
};
