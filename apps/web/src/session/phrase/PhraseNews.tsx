import { useAnswer } from '../../api/query.ts';
import { useSettings } from '../../device/settings.ts';
import { later } from '../../ui/later.tsx';
import { introduce } from '../me.ts';

const PhraseNote = later(async () => (await import('./PhraseNote.tsx')).PhraseNote);

/** Shown on a guest's other devices: that there is a new recovery phrase, until it was read there. */
export function PhraseNews() {
  const { phraseSeen } = useSettings();
  const phrase = useAnswer(['me'], introduce, { remember: true }).body?.phrase;
  if (!phrase || phrase.here || phrase.madeAt <= phraseSeen) return null;
  return <PhraseNote phrase={phrase} />;
}
