import type { Shape } from '@turntable/games/loko-moto/types.ts';
import { useMessages } from '../../../i18n/messages.ts';
import type { Sayings } from '../words/sayings.ts';

interface ShownSecretsProps {
  readonly names: readonly string[];
  readonly shown: readonly (readonly (string | undefined)[])[];
  readonly shapes: readonly Shape[];
  readonly words: Sayings;
  onSecret(seat: number, shape: string): void;
}

/** LM-7.3: when the game is over the secret cards that nobody claimed are shown; the book takes down which they were. */
export function ShownSecrets({ names, shown, shapes, words, onSecret }: ShownSecretsProps) {
  const { t } = useMessages();
  const open = names.flatMap((name, seat) =>
    ([2, 3] as const).flatMap((points) => (shown[seat]![points - 2] ? [] : [{ name, seat, points }])),
  );
  if (open.length === 0) return null;
  return (
    <section className="book-card">
      <h2>{t('book.map.secrets')}</h2>
      <div className="book-fields">
        {open.map(({ name, seat, points }) => (
          <label key={`${seat}/${points}`} className="field">
            <span>{t('book.map.secret.of', { name, points })}</span>
            <select
              className="input"
              value=""
              onChange={({ target }) => target.value && onSecret(seat, target.value)}
            >
              <option value="">{t('book.map.secret.unknown')}</option>
              {shapes
                .filter((shape) => shape.points === points)
                .map((shape) => (
                  <option key={shape.id} value={shape.id}>
                    {words.shape(shape)}
                  </option>
                ))}
            </select>
          </label>
        ))}
      </div>
    </section>
  );
}
