// Which page is shown. Pages that need more than the landing page are loaded when they are opened.
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { Landing } from './pages/landing.tsx';
import { Logo } from './parts/page-frame.tsx';
import { route } from './router.ts';
import type { Route } from './routes.ts';
import { words } from './words/index.ts';

type PageOf<Name extends Route['page']> = ComponentType<Omit<Extract<Route, { page: Name }>, 'page'>>;

const pages: { readonly [Name in Exclude<Route['page'], 'landing'>]: () => Promise<PageOf<Name>> } = {
  setup: async () => (await import('./pages/setup.tsx')).Setup,
  lobby: async () => (await import('./pages/lobby.tsx')).Lobby,
  local: async () => (await import('./pages/local-table.tsx')).LocalTable,
  table: async () => (await import('./pages/online-table.tsx')).OnlineTable,
  replay: async () => (await import('./pages/replay.tsx')).Replay,
  rules: async () => (await import('./pages/rules.tsx')).Rules,
  about: async () => (await import('./pages/about.tsx')).About,
  unknown: async () => (await import('./pages/unknown.tsx')).Unknown,
};

function Later({ to }: { readonly to: Exclude<Route, { page: 'landing' }> }) {
  const loaded = useSignal<{ readonly page: string; readonly Page: ComponentType<object> } | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    void pages[to.page]().then((Page) => {
      if (isCurrent) loaded.value = { page: to.page, Page: Page as ComponentType<object> };
    });
    return () => {
      isCurrent = false;
    };
  }, [to.page]);
  const { page, ...properties } = to;
  if (loaded.value?.page !== page)
    return (
      <div class="laying" role="status">
        <Logo />
        <p>{words.value?.loading}</p>
      </div>
    );
  const { Page } = loaded.value;
  return <Page {...properties} />;
}

export function App() {
  if (!words.value) return null;
  const current = route.value;
  return current.page === 'landing' ? <Landing /> : <Later to={current} />;
}
