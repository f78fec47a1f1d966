// What the landing page knows of the games without loading them.

export interface CatalogueEntry {
  readonly id: string;
  readonly title: string;
  readonly seats: readonly [number, number];
  readonly minutes: readonly [number, number];
}

export const catalogue: readonly CatalogueEntry[] = [
  { id: 'valparaiso', title: 'Valparaíso', seats: [2, 5], minutes: [45, 90] },
  { id: 'el-capitan', title: 'El Capitán', seats: [2, 5], minutes: [60, 120] },
  { id: 'altiplano', title: 'Altiplano', seats: [2, 5], minutes: [60, 120] },
  { id: 'wharf', title: 'Wharf', seats: [2, 5], minutes: [5, 5] },
];

/** The name on the box. */
export const titleOf = (id: string): string => catalogue.find((entry) => entry.id === id)?.title ?? id;
