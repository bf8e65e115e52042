import { Link } from 'wouter';
import { useMessages } from '../../i18n/messages.ts';
import { useOwnRatings } from '../../session/ratings/useRatings.ts';

interface RatedFieldProps {
  readonly rated: boolean;
  onChange(rated: boolean): void;
}

/** Whether a new table's game counts for ratings: for those who can be known again. */
export function RatedField({ rated, onChange }: RatedFieldProps) {
  const { t } = useMessages();
  const own = useOwnRatings();
  const unknown = own?.kept === false;
  return (
    <div>
      <label className="check">
        <input
          type="checkbox"
          checked={rated && !unknown}
          disabled={own?.kept !== true}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          {t('rating.new')}
          <span className="soft hint">{t(unknown ? 'rating.new.keep' : 'rating.new.hint')}</span>
        </span>
      </label>
      {unknown && <Link href="/you">{t('rating.keep.link')}</Link>}
    </div>
  );
}
