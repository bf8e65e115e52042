import { useRef } from 'react';
import { useOrigin } from '../../../session/me.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { notify } from '../../../ui/announce.ts';
import { Icon } from '../../../ui/Icon.tsx';
import '../../../ui/style/field.css';

interface InviteLinkProps {
  readonly path: string;
  readonly label: string;
}

/** A link to hand on: shown, copied, or given to the system's share sheet. */
export function InviteLink({ path, label }: InviteLinkProps) {
  const { t } = useMessages();
  const url = useOrigin() + path;
  const input = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      notify({ tone: 'clear', text: t('invite.copied') });
    } catch {
      // No clipboard without HTTPS: the text is at least selected, ready for the keyboard.
      input.current?.select();
      notify({ tone: 'caution', text: t('invite.select') });
    }
  };
  const share = (): void => {
    // Closing the share sheet again is no failure.
    navigator.share({ url }).catch(() => {});
  };
  return (
    <div className="field">
      <label htmlFor={`link-${path}`}>{label}</label>
      <div className="field-row">
        <input
          id={`link-${path}`}
          ref={input}
          className="input figures"
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="button-quiet" onClick={() => void copy()}>
          <Icon name="copy" />
          {t('invite.copy')}
        </button>
        {'share' in navigator && (
          <button type="button" className="button-quiet" onClick={share}>
            <Icon name="share" />
            {t('invite.share')}
          </button>
        )}
      </div>
    </div>
  );
}
