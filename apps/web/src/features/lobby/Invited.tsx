import { Link } from 'wouter';
import type { TableInfo } from '@turntable/protocol/messages.ts';
import { lessonOf } from '../../games/lessons.ts';
import { useMessages } from '../../i18n/messages.ts';
import type { GameListing } from '../../session/listing.ts';
import { optionWords } from '../../session/options.ts';

interface InvitedProps {
  readonly table: TableInfo;
  readonly listing: GameListing;
}

/** What a link leads to, for somebody who has never heard of it: the game in a sentence, who is there, how it is played. */
export function Invited({ table, listing }: InvitedProps) {
  const messages = useMessages();
  const { t } = messages;
  const people = table.seats.filter((seat) => seat.kind !== 'open').map((seat) => seat.name);
  return (
    <div className="stack-small">
      <p>{t(listing.pitch)}</p>
      <p className="figures soft">{t(listing.players)}</p>
      <p>
        {t('join.text', { count: people.length, names: messages.list(people) })}{' '}
        <span className="soft">{optionWords(listing, table.options, messages).join(' · ')}</span>
      </p>
    </div>
  );
}

/** The ways to learn the game before one sits down. */
export function WaysToLearn({ listing }: Pick<InvitedProps, 'listing'>) {
  const { t } = useMessages();
  return (
    <p className="ways">
      {lessonOf(listing.id) && (
        <>
          <Link href={`/learn/${listing.id}`}>{t('home.learn')}</Link> ·{' '}
        </>
      )}
      <Link href={`/rules/${listing.id}`}>{t('home.rules')}</Link>
    </p>
  );
}
