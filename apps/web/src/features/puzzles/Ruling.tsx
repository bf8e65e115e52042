import { useState } from 'react';
import { ofDay } from '@turntable/bots/puzzles/puzzle.ts';
import type { Precedent } from '@turntable/protocol/judge.ts';
import { today } from '../../device/today.ts';
import { listingOf } from '../../games/registry.ts';
import { useMessages } from '../../i18n/messages.ts';
import type { GameListing } from '../../session/listing.ts';
import { useSharedRulings } from '../../session/judge/use-precedents.ts';

/**
 * "How would you rule?": a claim of this server's book of precedents, with the ruling once one has ruled oneself. No answer is right.
 * Asked are rulings whose judges agreed to that, and they are not named.
 */
export function Ruling() {
  const known = (useSharedRulings() ?? []).flatMap((ruling) => {
    const listing = listingOf(ruling.game);
    return listing ? [{ ruling, listing }] : [];
  });
  if (known.length === 0) return null;
  const asked = known[ofDay(today(), known.length)]!;
  // A page that is open when the day ends asks anew: what was said of one claim does not show another's ruling.
  return <AskedRuling key={`${asked.ruling.at} ${asked.ruling.claim}`} {...asked} />;
}

interface AskedRulingProps {
  readonly ruling: Precedent;
  readonly listing: Pick<GameListing, 'name' | 'enamel' | 'verdicts'>;
}

/** The claim, the verdicts that its game has, and the judge's after one's own. */
function AskedRuling({ ruling: { claim, verdict, reason }, listing }: AskedRulingProps) {
  const { t, say } = useMessages();
  const [said, setSaid] = useState<string | null>(null);
  return (
    <section aria-labelledby="puzzle-ruling">
      <h2 id="puzzle-ruling">{t('puzzle.ruling')}</h2>
      <p>{t('puzzle.ruling.of', { game: t(listing.name) })}</p>
      <blockquote className="puzzle-claim" data-enamel={listing.enamel}>
        {claim}
      </blockquote>
      <div className="buttons">
        {(listing.verdicts ?? []).map((each) => (
          <button
            key={each}
            type="button"
            className="button-quiet"
            aria-pressed={each === said}
            onClick={() => setSaid(each)}
          >
            {say(`verdict.${each}`)}
          </button>
        ))}
      </div>
      <p role="status">{said && t('puzzle.ruling.judge', { verdict: t(`verdict.${verdict}`), reason })}</p>
      <p className="soft">{t('puzzle.ruling.none')}</p>
    </section>
  );
}
