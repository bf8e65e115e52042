import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Pace } from '@turntable/protocol/tempo.ts';
import type { NewTable as Wish } from '@turntable/protocol/messages.ts';
import { CHATS, USUAL_CHAT, type Chat } from '@turntable/protocol/talk.ts';
import { api, failureOf } from '../../api/http.ts';
import { useName, useOrigin } from '../../session/me.ts';
import { fieldsHere, makeTable, optionsHere } from '../../session/play-here.ts';
import { useReach } from '../../session/reach.ts';
import { NotFound } from '../../ui/page/NotFound.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { keepBots } from '../../device/last-bots.ts';
import { updateSettings, useSettings } from '../../device/settings.ts';
import { inTempo, PaceFields, USUAL_PACE } from '../../session/clock/PaceFields.tsx';
import { clockWords } from '../../session/clock/words.ts';
import type { GameListing } from '../../session/listing.ts';
import { proposals } from '../../session/options.ts';
import { listingOf } from '../../games/registry.ts';
import { useMessages } from '../../i18n/messages.ts';
import { RatedField } from './RatedField.tsx';
import { notify } from '../../ui/announce.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { JudgeFields, NO_JUDGE, type JudgeWish } from './JudgeFields.tsx';
import { BY_CODE, AdmissionFields, type AdmissionWish } from './AdmissionFields.tsx';
import { GameSigns } from './GameSigns.tsx';
import { OptionFields } from './OptionFields.tsx';
import { OptionsSheet } from './OptionsSheet.tsx';
import { SeatFields } from './SeatFields.tsx';
import { freshSeats, resized, startsAtOnce, wishes } from '../../session/seats.ts';
import './seats.css';
import './newtable.css';

/** `/new/:game`: who sits where, by which rules, and who starts. */
export default function NewTable({ game }: { readonly game: string }) {
  const listing = listingOf(game);
  return listing ? <Form listing={listing} /> : <NotFound />;
}

function Form({ listing }: { readonly listing: GameListing }) {
  const messages = useMessages();
  const { t, number } = messages;
  const [, go] = useLocation();
  const { friends } = useSettings();
  const [name, setName] = useName();
  const origin = useOrigin();
  const usual = listing.seats.find((n) => n > 2) ?? listing.seats[0]!;
  const [seats, setSeats] = useState(() => freshSeats(usual, friends));
  const [wished, setOptions] = useState<Record<string, unknown>>(() => ({ ...proposals(listing) }));
  const reach = useReach();
  const alone = reach === 'away' || reach === 'none';
  const options = alone ? optionsHere(wished) : wished;
  const fields = alone ? fieldsHere(listing.options) : listing.options;
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

  /** Makes the table and goes there; `toCopy`: with its link in the clipboard. */
  const submit = async (toCopy = false): Promise<void> => {
    setBusy(true);
    const named = seats.filter((s) => s.kind === 'friend' && s.friend.trim()).map((s) => s.friend.trim());
    updateSettings({ name, friends: [...new Set([...named, ...friends])].slice(0, 8) });
    const levels = seats.flatMap(({ kind }) =>
      kind === 'me' ? [] : kind === 'open' || kind === 'friend' ? [null] : [kind],
    );
    if (levels.every((level) => level !== null)) keepBots(listing.id, { levels, options: wished });
    const atOnce = startsAtOnce(seats, starter === 'journey');
    try {
      const wish = {
        ...{ game: listing.id, options: wished },
        seats: wishes(seats, name, (seat) => t('seat.friend', { seat: seat + 1 })),
        starter: typeof starter === 'number' && starter >= seats.length ? 'lot' : starter,
      };
      let code: string | undefined;
      const id = await makeTable(wish, async () => {
        const made = await api.create({
          ...wish,
          ...pace,
          startWhenFull: gathers ? startWhenFull : atOnce,
          ...admission,
          ...(rated && mayRate ? { rated } : {}),
          ...(chat === USUAL_CHAT ? {} : { chat }),
          ...(listing.judged ? judging : {}),
        });
        code = made.place.code;
        return made;
      });
      if (toCopy && code !== undefined)
        // Where the browser does not let us write, the link stands on the page that follows.
        await navigator.clipboard.writeText(`${origin}/j/${code}`).then(
          () => notify({ tone: 'clear', text: t('invite.copied') }),
          () => {},
        );
      go(`/t/${id}`);
    } catch (thrown) {
      const { code, detail } = failureOf(thrown);
      notify({ tone: 'caution', text: t(detail === 'values' ? 'away.values' : `error.${code}`) });
      setBusy(false);
    }
  };

  /** Others come to the table before it starts. */
  const gathers = invites || judging.judge === 'open';
  const pictured = fields.filter((field) => listing.pictures && field.kind === 'choice');
  const plain = fields.filter((field) => !pictured.includes(field));
  /** What is chosen by its picture, in words. */
  const maps = pictured.flatMap((field) => {
    const choices = field.kind === 'choice' ? field.choices : [];
    const chosen = choices.find(({ value }) => value === options[field.name]) ?? choices[0];
    return chosen ? [messages.say(chosen.label)] : [];
  });
  const starters = [
    ...(listing.judged
      ? []
      : [{ value: 'journey', label: t('new.starter.journey'), hint: t('new.starter.journey.hint') }]),
    { value: 'lot', label: t('new.starter.lot') },
    ...seats.map((_, i) => ({ value: String(i), label: t('new.starter.seat', { seat: i + 1 }) })),
  ];
  const told: (readonly [string, string])[] = [
    ...plain.map((field) => {
      const choice = field.kind === 'choice' && field.choices;
      const value = options[field.name];
      const chosen = choice
        ? messages.say((choice.find((each) => each.value === value) ?? choice[0]!).label)
        : t(value === true ? 'new.options.on' : 'new.options.off');
      return [messages.say(field.label), chosen] as const;
    }),
    ...(listing.judged ? [[t('new.judge'), t(`new.judge.${judging.judge}`)] as const] : []),
    [
      t('new.starter'),
      starters.find(({ value }) => value === String(starter))?.label ?? t('new.starter.lot'),
    ],
    ...(gathers
      ? [
          [t('admission.title'), t(`admission.${admission.entry}`)] as const,
          [t('chat.title'), t(`chat.${chat}`)] as const,
        ]
      : []),
    [
      t('clock.tempo'),
      `${t(`clock.tempo.${pace.tempo}`)}, ${clockWords(pace.clock.kind === 'none' ? undefined : pace.clock, messages)}`,
    ],
    ...(rated && mayRate ? [[t('rating.new'), t('new.options.on')] as const] : []),
  ];

  return (
    <Page title={t('new.title', { game: t(listing.name) })} width="wide">
      <form
        className="new"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <h1>{t('new.title', { game: t(listing.name) })}</h1>
        <GameSigns chosen={listing.id} />
        <div className="new-columns">
          <div className="new-who">
            <p className="new-head">
              <b>{t('new.who')}</b>
              {!listing.judged && <span className="soft">{t('new.who.order')}</span>}
            </p>
            <Choice
              legend={t('new.players')}
              segments
              value={String(seats.length)}
              choices={listing.seats.map((n) => ({ value: String(n), label: number(n) }))}
              onChange={(value) => setSeats(resized(seats, Number(value), friends))}
            />
            <SeatFields game={listing.id} seats={seats} name={name} onName={setName} onChange={setSeats} />
            {invites && <p className="new-waits soft">{t('new.seat.open.waits')}</p>}
          </div>
          <div className="new-what">
            {pictured.length > 0 && (
              <OptionFields
                fields={pictured}
                pictures={listing.pictures}
                options={options}
                onChange={setOptions}
              />
            )}
            <OptionsSheet told={told}>
              <Choice
                legend={t('new.starter')}
                stacked
                value={String(starter)}
                choices={starters}
                onChange={(value) =>
                  setStarter(value === 'journey' || value === 'lot' ? value : Number(value))
                }
              />
              <OptionFields fields={plain} pictures={undefined} options={options} onChange={setOptions} />
              {listing.judged && <JudgeFields wish={judging} onChange={setJudging} />}
              <AdmissionFields wish={admission} invites={gathers} onChange={setAdmission} />
              {gathers && (
                <>
                  <Choice
                    legend={t('chat.title')}
                    value={chat}
                    choices={CHATS.map((value) => ({ value, label: t(`chat.${value}`) }))}
                    onChange={(value) => setChat(CHATS.find((each) => each === value) ?? USUAL_CHAT)}
                  />
                  <label className="check">
                    <input
                      type="checkbox"
                      checked={startWhenFull}
                      onChange={(event) => setStartWhenFull(event.target.checked)}
                    />
                    <span>{t('new.start-when-full')}</span>
                  </label>
                </>
              )}
              <PaceFields wish={pace} tempos={isShared ? ['device'] : ['live', 'turns']} onChange={setPace} />
              {mayRate && <RatedField rated={rated} onChange={setRated} />}
            </OptionsSheet>
          </div>
        </div>
        <div className="new-foot">
          <p>
            <span className="new-foot-what">{[t(listing.name), ...maps].join(' · ')}</span>
            <span className="soft">
              {t('new.sum', { bots, friends: seats.length - 1 - bots })} ·{' '}
              {t(listing.players).split(' · ')[1]}
            </span>
          </p>
          {!alone && (
            <button
              type="button"
              className="button-quiet"
              disabled={busy || !gathers || admission.entry === 'links'}
              onClick={() => void submit(true)}
            >
              <Icon name="copy" />
              {t('new.copy-link')}
            </button>
          )}
          <button type="submit" className="button" disabled={busy}>
            {t(gathers ? 'new.open' : 'new.start')}
          </button>
        </div>
      </form>
    </Page>
  );
}
