import type { Front } from '@turntable/roster/locomotive.ts';
import { useMessages } from '../i18n/messages.ts';
import { countryName } from './countries.ts';
import { Picture } from './Picture.tsx';
import { WheelMarks } from './WheelMarks.tsx';
import './card.css';

interface CardFrontProps {
  readonly engine: Front;
  /** False where the picture stands elsewhere, larger. */
  readonly pictured?: boolean;
}

/** The front of a locomotive card (LV-1.1): the picture above, and a builder's plate with what is public. */
export function CardFront({ engine, pictured = true }: CardFrontProps) {
  const { t, say, locale } = useMessages();
  const lines = [
    [t('engine.class'), engine.class],
    [t('engine.railway'), engine.operator],
    [t('engine.builder'), engine.builder],
    [t('engine.country'), countryName(engine.country, locale)],
  ] as const;
  return (
    <section className="card" aria-label={t('engine.front')}>
      {pictured && (
        <div className="card-picture">
          <Picture engine={engine} />
        </div>
      )}
      <div className="card-plate">
        <p className="card-number">
          <span className="hidden-visually">{t('engine.whyte')}: </span>
          {engine.whyte}
        </p>
        <WheelMarks whyte={engine.whyte} />
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
        <h2>{t('engine.features')}</h2>
        {engine.features.length === 0 ? (
          <p className="soft">{t('engine.features.none')}</p>
        ) : (
          <ul className="features">
            {engine.features.map((feature) => (
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
