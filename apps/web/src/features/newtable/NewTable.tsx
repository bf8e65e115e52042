import { CHATS, USUAL_CHAT } from '@turntable/protocol/talk.ts';
import { listingOf } from '../../games/registry.ts';
import { useMessages } from '../../i18n/messages.ts';
import { PaceFields } from '../../session/clock/PaceFields.tsx';
import type { GameListing } from '../../session/listing.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { NotFound } from '../../ui/page/NotFound.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { AdmissionFields } from './AdmissionFields.tsx';
import { GameSigns } from './GameSigns.tsx';
import { JudgeFields } from './JudgeFields.tsx';
import { OptionFields } from './OptionFields.tsx';
import { OptionsDrawer } from './OptionsDrawer.tsx';
import { RatedField } from './RatedField.tsx';
import { SeatFields } from './SeatFields.tsx';
import { chosenOf, starterOf, startersOf, summaryOf, whoPlays } from './summary.ts';
import { useNewTable, type NewTableForm } from './use-new-table.ts';
import './seats.css';
import './newtable.css';
import './options.css';
import './foot.css';

/** `/new/:game`: who sits where, by which rules, and who starts. */
export default function NewTable({ game }: { readonly game: string }) {
  const listing = listingOf(game);
  return listing ? <Form listing={listing} /> : <NotFound />;
}

interface PartProps {
  readonly listing: GameListing;
  readonly form: NewTableForm;
}

function Form({ listing }: { readonly listing: GameListing }) {
  const { t } = useMessages();
  const form = useNewTable(listing);
  return (
    <Page title={t('new.title', { game: t(listing.name) })} width="wide">
      <form
        className="new"
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <h1>{t('new.title', { game: t(listing.name) })}</h1>
        <GameSigns chosen={listing.id} />
        <div className="new-columns">
          <Who {...{ listing, form }} />
          <What {...{ listing, form }} />
        </div>
        <Foot {...{ listing, form }} />
      </form>
    </Page>
  );
}

/** How many play, and who sits where. */
function Who({ listing, form }: PartProps) {
  const { t, number } = useMessages();
  const { seats, setSeats, setPlayers, name, setName, invites, alone, judges } = form;
  return (
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
        onChange={(value) => setPlayers(Number(value))}
      />
      <SeatFields
        {...{ seats, name, alone, judges }}
        game={listing.id}
        onName={setName}
        onChange={setSeats}
      />
      {invites && <p className="new-waits soft">{t('new.seat.open.waits')}</p>}
    </div>
  );
}

/** Fields that are chosen by a picture: the maps. */
const picturedOf = ({ listing, form }: PartProps) =>
  form.fields.filter((field) => listing.pictures && field.kind === 'choice');

/** What is played: the map by its picture, all else in words that open a drawer. */
function What({ listing, form }: PartProps) {
  const messages = useMessages();
  const { t } = messages;
  const { options, setOptions, fields, setStarter, alone } = form;
  const pictured = picturedOf({ listing, form });
  const plain = fields.filter((field) => !pictured.includes(field));
  return (
    <div className="new-what">
      {pictured.length > 0 && (
        <OptionFields fields={pictured} pictures={listing.pictures} options={options} onChange={setOptions} />
      )}
      <OptionsDrawer summary={summaryOf(listing, plain, form, messages)}>
        <Choice
          legend={t('new.starter')}
          stacked
          value={starterOf(form)}
          choices={startersOf(listing, form, messages)}
          onChange={(value) => setStarter(value === 'journey' || value === 'lot' ? value : Number(value))}
        />
        <OptionFields fields={plain} pictures={undefined} options={options} onChange={setOptions} />
        {!alone && <AtTheServer {...{ listing, form }} />}
      </OptionsDrawer>
    </div>
  );
}

/** What only a table at a server has. */
function AtTheServer({ listing, form }: PartProps) {
  const { gathers } = form;
  return (
    <>
      {listing.judged && (
        <JudgeFields wish={form.judging} name={form.name} onName={form.setName} onChange={form.setJudging} />
      )}
      <AdmissionFields wish={form.admission} invites={gathers} onChange={form.setAdmission} />
      {gathers && <Gathering form={form} />}
      <PaceFields
        wish={form.pace}
        tempos={form.isShared ? ['device'] : ['live', 'turns']}
        onChange={form.setPace}
      />
      {form.mayRate && <RatedField rated={form.rated} onChange={form.setRated} />}
    </>
  );
}

/** What only a table has that others come to. */
function Gathering({ form }: Pick<PartProps, 'form'>) {
  const { t } = useMessages();
  return (
    <>
      <Choice
        legend={t('chat.title')}
        value={form.chat}
        choices={CHATS.map((value) => ({ value, label: t(`chat.${value}`) }))}
        onChange={(value) => form.setChat(CHATS.find((each) => each === value) ?? USUAL_CHAT)}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={form.startWhenFull}
          onChange={(event) => form.setStartWhenFull(event.target.checked)}
        />
        <span>{t('new.start-when-full')}</span>
      </label>
    </>
  );
}

/** What will be played, in a line, and the buttons. */
function Foot({ listing, form }: PartProps) {
  const messages = useMessages();
  const { t } = messages;
  const { alone, busy, gathers, admission, submit } = form;
  const maps = picturedOf({ listing, form }).map((field) => chosenOf(field, form.options, messages));
  return (
    <div className="new-foot">
      <p>
        <span className="new-foot-what">{[t(listing.name), ...maps].join(' · ')}</span>
        <span className="soft">
          {form.judges
            ? t('new.sum.judge', { who: whoPlays(form.seats, messages) })
            : whoPlays(form.seats, messages)}{' '}
          · {t(listing.players).split(' · ')[1]}
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
  );
}
