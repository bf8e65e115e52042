import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { Icon } from './Icon.tsx';
import './style/dialog.css';
import './style/drawer.css';

interface DrawerProps {
  readonly title: string;
  /** Escape, the cross and a tap beside it. */
  onClose(): void;
  readonly children: ReactNode;
}

const FOCUSABLE = 'a[href], button:not(:disabled), input, select, textarea, summary, [tabindex="0"]';

/**
 * A drawer over the lower part of a phone, as long as it is rendered; it keeps the focus inside and gives it back. Not the
 * browser's modal dialog: that makes the rest of the page inert, and so styles every element of a map anew for one tap.
 */
export function Drawer({ title, onClose, children }: DrawerProps) {
  const { t } = useMessages();
  const heading = useId();
  const ref = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    const before = document.activeElement;
    ref.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    // Before the map's own keys hear of it, wherever the focus is.
    const onKey = (event: KeyboardEvent): void => {
      // A dialog over the drawer has them to itself.
      if (document.querySelector('dialog[open]')) return;
      if (event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
        close.current();
      }
      if (event.key === 'Tab' && ref.current) keepInside(event, ref.current);
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, []);
  return (
    <>
      <div className="drawer-scrim" onClick={onClose} />
      <div
        ref={ref}
        className="drawer"
        role="dialog"
        aria-modal="true"
        aria-labelledby={heading}
        tabIndex={-1}
      >
        <div className="dialog-body">
          <div className="dialog-head">
            <h2 id={heading}>{title}</h2>
            <button type="button" className="button-icon" aria-label={t('dialog.close')} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          {children}
        </div>
      </div>
    </>
  );
}

/** From the last place to the first, and back; from anywhere else into the drawer. */
function keepInside(event: KeyboardEvent, drawer: HTMLElement): void {
  const places = [...drawer.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const [first, last] = [places[0], places.at(-1)];
  const at = document.activeElement;
  const inside = at !== null && at !== drawer && drawer.contains(at);
  const goal = event.shiftKey
    ? !inside || at === first
      ? last
      : undefined
    : !inside || at === last
      ? first
      : undefined;
  if (!goal) return;
  event.preventDefault();
  goal.focus();
}
