import {
  axlesOf,
  driverDiameter,
  eraOf,
  schoolOf,
  type Era,
  type PublicFacts,
  type School,
  type UnitAxles,
} from './facts.ts';
import type { Look } from './looks.ts';
import { layGear, type Gear } from './gear.ts';
import { casingOf, type CasingKind } from './casing-kinds.ts';

/** How the parts stand to one another. */
type Form = 'tender' | 'tank' | 'garratt' | 'geared' | 'pioneer';

/** Heights and lengths in inches, from the rail and from the front. */
interface Proportions {
  readonly roof: number;
  /** Height of the boiler's axis, and its radius. */
  readonly centre: number;
  readonly radius: number;
  /** Height of the running board; `low` ones need splashers over the drivers. */
  readonly board: number;
  readonly low: boolean;
  readonly cabLength: number;
  readonly fireLength: number;
  readonly tenderTop: number;
}

/** All that is decided before a line is drawn. It follows from the facts alone. */
export interface Plan {
  readonly facts: PublicFacts;
  readonly has: (feature: PublicFacts['features'][number]) => boolean;
  readonly school: School;
  readonly era: Era;
  readonly form: Form;
  readonly casing: CasingKind | undefined;
  readonly look: Look;
  readonly size: Proportions;
  /** One for each engine unit; the second of a Garratt faces backwards. */
  readonly gears: readonly Gear[];
  readonly axles: readonly UnitAxles[];
}

/** Decides the proportions of a locomotive. */
export function planOf(facts: PublicFacts): Plan {
  const has = (feature: PublicFacts['features'][number]) => facts.features.includes(feature);
  const school = schoolOf(facts);
  const era = eraOf(facts);
  const axles = axlesOf(facts.whyte);
  const form = formOf(facts, has, era);
  const casing = casingOf(facts, has);
  const coupled = Math.max(...axles.flatMap(({ groups }) => groups));
  const driver = driverDiameter(facts, coupled);
  const articulated = has('articulated') && form !== 'garratt';
  // A cab-forward is laid out chimney first and then turned about, so its trailing wheels come first.
  const facing = has('cab-forward') ? axles.map(turned) : axles;
  const gears = facing.map((unit, i) =>
    layGear(form === 'garratt' && i === 1 ? turned(unit) : unit, {
      driver: driver / 2,
      narrow: has('narrow-gauge'),
      american: school === 'american',
      articulated,
    }),
  );
  const size = proportions(facts, has, school, era, axles, driver);
  return { facts, has, school, era, form, casing, look: facts.look ?? {}, size, gears, axles };
}

function turned({ lead, groups, trail }: UnitAxles): UnitAxles {
  return { lead: trail, groups: [...groups].reverse(), trail: lead };
}

function formOf({ whyte }: PublicFacts, has: Plan['has'], era: Era): Form {
  if (has('geared')) return 'geared';
  if (has('garratt') || whyte.includes('+')) return 'garratt';
  if (has('tank-engine') || /T$/i.test(whyte)) return 'tank';
  return era === 'pioneer' ? 'pioneer' : 'tender';
}

const BASE: Readonly<Record<School, Proportions>> = {
  american: { roof: 180, centre: 120, radius: 41, board: 94, low: false, cabLength: 82, fireLength: 104, tenderTop: 150 },
  british: { roof: 152, centre: 106, radius: 33, board: 52, low: true, cabLength: 74, fireLength: 92, tenderTop: 122 },
  continental: { roof: 172, centre: 121, radius: 35, board: 90, low: false, cabLength: 78, fireLength: 92, tenderTop: 142 },
  russian: { roof: 192, centre: 126, radius: 38, board: 98, low: false, cabLength: 92, fireLength: 100, tenderTop: 152 },
  colonial: { roof: 158, centre: 104, radius: 35, board: 80, low: false, cabLength: 78, fireLength: 88, tenderTop: 128 },
  japanese: { roof: 153, centre: 100, radius: 32, board: 78, low: false, cabLength: 72, fireLength: 78, tenderTop: 122 },
}; // prettier-ignore

function proportions(
  facts: PublicFacts,
  has: Plan['has'],
  school: School,
  era: Era,
  axles: readonly UnitAxles[],
  driver: number,
): Proportions {
  const base = BASE[school];
  const coupled = axles.reduce((sum, { groups }) => sum + groups.reduce((a, b) => a + b, 0), 0);
  const trail = Math.max(...axles.map((unit) => unit.trail));
  if (era === 'classic') {
    const radius = has('narrow-gauge') ? 24 : 25;
    return {
      roof: 138,
      centre: 84,
      radius,
      board: 60,
      low: false,
      cabLength: 70,
      fireLength: 64,
      tenderTop: 92,
    };
  }
  const small = has('narrow-gauge') && school === 'american' ? 0.8 : 1;
  const growth = Math.min(9, 1.5 * (coupled - 3) + 1.6 * trail) * (school === 'american' ? 1 : 0.7);
  const radius = (base.radius + growth + (has('garratt') ? 4 : 0)) * small;
  const centre = Math.max(
    base.centre * small,
    driver * 0.62 + radius + 4 > base.centre ? base.centre * small + 3 : 0,
  );
  const high = school === 'british' && highBoard(facts, has);
  return {
    roof: base.roof * small,
    centre,
    radius,
    board: high ? Math.min(driver + 8, 80) : base.low ? base.board : Math.max(base.board * small, driver + 5),
    low: base.low && !high,
    cabLength: base.cabLength * small,
    fireLength: (base.fireLength + 6 * trail) * small,
    tenderTop: base.tenderTop * small,
  };
}

/** British locomotives built late, or for goods, carry their running board above the wheels. */
function highBoard({ operator }: PublicFacts, has: Plan['has']): boolean {
  return operator === 'British Railways' || has('freight');
}
