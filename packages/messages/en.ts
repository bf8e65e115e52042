import { about } from './en/about.ts';
import { admin } from './en/admin.ts';
import { actors } from './en/actors.ts';
import { judge } from './en/judge.ts';
import { book } from './en/book.ts';
import { box } from './en/box.ts';
import { clock } from './en/clock.ts';
import { common } from './en/common.ts';
import { deeds } from './en/deeds.ts';
import { devices } from './en/devices.ts';
import { doubleHeader } from './en/double-header.ts';
import { doubleHeaderScreen } from './en/double-header-screen.ts';
import { admission } from './en/admission.ts';
import { front } from './en/front.ts';
import { hints } from './en/hints.ts';
import { ending } from './en/ending.ts';
import { holiday } from './en/holiday.ts';
import { importing } from './en/import.ts';
import { learn } from './en/learn.ts';
import { learnVersus } from './en/learn-versus.ts';
import { links } from './en/links.ts';
import { lobby } from './en/lobby.ts';
import { local } from './en/local.ts';
import { locoDome } from './en/loco-dome.ts';
import { locoDomeScreen } from './en/loco-dome-screen.ts';
import { locomotives } from './en/locomotives.ts';
import { lokoMoto } from './en/loko-moto.ts';
import { lokoMotoMaps } from './en/loko-moto-maps.ts';
import { lokoMotoScreen } from './en/loko-moto-screen.ts';
import { lokoMotoShapes } from './en/loko-moto-shapes.ts';
import { mapReports } from './en/map-report.ts';
import { notify } from './en/notify.ts';
import { orders } from './en/orders.ts';
import { picks } from './en/picks.ts';
import { preview } from './en/preview.ts';
import { passkeys } from './en/passkeys.ts';
import { paper } from './en/paper.ts';
import { print } from './en/print.ts';
import { printCountries } from './en/print-countries.ts';
import { printStatistics } from './en/print-statistics.ts';
import { puzzles } from './en/puzzles.ts';
import { ratings } from './en/ratings.ts';
import { replay } from './en/replay.ts';
import { reviewing } from './en/review.ts';
import { room } from './en/room.ts';
import { roster } from './en/roster.ts';
import { seal } from './en/seal.ts';
import { social } from './en/social.ts';
import { since } from './en/since.ts';
import { sound } from './en/sound.ts';
import { versus } from './en/versus.ts';
import { versusAsking } from './en/versus-asking.ts';
import { versusScreen } from './en/versus-screen.ts';
import { you } from './en/you.ts';

/** Every sentence in English. Each file of `en/` is listed here. */
export const en = {
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
} as const;
/** Every key there is a sentence for. */
export type Key = keyof typeof en;
