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
          <p>
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
          <p>
            <Link href="/notifications">{t('settings.notifications')}</Link>
          </p>
        )}
        <fieldset className="stack-small">
          <legend className="legend">{t('settings.play')}</legend>
          <label className="check">
            <input
              type="checkbox"
              checked={settings.inkAtOnce}
              onChange={(event) => updateSettings({ inkAtOnce: event.target.checked })}
            />
            <span>
              {t('settings.ink')}
              <span className="soft hint">{t('settings.ink.hint')}</span>
            </span>
          </label>
          <label className="check">
            <input
              type="checkbox"
              checked={settings.keys}
              onChange={(event) => updateSettings({ keys: event.target.checked })}
            />
            <span>
              {t('settings.keys')}
              <span className="soft hint">{t('settings.keys.hint')}</span>
            </span>
          </label>
          <label className="check">
            <input
              type="checkbox"
              checked={settings.localNames}
              onChange={(event) => updateSettings({ localNames: event.target.checked })}
            />
            <span>
              {t('settings.local-names')}
              <span className="soft hint">{t('settings.local-names.hint')}</span>
            </span>
          </label>
          <label className="check">
            <input
              type="checkbox"
              checked={settings.sound}
              onChange={(event) => updateSettings({ sound: event.target.checked })}
            />
            <span>
              {t('settings.sound')}
              <span className="soft hint">{t('settings.sound.hint')}</span>
            </span>
          </label>
          {(['vibration', 'soundText'] as const).map((which) => (
            <label key={which} className="check">
              <input
                type="checkbox"
                checked={settings[which]}
                onChange={(event) => updateSettings({ [which]: event.target.checked })}
              />
              <span>
                {t(`settings.${which}`)}
                <span className="soft hint">{t(`settings.${which}.hint`)}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <Keeping />
      </div>
    </Page>
  );
}
