import { storedCode } from '../../../device/codes.ts';
import { answersFor } from '../../../session/agreeing.ts';
import { PhraseNews } from '../../../session/phrase/PhraseNews.tsx';
import { courtOf, whereSaid } from '../court/court.ts';
import { Agree } from './Agree.tsx';
import { KeepSeat } from './KeepSeat.tsx';
import * as Part from './parts.ts';
import type { BoardNow } from './useBoard.ts';

/** Questions and notices of the table, between the bar and the game's screen. */
export function PlayNotices({ board }: { readonly board: BoardNow }) {
  const { seen, online, connection, watch, names, running, news, attempt } = board;
  const { table, view, place } = seen;
  const mine = answersFor(table, place);
  return (
    <>
      <Agree
        table={table}
        mine={mine}
        names={names}
        onAnswer={(seat, yes) => attempt(connection.agree(seat, yes))}
      />
      {seen.as !== 'judge' && rejoinderOf(board)}
      {!news.catchUp && clocksOf(board)}
      {table.asking && (
        <Part.Proposed
          {...{ table, names, online, mine }}
          onAnswer={(seat, yes) => attempt(connection.agree(seat, yes))}
        />
      )}
      <div role="status">
        {running && table.clock && (
          <Part.BackBanner
            {...{ table, names, online }}
            mine={place.seats}
            onBack={(seat) => void attempt(connection.backAgain(seat))}
          />
        )}
        {running && (place.reissued ?? place.replaced) && <Part.SeatGiven {...{ table, place, names }} />}
      </div>
      {!watch && <PhraseNews />}
      {place.keeper && running && (
        <Part.KeeperPanel
          {...{ table, view, names, online, attempt, connection }}
          plays={place.seats.length > 0}
        />
      )}
      {/* One at a time: the offer waits for what others wish. */}
      {!news.catchUp && news.doings.length === 0 && !table.asking && <KeepSeat seen={seen} />}
      {!watch && place.seats.length === 0 && !place.judge && table.judge ? (
        <Part.JudgeSeat table={table} place={place} code={storedCode(table.id)} />
      ) : (
        table.judge && <Part.JudgeAsks table={table} place={place} />
      )}
      {place.orders && <Part.OrdersStrip {...{ table, place, view, names }} />}
    </>
  );
}

/** The other side's answer to a claim that waits for its verdict; a judge reads it in the judge's panel. */
export function rejoinderOf(board: BoardNow) {
  const { seen, online, connection, listing, game, names, running, news, attempt } = board;
  const { table, view, log, events, as, place } = seen;
  const court = running && !news.catchUp ? courtOf(game, view, log, events, table) : null;
  return (
    court && (
      <Part.Rejoinder
        key={court.id}
        {...{ court, as, names, online }}
        // Of a hand only the cards are shown: its keeper answers for it.
        answers={place.seats.length > 0}
        where={(seat) => whereSaid(listing, view, seat, as)}
        say={(what) => attempt(connection.say(what))}
      />
    )
  );
}

/** The clocks of all, where the table has any or somebody is on holiday. */
export function clocksOf({ seen: { table, place, heardAt }, names, show }: BoardNow) {
  const timed = table.clock !== undefined || table.seats.some(({ holiday }) => holiday !== undefined);
  const showing = show.now !== null;
  return timed && <Part.Clocks {...{ table, names, heardAt, showing }} mine={place.seats} />;
}
