// Every address of the page, typed: `href` writes it, `parseRoute` reads it.

export type Route =
  | { readonly page: 'landing' }
  | { readonly page: 'setup'; readonly game: string }
  | { readonly page: 'lobby' }
  /** A table in this browser. */
  | { readonly page: 'local'; readonly id: string }
  /** A table on the server; its link is also the invitation. */
  | { readonly page: 'table'; readonly id: string }
  | {
      readonly page: 'replay';
      /** 'local', 'online' or 'file': where the record comes from. */
      readonly source: 'local' | 'online' | 'file';
      readonly id: string;
      readonly move?: number;
      readonly seat?: number;
    }
  | { readonly page: 'rules'; readonly game: string; readonly rule?: string }
  | { readonly page: 'about' }
  | { readonly page: 'unknown' };

/** The address of a route. */
export function href(route: Route): string {
  switch (route.page) {
    case 'landing':
    case 'unknown':
      return '/';
    case 'setup':
      return `/play/${route.game}`;
    case 'lobby':
      return '/lobby';
    case 'local':
      return `/local/${route.id}`;
    case 'table':
      return `/table/${route.id}`;
    case 'replay': {
      const query = new URLSearchParams();
      if (route.move !== undefined) query.set('move', String(route.move));
      if (route.seat !== undefined) query.set('seat', String(route.seat));
      const tail = query.size === 0 ? '' : `?${query}`;
      return `/replay/${route.source}/${route.id}${tail}`;
    }
    case 'rules':
      return `/rules/${route.game}${route.rule === undefined ? '' : `#${route.rule}`}`;
    case 'about':
      return '/about';
  }
}

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;

/** The parts of a path as they are meant; one that cannot be read leads nowhere. */
function partsOf(path: string): string[] {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return ['unknown'];
  }
}

/** The route of an address. */
export function parseRoute(address: { readonly pathname: string; readonly search: string; readonly hash: string }): Route {
  const [first = '', second = '', third = ''] = partsOf(address.pathname);
  const query = new URLSearchParams(address.search);
  if (first === '') return { page: 'landing' };
  if (first === 'play' && second) return { page: 'setup', game: second };
  if (first === 'lobby') return { page: 'lobby' };
  if (first === 'local' && second) return { page: 'local', id: second };
  if (first === 'table' && second) return { page: 'table', id: second };
  if (first === 'about') return { page: 'about' };
  if (first === 'rules' && second) {
    const rule = address.hash.slice(1);
    return { page: 'rules', game: second, ...(rule !== '' && { rule }) };
  }
  if (first === 'replay' && (second === 'local' || second === 'online' || second === 'file')) {
    const move = wholeNumber(query.get('move'));
    const seat = wholeNumber(query.get('seat'));
    return {
      page: 'replay',
      source: second,
      id: third,
      ...(move !== undefined && { move }),
      ...(seat !== undefined && { seat }),
    };
  }
  return { page: 'unknown' };
}
