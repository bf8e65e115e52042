import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { openWindow } from './announce.ts';
import { Icon } from './Icon.tsx';
import { NoticePlace } from './Notices.tsx';
import { useTapBeside } from './useTapBeside.ts';
import './style/dialog.css';

interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  /** Escape, the cross and a tap beside it. */
  onClose(): void;
  /** `drawer` rises from the lower edge of a phone. */
  readonly kind?: 'box' | 'drawer';
  readonly children: ReactNode;
}

/** A modal window with a heading; the browser keeps the focus inside and gives it back. */
export function Dialog({ title, open, onClose, kind = 'box', children }: DialogProps) {
  const { t } = useMessages();
  const heading = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const beside = useTapBeside(onClose);
  // Before the effects of what is inside: only in an open window can they scroll to a place or set the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      dialog.showModal();
      // Otherwise the close button would have the focus, and a stray Enter would close the window.
      head.current?.focus();
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);
  useLayoutEffect(() => (open ? openWindow(heading) : undefined), [open, heading]);
  return (
    <dialog
      ref={ref}
      className={`dialog dialog-${kind}`}
      aria-labelledby={heading}
      onClose={onClose}
      {...beside}
    >
      {/* Those of the page are not heard while a window is open. Before its body, under which they would lengthen it. */}
      {open && <NoticePlace window={heading} />}
      {open && (
        <div className="dialog-body">
          <div className="dialog-head">
            <h2 id={heading} ref={head} tabIndex={-1}>
              {title}
            </h2>
            <button type="button" className="button-icon" aria-label={t('dialog.close')} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
