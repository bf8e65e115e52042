import { useState } from 'react';
import { Link } from 'wouter';
import type { MailDoing } from '@turntable/protocol/notify.ts';
import type { ErrorBody } from '@turntable/protocol/messages.ts';
import { api, failureOf } from '../../api/http.ts';
import { Page } from '../../ui/page/Page.tsx';
import { FailurePage, State } from '../../ui/page/states.tsx';
import { useMessages } from '../../i18n/messages.ts';

interface MailLinkProps {
  readonly doing: MailDoing;
  readonly token: string;
}

/** `/mail/confirm/:token`, `/mail/stop/:token`: what a link in a letter does, after a tap. */
export default function MailLink({ doing, token }: MailLinkProps) {
  const { t } = useMessages();
  const [stage, setStage] = useState<'asks' | 'busy' | 'done'>('asks');
  const [error, setError] = useState<ErrorBody | null>(null);
  const go = async (): Promise<void> => {
    setError(null);
    setStage('busy');
    try {
      await api.mailLink(doing, token);
      setStage('done');
    } catch (thrown) {
      setError(failureOf(thrown));
      setStage('asks');
    }
  };
  const title = t('mail.title');
  if (error?.code === 'not-found')
    return (
      <Page title={title}>
        <State aspect="stop" title={t('mail.gone.title')} text={t('mail.gone.text')}>
          <Link href="/notifications" className="button">
            {t('notify.page')}
          </Link>
        </State>
      </Page>
    );
  if (error) return <FailurePage error={error} retry={() => void go()} />;
  if (stage === 'done')
    return (
      <Page title={title}>
        <State aspect="clear" title={t(`mail.${doing}.done`)} text={t(`mail.${doing}.then`)}>
          <Link href="/" className="button">
            {t('state.home')}
          </Link>
        </State>
      </Page>
    );
  return (
    <Page title={title}>
      <div className="stack">
        <h1>{title}</h1>
        <p>{t(`mail.${doing}.text`)}</p>
        <div className="buttons">
          <button type="button" className="button" disabled={stage === 'busy'} onClick={() => void go()}>
            {t(`mail.${doing}.do`)}
          </button>
        </div>
      </div>
    </Page>
  );
}
