import { Component, type ReactNode } from 'react';
import { under } from '../device/base.ts';
import { messages } from '../i18n/messages.ts';
import { State } from '../ui/page/states.tsx';
import { currentLocale } from '../device/settings.ts';

/** What is said when a part of the pages could not be fetched: by Chromium and Firefox, by Safari, and by Vite of a style sheet. */
const UNFETCHED = /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

interface Failed {
  readonly failed: false | 'broken' | 'unfetched';
}
/** The error boundary of the app: shows a message and a way on instead of an empty window. The table itself is on the server. */
export class Failsafe extends Component<{ readonly children: ReactNode }, Failed> {
  override readonly state: Failed = { failed: false };

  static getDerivedStateFromError(error: unknown): Failed {
    return { failed: UNFETCHED.test(String(error)) ? 'unfetched' : 'broken' };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (!failed) return this.props.children;
    const { t } = messages(currentLocale());
    return (
      <main id="main" className="page-main page-main-text">
        <State aspect="stop" title={t(`state.${failed}.title`)} text={t(`state.${failed}.text`)}>
          <button type="button" className="button" onClick={() => location.reload()}>
            {t('state.broken.reload')}
          </button>
          <a href={under('/')} className="button-quiet">
            {t('state.home')}
          </a>
        </State>
      </main>
    );
  }
}
