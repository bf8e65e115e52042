import { useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import type { Pace } from '@turntable/protocol/tempo.ts';
import type { NewTable as Wish } from '@turntable/protocol/messages.ts';
import { CHATS, USUAL_CHAT, type Chat } from '@turntable/protocol/talk.ts';
import { api, failureOf } from '../../api/http.ts';
import { useName } from '../../session/me.ts';
import { makeTable } from '../../session/play-here.ts';
import { NotFound } from '../../ui/page/NotFound.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { keepBots } from '../../device/last-bots.ts';
import { updateSettings, useSettings } from '../../device/settings.ts';
import { inTempo, PaceFields, USUAL_PACE } from '../../session/clock/PaceFields.tsx';
import type { GameListing } from '../../session/listing.ts';
import { proposals } from '../../session/options.ts';
import { listingOf } from '../../games/registry.ts';
import { useMessages } from '../../i18n/messages.ts';
import { RatedField } from './RatedField.tsx';
import { notify } from '../../ui/announce.ts';
import { Choice } from '../../ui/Choice.tsx';
import { NameField } from '../../ui/NameField.tsx';
import { JudgeFields, NO_JUDGE, type JudgeWish } from './JudgeFields.tsx';
import { BY_CODE, AdmissionFields, type AdmissionWish } from './AdmissionFields.tsx';
import { GameSigns } from './GameSigns.tsx';
import { OptionFields } from './OptionFields.tsx';
import { SeatFields } from './SeatFields.tsx';
import { freshSeats, resized, startsAtOnce, wishes } from '../../session/seats.ts';
import './newtable.css';

/** `/new/:game`: who sits where, by which rules, and who starts. */
export default function NewTable({ game }: { readonly game: string }) {
  const listing = listingOf(game);
  return listing ? <Form listing={listing} /> : <NotFound />;
}

function Form({ listing }: { readonly listing: GameListing }) {
  const { t, number } = useMessages();
  const [, go] = useLocation();
  const { friends } = useSettings();
  const [name, setName] = useName();
  const usual = listing.seats.find((n) => n > 2) ?? listing.seats[0]!;
  const [seats, setSeats] = useState(() => freshSeats(usual, friends));
  const [options, setOptions] = useState<Record<string, unknown>>(() => ({ ...proposals(listing) }));
  const [starter, setStarter] = useState<Wish['starter']>(listing.judged ? 'lot' : 'journey');
  const [judging, setJudging] = useState<JudgeWish>(NO_JUDGE);
  const [chosenPace, setPace] = useState<Pace>(USUAL_PACE);
  const [startWhenFull, setStartWhenFull] = useState(false);
  const [admission, setAdmission] = useState<AdmissionWish>(BY_CODE);
  const [chat, setChat] = useState<Chat>(USUAL_CHAT);
  const [rated, setRated] = useState(false);
  const [busy, setBusy] = useState(false);
  const bots = seats.filter(({ kind }) => kind !== 'me' && kind !== 'friend' && kind !== 'open').length;
  const invites = seats.some(({ kind }) => kind === 'open');
  /** Friends on one device cannot be told apart. */
  const mayRate = !seats.some(({ kind }) => kind === 'friend');

  const isShared = !invites && seats.filter(({ kind }) => kind === 'me' || kind === 'friend').length > 1;
  const pace = isShared ? inTempo(chosenPace, 'device') : chosenPace;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const named = seats.filter((s) => s.kind === 'friend' && s.friend.trim()).map((s) => s.friend.trim());
    updateSettings({ name, friends: [...new Set([...named, ...friends])].slice(0, 8) });
    const levels = seats.flatMap(({ kind }) =>
      kind === 'me' ? [] : kind === 'open' || kind === 'friend' ? [null] : [kind],
    );
    if (levels.every((level) => level !== null)) keepBots(listing.id, { levels, options });
    const atOnce = startsAtOnce(seats, starter === 'journey');
    try {
      const wish = {
        ...{ game: listing.id, options },
        seats: wishes(seats, name, (seat) => t('seat.friend', { seat: seat + 1 })),
        starter: typeof starter === 'number' && starter >= seats.length ? 'lot' : starter,
      };
      const id = await makeTable(wish, () =>
        api.create({
          ...wish,
          ...pace,
          startWhenFull: invites || judging.judge === 'open' ? startWhenFull : atOnce,
          ...admission,
          ...(rated && mayRate ? { rated } : {}),
          ...(chat === USUAL_CHAT ? {} : { chat }),
          ...(listing.judged ? judging : {}),
        }),
      );
      go(`/t/${id}`);
    } catch (thrown) {
      const { code, detail } = failureOf(thrown);
      notify({ tone: 'caution', text: t(detail === 'values' ? 'away.values' : `error.${code}`) });
      setBusy(false);
    }
  };

  return (
    <Page title={t('new.title', { game: t(listing.name) })} width="wide">
      <form className="new" onSubmit={(event) => void submit(event)}>
        <h1>{t('new.title', { game: t(listing.name) })}</h1>
        <GameSigns chosen={listing.id} />
        <div className="new-columns">
          <div className="stack">
            <NameField label={t('name.label')} value={name} onChange={setName} />
            <Choice
              legend={t('new.players')}
              value={String(seats.length)}
              choices={listing.seats.map((n) => ({ value: String(n), label: number(n) }))}
              onChange={(value) => setSeats(resized(seats, Number(value), friends))}
            />
            <SeatFields game={listing.id} seats={seats} name={name} onChange={setSeats} />
            <Choice
              legend={t('new.starter')}
              stacked
              value={String(starter)}
              choices={[
                ...(listing.judged
                  ? []
                  : [
                      {
                        value: 'journey',
                        label: t('new.starter.journey'),
                        hint: t('new.starter.journey.hint'),
                      },
                    ]),
                { value: 'lot', label: t('new.starter.lot') },
                ...seats.map((_, i) => ({ value: String(i), label: t('new.starter.seat', { seat: i + 1 }) })),
              ]}
              onChange={(value) => setStarter(value === 'journey' || value === 'lot' ? value : Number(value))}
            />
          </div>
          <div className="stack">
            <OptionFields
              fields={listing.options}
              pictures={listing.pictures}
              options={options}
              onChange={setOptions}
            />
            {listing.judged && <JudgeFields wish={judging} onChange={setJudging} />}
            <AdmissionFields
              wish={admission}
              invites={invites || judging.judge === 'open'}
              onChange={setAdmission}
            />
            {(invites || judging.judge === 'open') && (
              <Choice
                legend={t('chat.title')}
                value={chat}
                choices={CHATS.map((value) => ({ value, label: t(`chat.${value}`) }))}
                onChange={(value) => setChat(CHATS.find((each) => each === value) ?? USUAL_CHAT)}
              />
            )}
            {(invites || judging.judge === 'open') && (
              <label className="check">
                <input
                  type="checkbox"
                  checked={startWhenFull}
                  onChange={(event) => setStartWhenFull(event.target.checked)}
                />
                <span>{t('new.start-when-full')}</span>
              </label>
            )}
            <details className="new-more">
              <summary>{t('clock.more')}</summary>
              <div className="stack">
                <PaceFields
                  wish={pace}
                  tempos={isShared ? ['device'] : ['live', 'turns']}
                  onChange={setPace}
                />
                {mayRate && <RatedField rated={rated} onChange={setRated} />}
              </div>
            </details>
          </div>
        </div>
        <div className="new-foot">
          <p>
            <span className="new-foot-what">{t(listing.name)}</span>
            <span className="soft">{t('new.sum', { bots, friends: seats.length - 1 - bots })}</span>
          </p>
          <button type="submit" className="button" disabled={busy}>
            {t(invites || judging.judge === 'open' ? 'new.open' : 'new.start')}
          </button>
        </div>
      </form>
    </Page>
  );
}
