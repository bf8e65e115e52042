import { Link } from 'wouter';
import { LOCALES, type Locale } from '@turntable/messages';
import { Page } from '../../ui/page/Page.tsx';
import { THEMES, updateSettings, useSettings, type Theme } from '../../device/settings.ts';
import { useName } from '../../session/me.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Choice } from '../../ui/Choice.tsx';
import { NameField } from '../../ui/NameField.tsx';
import { WITHOUT_SERVER } from '../../local/alone.ts';
import { Keeping } from './Keeping.tsx';

/** What is on or off, in the order in which it is offered, and the key of its words. */
const CHECKS = [
  ['inkAtOnce', 'ink'],
  ['keys', 'keys'],
  ['localNames', 'local-names'],
  ['sound', 'sound'],
  ['vibration', 'vibration'],
  ['soundText', 'soundText'],
] as const;

/** `/settings`: what this browser remembers of its player. Every change counts at once. */
export default function Settings() {
  const { t } = useMessages();
  const settings = useSettings();
  const [name, setName] = useName();
  return (
    <Page title={t('nav.settings')}>
      <div className="stack">
        <div>
          <h1>{t('nav.settings')}</h1>
          <p className="soft">{t('settings.where')}</p>
          <p className="ways">
            <Link href="/you">{t('you.title')}</Link>
          </p>
        </div>
        <NameField label={t('name.label')} value={name} onChange={setName} />
        <Choice
          legend={t('settings.language')}
          stacked
          value={settings.language ?? 'browser'}
          choices={[
            { value: 'browser', label: t('settings.language.browser') },
            ...LOCALES.map((locale) => ({ value: locale, label: t(`language.${locale}`) })),
          ]}
          onChange={(value) => updateSettings({ language: value === 'browser' ? null : (value as Locale) })}
        />
        <Choice
          legend={t('settings.theme')}
          stacked
          value={settings.theme}
          choices={THEMES.map((theme) => ({ value: theme, label: t(`settings.theme.${theme}`) }))}
          onChange={(value) => updateSettings({ theme: value as Theme })}
        />
        {!WITHOUT_SERVER && (
          <p className="ways">
            <Link href="/notifications">{t('settings.notifications')}</Link>
          </p>
        )}
        <fieldset className="stack-small">
          <legend className="legend">{t('settings.play')}</legend>
          {CHECKS.map(([which, words]) => (
            <label key={which} className="check">
              <input
                type="checkbox"
                checked={settings[which]}
                onChange={(event) => updateSettings({ [which]: event.target.checked })}
              />
              <span>
                {t(`settings.${words}`)}
                <span className="soft hint">{t(`settings.${words}.hint`)}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <Keeping />
      </div>
    </Page>
  );
}
