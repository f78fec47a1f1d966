// Vitest reads files by pattern; only this much of Vite's types is needed for it.
interface ImportMeta {
  glob(pattern: string, options: { eager: true; import: 'default' }): Record<string, unknown>;
}
