import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/cabin/wght.css';
import '@fontsource/barlow-semi-condensed/latin-400.css';
import '@fontsource/barlow-semi-condensed/latin-500.css';
import '@fontsource/barlow-semi-condensed/latin-600.css';
import '@fontsource/barlow-semi-condensed/latin-ext-400.css';
import '@fontsource/barlow-semi-condensed/latin-ext-500.css';
import '@fontsource/barlow-semi-condensed/latin-ext-600.css';
import './ui/style/letters.css';
import './ui/style/tokens.css';
import './ui/style/base.css';
import { App } from './app/App.tsx';
import { keepPages } from './device/keeper.ts';
import { letters } from './device/letters.ts';
import { currentLocale, watchSettings } from './device/settings.ts';
import { learnLanguage } from './i18n/languages.ts';

// In a folder of a web space the page's links are relative to its first address, and addresses change.
for (const link of document.querySelectorAll('link')) link.setAttribute('href', link.href);
watchSettings();
await Promise.all([learnLanguage(currentLocale()), letters()]);
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
keepPages();
