// The page begins here.
import { render } from 'preact';
import '@kontor/table/styles.css';
import './styles/fonts.css';
import './styles/shell.css';
import { App } from './app.tsx';
import { keepPage } from './offline/keep-page.ts';
import { followLinks } from './router.ts';

followLinks(document);
render(<App />, document.querySelector('#app')!);
keepPage();
