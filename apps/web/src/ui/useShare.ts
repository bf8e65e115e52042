import { useOnce } from '../device/useOnce.ts';
import { useMessages } from '../i18n/messages.ts';
import { notify } from './announce.ts';

interface Sharing {
  /** It is being drawn and shared. */
  readonly busy: boolean;
  share(): void;
}

/** Draws and shares a picture, one at a time; where that fails it says so. */
export function useShare(draw: () => Promise<void>): Sharing {
  const { t } = useMessages();
  const { busy, once } = useOnce(async () => {
    try {
      await draw();
    } catch {
      notify({ tone: 'caution', text: t('state.failed.title') });
    }
  });
  return { busy, share: () => void once() };
}
