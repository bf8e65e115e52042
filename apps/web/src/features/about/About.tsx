import { Link } from 'wouter';
import { offered } from '../../games/registry.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useContact } from '../../session/me.ts';
import { Page } from '../../ui/page/Page.tsx';
import { contactLink } from './contact.ts';
import './about.css';

/** `/about`: whose games these are, where the figures come from, and how the host is reached. */
export default function About() {
  const { t, say } = useMessages();
  const contact = useContact();
  const link = contact === undefined ? undefined : contactLink(contact);
  return (
    <Page title={t('about.title')}>
      <div className="stack about">
        <div>
          <h1>{t('about.title')}</h1>
          <p>{t('about.what')}</p>
        </div>
        {offered().map(({ id, name, players, enamel }) => (
          <section key={id} aria-labelledby={`about-${id}`}>
            <h2 id={`about-${id}`} className={`sign sign-${enamel} about-sign`}>
              {t(name)}
            </h2>
            <p className="figures">{t(players)}</p>
            <p>{say(`about.${id}`)}</p>
            <p className="soft">{say(`about.${id}.from`)}</p>
            <p className="ways">
              <Link href={`/rules/${id}`}>{t('home.rules')}</Link>
            </p>
          </section>
        ))}
        <section aria-labelledby="about-figures">
          <h2 id="about-figures">{t('about.figures.title')}</h2>
          <p>{t('about.figures')}</p>
          <p className="ways">
            <Link href="/roster">{t('nav.roster')}</Link>
          </p>
        </section>
        <section aria-labelledby="about-host">
          <h2 id="about-host">{t('about.host')}</h2>
          {contact === undefined ? (
            <p>{t('about.host.none')}</p>
          ) : (
            <p>
              {t('about.host.reach')}{' '}
              {link === undefined ? <strong>{contact}</strong> : <a href={link}>{contact}</a>}
            </p>
          )}
          <p className="soft">{t('about.server')}</p>
        </section>
      </div>
    </Page>
  );
}
