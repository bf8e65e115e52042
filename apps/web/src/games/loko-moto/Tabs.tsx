import { memo } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { penOf } from '../../ui/pens.ts';
import type { Director } from './directors/directors.ts';
import { signed } from '../../i18n/signed.ts';

export type Tab = 'trains' | 'shapes' | 'score';

interface TabsProps {
  /** The panel now in sight; none while the tray covers them. */
  readonly open: Tab | null;
  readonly list: readonly Director[];
  readonly names: readonly string[];
  /** A shape card's pattern is complete in the reader's lines. */
  readonly complete: boolean;
  onTab(tab: Tab): void;
}

/** Chooses what a small screen shows under the map; a larger one shows everything and hides this. */
export const Tabs = memo(function Tabs({ open, list, names, complete, onTab }: TabsProps) {
  const { t } = useMessages();
  const button = (name: Tab, face: React.ReactNode, label?: string): React.ReactNode => (
    <button
      type="button"
      className={`lm-tab-${name}`}
      aria-pressed={open === name}
      aria-label={label}
      data-tab={name}
      onClick={() => onTab(name)}
    >
      {face}
    </button>
  );
  return (
    <nav className="lm-tabs" aria-label={t('lm.tabs')}>
      {button('trains', t('lm.trains'))}
      {button(
        'shapes',
        <>
          {t('lm.shapes.tab')}
          {complete && <i className="lm-tab-dot" />}
        </>,
        complete ? t('lm.shapes.tab.complete') : undefined,
      )}
      {button(
        'score',
        <span className="lm-tab-scores">
          {list.map(({ seat, total, onTurn }) => (
            <span key={seat} data-turn={onTurn}>
              <b style={{ background: penOf(seat).colour, color: penOf(seat).on }}>{penOf(seat).letter}</b>
              {signed(total)}
            </span>
          ))}
        </span>,
        `${t('lm.directors')}: ${list.map(({ seat, total }) => `${names[seat]} ${signed(total)}`).join(', ')}`,
      )}
    </nav>
  );
});
