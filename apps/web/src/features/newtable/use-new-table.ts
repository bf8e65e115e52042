import { useState } from 'react';
import { useLocation } from 'wouter';
import type { NewTable as Wish } from '@turntable/protocol/messages.ts';
import { USUAL_CHAT, type Chat } from '@turntable/protocol/talk.ts';
import type { Pace } from '@turntable/protocol/tempo.ts';
import { api, failureOf } from '../../api/http.ts';
import { keepBots } from '../../device/last-bots.ts';
import { updateSettings, useSettings } from '../../device/settings.ts';
import { stillHere } from '../../device/still-here.ts';
import { useMessages } from '../../i18n/messages.ts';
import { inTempo, USUAL_PACE } from '../../session/clock/PaceFields.tsx';
import type { GameListing } from '../../session/listing.ts';
import { useName, useOrigin } from '../../session/me.ts';
import { proposals } from '../../session/options.ts';
import { makeTable } from '../../session/play-here.ts';
import { useReach } from '../../session/reach.ts';
import {
  botsAlone,
  freshSeats,
  hosted,
  judged,
  mayRate,
  onDevice,
  resized,
  startsAtOnce,
  wishes,
} from '../../session/seats.ts';
import { notify } from '../../ui/announce.ts';
import { BY_CODE, type AdmissionWish } from './AdmissionFields.tsx';
import { NO_JUDGE, type JudgeWish } from './JudgeFields.tsx';

/** Who sits where: seats, the host's name, and what follows from who they are; `alone`: the table will be on this device; `judges`: the host does. */
function useSeats(listing: GameListing, alone: boolean, judges: boolean) {
  const { friends } = useSettings();
  const [name, setName] = useName();
  const usual = listing.seats.find((n) => n > 2) ?? listing.seats[0]!;
  const [drafted, setSeats] = useState(() => freshSeats(usual, friends));
  const seats = judges ? judged(drafted) : hosted(alone ? onDevice(drafted) : drafted);
  const invites = seats.some(({ kind }) => kind === 'open');
  return {
    ...{ name, setName, seats, setSeats, invites, friends },
    setPlayers: (count: number): void => setSeats(resized(seats, count, friends)),
    mayRate: !alone && mayRate(seats),
    /** Several people pass one device around. */
    isShared: !invites && seats.filter(({ kind }) => kind === 'me' || kind === 'friend').length > 1,
  };
}

/** All that is filled in. */
function useFields(listing: GameListing) {
  const reach = useReach();
  const alone = reach === 'away' || reach === 'none';
  const [options, setOptions] = useState<Record<string, unknown>>(() => ({ ...proposals(listing) }));
  const [starter, setStarter] = useState<Wish['starter']>(listing.judged ? 'lot' : 'journey');
  const [judging, setJudging] = useState<JudgeWish>(NO_JUDGE);
  const judges = !alone && listing.judged === true && judging.judge === 'me';
  const sitting = useSeats(listing, alone, judges);
  const [chosenPace, setPace] = useState<Pace>(USUAL_PACE);
  const [startWhenFull, setStartWhenFull] = useState(false);
  const [admission, setAdmission] = useState<AdmissionWish>(BY_CODE);
  const [chat, setChat] = useState<Chat>(USUAL_CHAT);
  const [rated, setRated] = useState(false);
  return {
    ...sitting,
    ...{ options, setOptions, alone, fields: listing.options },
    judges,
    ...{ starter, setStarter, judging, setJudging, setPace, startWhenFull, setStartWhenFull },
    ...{ admission, setAdmission, chat, setChat, rated, setRated },
    pace: sitting.isShared ? inTempo(chosenPace, 'device') : chosenPace,
    /** Others come to the table before it starts. */
    gathers: !alone && (sitting.invites || judging.judge === 'open'),
  };
}

type Filled = ReturnType<typeof useFields>;

/** What the form of a new table holds, and what makes the table. */
export function useNewTable(listing: GameListing) {
  const form = useFields(listing);
  return { ...form, ...useSubmit(listing, form) };
}
export type NewTableForm = ReturnType<typeof useNewTable>;

function useSubmit(listing: GameListing, form: Filled) {
  const { t } = useMessages();
  const [, go] = useLocation();
  const origin = useOrigin();
  const [busy, setBusy] = useState(false);

  /** Makes the table and goes there; `toCopy`: with its link in the clipboard. */
  const submit = async (toCopy = false): Promise<void> => {
    setBusy(true);
    const isHere = stillHere();
    remember(listing, form);
    try {
      const wish = {
        ...{ game: listing.id, options: form.options },
        seats: wishes(form.seats, form.name, (seat) => t('seat.friend', { seat: seat + 1 })),
        starter: typeof form.starter === 'number' && form.starter >= form.seats.length ? 'lot' : form.starter,
      };
      let code: string | undefined;
      const id = await makeTable(wish, async () => {
        const made = await api.create({ ...wish, ...atTheServer(listing, form) });
        code = made.place.code;
        return made;
      });
      if (toCopy && code !== undefined)
        // Where the browser does not let us write, the link stands on the page that follows.
        await navigator.clipboard.writeText(`${origin}/j/${code}`).then(
          () => notify({ tone: 'clear', text: t('invite.copied') }),
          () => {},
        );
      if (isHere()) go(`/t/${id}`);
    } catch (thrown) {
      const { code, detail } = failureOf(thrown);
      notify({ tone: 'caution', text: t(detail === 'values' ? 'away.values' : `error.${code}`) });
      setBusy(false);
    }
  };
  return { busy, submit };
}

/** Keeps for the next time who plays, and the bots if all others are bots. */
function remember({ id }: GameListing, { seats, name, friends, options }: Filled): void {
  const named = seats.filter((s) => s.kind === 'friend' && s.friend.trim()).map((s) => s.friend.trim());
  updateSettings({ name, friends: [...new Set([...named, ...friends])].slice(0, 8) });
  const levels = botsAlone(seats);
  if (levels) keepBots(id, { levels, options });
}

/** What a table at a server has beside the game: clocks, who comes in, what is said, who judges. */
function atTheServer({ judged }: GameListing, form: Filled) {
  const { seats, starter, gathers, startWhenFull, rated, mayRate, chat, judging } = form;
  return {
    ...form.pace,
    startWhenFull: gathers ? startWhenFull : startsAtOnce(seats, starter === 'journey'),
    ...form.admission,
    ...(rated && mayRate ? { rated } : {}),
    ...(chat === USUAL_CHAT ? {} : { chat }),
    ...(judged ? judging : {}),
    ...(form.judges ? { judgeName: form.name } : {}),
  };
}
