import { useMessages } from '../../../i18n/messages.ts';
import { FOLD_WORDS, type Fold } from './folds.ts';
import './folds.css';

interface FoldsProps {
  /** What is folded away, with how many rows each. */
  readonly folds: readonly { readonly fold: Fold; readonly count: number }[];
  readonly unfolded: readonly Fold[];
  onChange(unfolded: readonly Fold[]): void;
}

/** In one line what a list of statistics has folded away; each opens and shuts. */
export function Folds({ folds, unfolded, onChange }: FoldsProps) {
  const { t } = useMessages();
  if (folds.length === 0) return null;
  return (
    <div className="vs-list-folds">
      {folds.map(({ fold, count }) => (
        <button
          key={fold}
          type="button"
          className="button-quiet"
          aria-expanded={unfolded.includes(fold)}
          onClick={() =>
            onChange(unfolded.includes(fold) ? unfolded.filter((one) => one !== fold) : [...unfolded, fold])
          }
        >
          {t(FOLD_WORDS[fold], { count })}
        </button>
      ))}
    </div>
  );
}
