import type { Front } from '@turntable/roster/locomotive.ts';
import { useMessages } from '../i18n/messages.ts';
import { countryName } from './countries.ts';
import { Picture } from './Picture.tsx';
import { WheelMarks } from './WheelMarks.tsx';
import './card.css';

interface CardFrontProps {
  readonly locomotive: Front;
  /** False where the picture stands elsewhere, larger. */
  readonly pictured?: boolean;
}

/** The front of a locomotive card (LV-1.1): the picture above, and a builder's plate with what is public. */
export function CardFront({ locomotive, pictured = true }: CardFrontProps) {
  const { t, say, locale } = useMessages();
  const lines = [
    [t('locomotive.class'), locomotive.class],
    [t('locomotive.railway'), locomotive.operator],
    [t('locomotive.builder'), locomotive.builder],
    [t('locomotive.country'), countryName(locomotive.country, locale)],
  ] as const;
  return (
    <section className="card" aria-label={t('locomotive.front')}>
      {pictured && (
        <div className="card-picture">
          <Picture locomotive={locomotive} />
        </div>
      )}
      <div className="card-plate">
        <p className="card-number">
          <span className="hidden-visually">{t('locomotive.whyte')}: </span>
          {locomotive.whyte}
        </p>
        <WheelMarks whyte={locomotive.whyte} />
        <dl className="card-lines">
          {lines
            .filter(([, value]) => value !== '')
            .map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </div>
      <div className="card-features">
        <h2>{t('locomotive.features')}</h2>
        {locomotive.features.length === 0 ? (
          <p className="soft">{t('locomotive.features.none')}</p>
        ) : (
          <ul className="features">
            {locomotive.features.map((feature) => (
              <li key={feature} title={say(`feature.${feature}.means`)}>
                {say(`feature.${feature}`)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
