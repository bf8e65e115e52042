import { useAnswer } from '../../api/query.ts';
import { useSettings } from '../../device/settings.ts';
import { later } from '../../ui/later.tsx';
import { introduce } from '../me.ts';

const PhraseNote = later(async () => (await import('./PhraseNote.tsx')).PhraseNote);

/** On the other devices of somebody who made a new recovery phrase: that there is one, until they have read it. */
export function PhraseNews() {
  const { phraseSeen } = useSettings();
  const phrase = useAnswer(['me'], introduce, { remember: true }).body?.phrase;
  if (!phrase || phrase.here || phrase.madeAt <= phraseSeen) return null;
  return <PhraseNote phrase={phrase} />;
}
