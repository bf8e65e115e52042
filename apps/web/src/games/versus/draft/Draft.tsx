import { useState } from 'react';
import type { DraftInfo, OwnDraft } from '@turntable/protocol/picks.ts';
import type { TableInfo } from '@turntable/protocol/messages.ts';
import { front } from '@turntable/roster/fronts.ts';
import { useSettled } from '../../../device/useSettled.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PenMark } from '../../../ui/PenMark.tsx';
import { AnswerRing } from '../asking/AnswerRing.tsx';
import { WHEELS } from '../ranks.ts';
import { WheelSet } from '../Wheels.tsx';
import { useNumberKeys } from '../use-number-keys.ts';
import { OfferCard } from './OfferCard.tsx';
import './draft.css';
import './offer.css';

interface DraftProps {
  readonly table: TableInfo;
  readonly draft: DraftInfo;
  /** What one chooses from now; left out for who has chosen, or looks on. */
  readonly own: OwnDraft | undefined;
  /** Names by seat. */
  readonly names: readonly string[];
  /** When the table arrived (`monotonic`). */
  readonly heardAt: number;
  readonly busy: boolean;
  /** Chooses one by its id; null leaves it to the lot. */
  onChoose(locomotive: string | null): void;
}
/** A time longer than this (ms) has no ring. */
const HURRY = 600_000;
/** The whole of the ring, in seconds. */
const WHOLE = 60;

/** Before the deal: three locomotives of one strength, one of which is taken face down. */
export default function Draft({ table, draft, own, names, heardAt, busy, onChoose }: DraftProps) {
  const { t } = useMessages();
  const [open, setOpen] = useState<string | null>(null);
  // The lot needs no card to be opened: a second tap that was meant for the choice before would give this one away.
  const settled = useSettled(own && `${own.seat} ${own.place}`);
  const offers = own?.offers.flatMap((offer) => {
    const locomotive = front(offer.id);
    return locomotive ? [{ offer, locomotive }] : [];
  });
  const isOpen = offers?.some(({ locomotive }) => locomotive.id === open) === true;
  useNumberKeys({
    onDigit: offers && ((digit) => setOpen(offers[digit - 1]?.locomotive.id ?? open)),
    onEnter: isOpen && !busy ? () => onChoose(open) : undefined,
  });
  return (
    <main id="main" className="draft" tabIndex={-1}>
      <DraftHead {...{ table, draft, own, heardAt }} />
      {offers && (
        <ol className="draft-offers">
          {offers.map(({ offer, locomotive }, i) => (
            <OfferCard
              key={locomotive.id}
              {...{ locomotive, offer, busy }}
              number={i + 1}
              open={locomotive.id === open}
              onOpen={() => setOpen(locomotive.id)}
              onTake={() => onChoose(locomotive.id)}
            />
          ))}
        </ol>
      )}
      <footer className="draft-foot">
        <Band band={draft.band} />
        <DraftSeats {...{ draft, own, names }} />
        {offers && (
          <button
            type="button"
            className="button-quiet"
            disabled={busy || !settled}
            onClick={() => onChoose(null)}
          >
            {t('draft.lot')}
          </button>
        )}
      </footer>
    </main>
  );
}

/** What is chosen now, and how long one may take. */
function DraftHead({ table, draft, own, heardAt }: Pick<DraftProps, 'table' | 'draft' | 'own' | 'heardAt'>) {
  const { t } = useMessages();
  const places = draft.chosen[own?.seat ?? 0]?.length ?? 1;
  const { left } = draft;
  const answering = left !== undefined && left < HURRY ? { ids: ['draft'], left } : undefined;
  const waiting = draft.chosen.flatMap((each, seat) => (each.includes(false) ? [seat] : []));
  return (
    <header className="draft-head">
      <p className="sign sign-green draft-sign">
        {own
          ? places > 1
            ? t('draft.sign.of', { place: own.place + 1, places })
            : t('draft.sign')
          : t('draft.sign.wait')}
      </p>
      <p className="draft-text">
        {t(own ? 'draft.text' : 'draft.text.all')}{' '}
        <span className="soft">{t(own ? 'draft.text.secret' : 'draft.text.secret.all')}</span>
      </p>
      {answering && (
        <AnswerRing
          table={{ ...table, answering, answerSeconds: WHOLE }}
          heardAt={heardAt}
          asked={waiting}
          mine={own !== undefined}
        />
      )}
    </header>
  );
}

/** The strength of all three, in wheels. */
function Band({ band }: { readonly band: number }) {
  const { t } = useMessages();
  const lit = WHEELS + 1 - band;
  return (
    <p className="draft-band">
      {t('draft.band')}{' '}
      <span className="wheels" data-lit={lit}>
        <WheelSet lit={lit} />
      </span>{' '}
      <span className="soft">{t('draft.band.of', { lit, of: WHEELS })}</span>
    </p>
  );
}

/** Who has chosen, and who has not. */
function DraftSeats({ draft, own, names }: Pick<DraftProps, 'draft' | 'own' | 'names'>) {
  const { t } = useMessages();
  return (
    <ul className="draft-seats" aria-label={t('draft.seats')}>
      {draft.chosen.map((each, seat) => {
        const done = !each.includes(false);
        return (
          <li key={seat}>
            <PenMark seat={seat} />
            {own?.seat === seat ? t('draft.you') : names[seat]}{' '}
            {done ? <Icon name="check" /> : own?.seat === seat ? null : '…'}
            <span className="hidden-visually">{t(done ? 'draft.chosen' : 'draft.choosing')}</span>
          </li>
        );
      })}
    </ul>
  );
}
