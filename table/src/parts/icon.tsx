// The small signs on buttons, drawn so that they look the same everywhere.

const paths = {
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  whole: 'M14 5h5v5M10 19H5v-5M19 5l-6 6M5 19l6-6',
  close: 'M6 6l12 12M18 6 6 18',
  undo: 'M9 5 4 10l5 5M4.5 10H15a5 5 0 0 1 0 10h-4',
  open: 'M6 9l6 6 6-6',
  fold: 'M6 15l6-6 6 6',
  first: 'M6 5v14M18 6l-8 6 8 6Z',
  back: 'M16 5l-9 7 9 7Z',
  forward: 'M8 5l9 7-9 7Z',
  last: 'M18 5v14M6 6l8 6-8 6Z',
  turn: 'M15 6l-6 6 6 6',
  hint: 'M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.6 10.8V15.5h7.2v-1.7A6 6 0 0 0 12 3Z',
  guide: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM15.5 8.5 13.4 13.4 8.5 15.5 10.6 10.6Z',
  log: 'M5 6h14M5 12h14M5 18h9',
  rules: 'M12 7c-1.5-1.3-4-2-7-2v13c3 0 5.5.7 7 2 1.5-1.3 4-2 7-2V5c-3 0-5.5.7-7 2Zv13',
  chat: 'M4 5h16v11h-9l-5 4v-4H4Z',
  recap: 'M12 8v4.5l3 1.8M4.5 12A7.5 7.5 0 1 0 7 6.4M4.5 4v4h4',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  sandglass: 'M7 4h10M7 20h10M8 4c0 4 2.5 5.5 4 8 1.5-2.5 4-4 4-8M8 20c0-4 2.5-5.5 4-8 1.5 2.5 4 4 4 8',
  settings: 'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5v5M8 14.5v5',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name, size = 18 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
