// Where the page is, by the browser's history.
import { signal } from '@preact/signals';
import { href, parseRoute, type Route } from './routes.ts';

export const route = signal<Route>(parseRoute(location));

const read = (): void => {
  route.value = parseRoute(location);
};
addEventListener('popstate', read);

/** Goes somewhere; `replace` leaves no trace in the history. */
export function go(to: Route, how: 'push' | 'replace' = 'push'): void {
  if (how === 'replace') history.replaceState(null, '', href(to));
  else history.pushState(null, '', href(to));
  read();
  if (how === 'push') {
    scrollTo(0, 0);
    requestAnimationFrame(() => document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true }));
  }
}

/** Takes clicks on own links, unless the person wants a new tab. */
export function followLinks(root: Document): void {
  root.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return;
    if (link.pathname === location.pathname && link.hash !== '') return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    read();
    scrollTo(0, 0);
  });
}
