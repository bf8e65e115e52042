import type { Key } from './en.ts';
import { about } from './hu/about.ts';
import { admin } from './hu/admin.ts';
import { actors } from './hu/actors.ts';
import { judge } from './hu/judge.ts';
import { book } from './hu/book.ts';
import { box } from './hu/box.ts';
import { clock } from './hu/clock.ts';
import { common } from './hu/common.ts';
import { deeds } from './hu/deeds.ts';
import { devices } from './hu/devices.ts';
import { doubleHeader } from './hu/double-header.ts';
import { doubleHeaderScreen } from './hu/double-header-screen.ts';
import { admission } from './hu/admission.ts';
import { front } from './hu/front.ts';
import { hints } from './hu/hints.ts';
import { ending } from './hu/ending.ts';
import { holiday } from './hu/holiday.ts';
import { importing } from './hu/import.ts';
import { learn } from './hu/learn.ts';
import { learnVersus } from './hu/learn-versus.ts';
import { links } from './hu/links.ts';
import { lobby } from './hu/lobby.ts';
import { local } from './hu/local.ts';
import { locoDome } from './hu/loco-dome.ts';
import { locoDomeScreen } from './hu/loco-dome-screen.ts';
import { locomotives } from './hu/locomotives.ts';
import { lokoMoto } from './hu/loko-moto.ts';
import { lokoMotoMaps } from './hu/loko-moto-maps.ts';
import { lokoMotoScreen } from './hu/loko-moto-screen.ts';
import { lokoMotoShapes } from './hu/loko-moto-shapes.ts';
import { mapReports } from './hu/map-report.ts';
import { notify } from './hu/notify.ts';
import { orders } from './hu/orders.ts';
import { picks } from './hu/picks.ts';
import { preview } from './hu/preview.ts';
import { passkeys } from './hu/passkeys.ts';
import { paper } from './hu/paper.ts';
import { print } from './hu/print.ts';
import { printCountries } from './hu/print-countries.ts';
import { printStatistics } from './hu/print-statistics.ts';
import { puzzles } from './hu/puzzles.ts';
import { ratings } from './hu/ratings.ts';
import { replay } from './hu/replay.ts';
import { reviewing } from './hu/review.ts';
import { room } from './hu/room.ts';
import { roster } from './hu/roster.ts';
import { seal } from './hu/seal.ts';
import { social } from './hu/social.ts';
import { since } from './hu/since.ts';
import { sound } from './hu/sound.ts';
import { versus } from './hu/versus.ts';
import { versusAsking } from './hu/versus-asking.ts';
import { versusScreen } from './hu/versus-screen.ts';
import { you } from './hu/you.ts';

/** Every sentence in Hungarian. Each file of `hu/` is listed here; one that is missing does not compile. */
export const hu: Readonly<Record<Key, string>> = {
  ...about,
  ...actors,
  ...admin,
  ...judge,
  ...book,
  ...box,
  ...clock,
  ...common,
  ...deeds,
  ...devices,
  ...doubleHeader,
  ...doubleHeaderScreen,
  ...admission,
  ...front,
  ...hints,
  ...ending,
  ...holiday,
  ...importing,
  ...learn,
  ...learnVersus,
  ...links,
  ...lobby,
  ...local,
  ...locoDome,
  ...locoDomeScreen,
  ...locomotives,
  ...lokoMoto,
  ...lokoMotoMaps,
  ...lokoMotoScreen,
  ...lokoMotoShapes,
  ...mapReports,
  ...notify,
  ...orders,
  ...picks,
  ...passkeys,
  ...paper,
  ...print,
  ...printCountries,
  ...printStatistics,
  ...puzzles,
  ...ratings,
  ...preview,
  ...replay,
  ...reviewing,
  ...room,
  ...roster,
  ...seal,
  ...social,
  ...since,
  ...sound,
  ...versus,
  ...versusAsking,
  ...versusScreen,
  ...you,
};
