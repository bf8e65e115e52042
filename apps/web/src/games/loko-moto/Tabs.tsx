import { useMessages } from '../../i18n/messages.ts';

export const TABS = ['trains', 'shapes', 'score'] as const;
export type Tab = (typeof TABS)[number];

interface TabsProps {
  /** The panel now in sight; none while the tray covers them. */
  readonly open: Tab | null;
  /** Trains and shape cards left in their piles. */
  readonly trainsLeft: number;
  readonly shapesLeft: number;
  onTab(tab: Tab): void;
}

/** Chooses what a small screen shows under the map; a larger one shows everything and hides this. */
export function Tabs({ open, trainsLeft, shapesLeft, onTab }: TabsProps) {
  const { t } = useMessages();
  const names = {
    trains: t('lm.tab.trains', { count: trainsLeft }),
    shapes: t('lm.tab.shapes', { count: shapesLeft }),
    score: t('lm.score'),
  };
  return (
    <nav className="lm-tabs" aria-label={t('lm.tabs')}>
      {TABS.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={open === name}
          data-tab={name}
          onClick={() => onTab(name)}
        >
          {names[name]}
        </button>
      ))}
    </nav>
  );
}
