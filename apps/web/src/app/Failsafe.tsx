import { Component, type ReactNode } from 'react';
import { under } from '../device/base.ts';
import { messages } from '../i18n/messages.ts';
import { State } from '../ui/page/states.tsx';
import { currentLocale } from '../device/settings.ts';

/** The error boundary of the app: shows a message and a way on instead of an empty window. The table itself is on the server. */
export class Failsafe extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { t } = messages(currentLocale());
    return (
      <main id="main" className="page-main page-main-text">
        <State aspect="stop" title={t('state.broken.title')} text={t('state.broken.text')}>
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
