// What stands around every page but the table: the name of the house, the ways through it, and the settings.
import { languages } from '@kontor/table';
import { Icon } from '@kontor/table/icon';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { route } from '../router.ts';
import { href } from '../routes.ts';
import { language, motion, pace, shortcuts, theme, themes } from '../settings.ts';
import { shownLanguage, useWords } from '../words/index.ts';
import { NoticeSetting } from './notice-setting.tsx';

const languageNames = { en: 'English', de: 'Deutsch', fr: 'Français', it: 'Italiano' };

export function Settings() {
  const words = useWords();
  return (
    <div class="settings">
      <label>
        {words.language}
        <select
          value={language.value}
          onChange={(event) => (language.value = event.currentTarget.value as typeof language.value)}
        >
          {languages.map((code) => (
            <option key={code} value={code} lang={code}>
              {languageNames[code]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.theme}
        <select value={theme.value} onChange={(event) => (theme.value = event.currentTarget.value as typeof theme.value)}>
          {themes.map((name) => (
            <option key={name} value={name}>
              {words.themes[name]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.motion}
        <select value={motion.value} onChange={(event) => (motion.value = event.currentTarget.value as typeof motion.value)}>
          <option value="on">{words.motions.on}</option>
          <option value="off">{words.motions.off}</option>
        </select>
      </label>
      <label>
        {words.pace}
        <select
          value={pace.value}
          onChange={(event) => {
            pace.value = event.currentTarget.value as typeof pace.value;
          }}
        >
          <option value="calm">{words.paces.calm}</option>
          <option value="quick">{words.paces.quick}</option>
        </select>
      </label>
      <label>
        {words.shortcuts}
        <select
          value={shortcuts.value}
          onChange={(event) => {
            shortcuts.value = event.currentTarget.value as typeof shortcuts.value;
          }}
        >
          <option value="on">{words.shortcutModes.on}</option>
          <option value="off">{words.shortcutModes.off}</option>
        </select>
      </label>
      <NoticeSetting />
    </div>
  );
}

/** The settings behind one button. */
export function SettingsMenu({ children }: { readonly children?: (close: () => void) => ComponentChildren }) {
  const words = useWords();
  const isOpen = useSignal(false);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const isKey = event instanceof KeyboardEvent;
      const isAway = isKey ? event.key === 'Escape' : !root.current?.contains(event.target as Node);
      if (!isAway || !isOpen.value) return;
      isOpen.value = false;
      // By keys one goes on where one came from.
      if (isKey) root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, []);
  return (
    <div class="settings-menu" ref={root}>
      <button
        type="button"
        class="icon-button"
        aria-expanded={isOpen.value}
        aria-label={words.settings}
        title={words.settings}
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        <Icon name="settings" size={20} />
      </button>
      {isOpen.value && (
        <div class="settings-sheet">
          <Settings />
          {children?.(() => {
            isOpen.value = false;
          })}
        </div>
      )}
    </div>
  );
}

export function Logo() {
  return (
    <svg class="logo" viewBox="0 0 64 64" width="30" height="30" aria-hidden="true">
      <rect width="64" height="64" rx="14" class="logo-ground" />
      <path d="M16 12h9v17l14-17h11L34 31l17 21H39L25 35v17h-9Z" class="logo-letter" />
    </svg>
  );
}

export function PageFrame({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  const words = useWords();
  const { page } = route.value;
  const links = [
    { page: 'landing', text: words.home, to: href({ page: 'landing' }) },
    { page: 'lobby', text: words.lobby, to: href({ page: 'lobby' }) },
    { page: 'about', text: words.about, to: href({ page: 'about' }) },
  ];
  document.title = title === '' ? 'Kontor' : `${title} · Kontor`;
  return (
    <div class="page" lang={shownLanguage.value}>
      <header class="page-head">
        <a class="brand" href="/">
          <Logo />
          Kontor
        </a>
        <nav>
          {links.map((link) => (
            <a key={link.page} class="page-link" href={link.to} aria-current={page === link.page ? 'page' : undefined}>
              {link.text}
            </a>
          ))}
        </nav>
        <SettingsMenu />
      </header>
      <main class="page-body">{children}</main>
    </div>
  );
}
