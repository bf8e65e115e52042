import type { Seat } from '@turntable/engine';
import { builtLine, reservedLine, usedLine, type Mark } from '@turntable/pictures/pen/ink.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Marks } from './TrackSection.tsx';

/** Length of a sample, in drawing units. */
const SAMPLE = 92;

/** A sample of what is drawn on a line. */
export function LineSample({ marks, seat }: { readonly marks: readonly Mark[]; readonly seat: Seat }) {
  return (
    <svg className="lm-sample" viewBox={`8 -9 ${SAMPLE - 16} 18`} aria-hidden="true" focusable="false">
      <Marks marks={marks} seat={seat} />
    </svg>
  );
}

/** Samples of a seat's pen: building and reserving. */
export const sampleOf = (what: 'build' | 'reserve', seat: Seat): readonly Mark[] =>
  what === 'build' ? builtLine(seat, 3, SAMPLE) : reservedLine(3, SAMPLE);

/** What the marks on the map mean, in one's own pen. */
export function MapKey({ seat }: { readonly seat: Seat }) {
  const { t } = useMessages();
  return (
    <dl className="lm-key-list" aria-label={t('lm.key')}>
      <div>
        <dt>
          <LineSample marks={sampleOf('build', seat)} seat={seat} />
        </dt>
        <dd>{t('lm.key.built')}</dd>
      </div>
      <div>
        <dt>
          <LineSample marks={sampleOf('reserve', seat)} seat={seat} />
        </dt>
        <dd>{t('lm.key.reserved')}</dd>
      </div>
      <div>
        <dt>
          <LineSample marks={usedLine(seat, 3, SAMPLE)} seat={seat} />
        </dt>
        <dd>{t('lm.key.used')}</dd>
      </div>
      <div>
        <dt>
          <svg className="lm-sample" viewBox={`8 -9 ${SAMPLE - 16} 18`} aria-hidden="true" focusable="false">
            <path className="lm-free-lines" d={`M11 0H${SAMPLE - 11}`} />
          </svg>
        </dt>
        <dd>{t('lm.key.free')}</dd>
      </div>
    </dl>
  );
}
