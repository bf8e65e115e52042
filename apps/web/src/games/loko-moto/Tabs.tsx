import { useMessages } from '../../i18n/messages.ts';

export const TABS = ['turn', 'trains', 'shapes', 'score'] as const;
export type Tab = (typeof TABS)[number];

/** Chooses what a small screen shows under the map; a larger one shows everything and hides this. */
export function Tabs({ tab, onTab }: { readonly tab: Tab; onTab(tab: Tab): void }) {
  const { t } = useMessages();
  const names = {
    turn: t('lm.tab.turn'),
    trains: t('lm.trains'),
    shapes: t('lm.shapes'),
    score: t('lm.score'),
  };
  return (
    <nav className="lm-tabs" aria-label={t('lm.tabs')}>
      {TABS.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={tab === name}
          data-tab={name}
          onClick={() => onTab(name)}
        >
          {names[name]}
        </button>
      ))}
    </nav>
  );
}
