import { useState } from 'react';
import type { ChannelInfo } from '@turntable/protocol/notify.ts';
import { DIGESTS, TOPICS, type DigestHours, type Tells } from '@turntable/protocol/tells.ts';
import { api } from '../../api/http.ts';
import { offered } from '../../games/registry.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Choice } from '../../ui/Choice.tsx';
import { topicsOf, withSame, withTopic } from './topics.ts';
import { useStored } from './useStored.ts';
import { keepZone } from './zone.ts';

interface TellsFormProps {
  readonly channel: ChannelInfo;
  /** Something was chosen and is stored. */
  readonly reload: () => Promise<void>;
}

/** What one channel is sent: topics of all games, and other ones for single games. Every change counts at once. */
export function TellsForm({ channel, reload }: TellsFormProps) {
  const { t } = useMessages();
  const { value: tells, store: storeTells } = useStored(channel.tells);
  const [game, setGame] = useState<string | null>(null);
  const store = (next: Tells): Promise<void> => {
    const send = async (): Promise<void> => {
      // A summary comes at an hour of the reader's own zone.
      if (next.digest > 0) await keepZone();
      await api.setTells(channel.id, next);
    };
    return storeTells(next, send, reload);
  };
  return (
    <div className="notify-tells">
      <Choice
        legend={t('notify.tells.of')}
        value={game ?? ''}
        choices={[
          { value: '', label: t('notify.tells.all') },
          ...offered().map(({ id, name }) => ({
            value: id,
            label: tells.games[id] ? t('notify.tells.differs', { game: t(name) }) : t(name),
          })),
        ]}
        onChange={(value) => setGame(value === '' ? null : value)}
      />
      <TopicChecks tells={tells} game={game} onChange={(next) => void store(next)} />
      {game === null && (
        <div className="stack-small">
          <Choice
            legend={t('notify.digest')}
            value={String(tells.digest)}
            choices={DIGESTS.map((hours) => ({ value: String(hours), label: t(`notify.digest.${hours}`) }))}
            onChange={(value) => void store({ ...tells, digest: Number(value) as DigestHours })}
          />
          <p className="soft hint">{t('notify.digest.hint')}</p>
        </div>
      )}
    </div>
  );
}

interface TopicChecksProps {
  readonly tells: Tells;
  /** The game whose topics they are; null: those of all games. */
  readonly game: string | null;
  onChange(next: Tells): void;
}

/** Which topics are told of a game, unless the same are told of it as of all. */
function TopicChecks({ tells, game, onChange }: TopicChecksProps) {
  const { t } = useMessages();
  const isSame = game !== null && tells.games[game] === undefined;
  const topics = topicsOf(tells, game);
  return (
    <fieldset>
      <legend className="legend">{t('notify.tells.when')}</legend>
      {game !== null && (
        <label className="check">
          <input
            type="checkbox"
            checked={isSame}
            onChange={(event) => onChange(withSame(tells, game, event.target.checked))}
          />
          <span>{t('notify.tells.same')}</span>
        </label>
      )}
      {!isSame &&
        TOPICS.map((topic) => (
          <label key={topic} className="check">
            <input
              type="checkbox"
              checked={topics.includes(topic)}
              onChange={(event) => onChange(withTopic(tells, game, topic, event.target.checked))}
            />
            <span>{t(`notify.tells.${topic}`)}</span>
          </label>
        ))}
    </fieldset>
  );
}
