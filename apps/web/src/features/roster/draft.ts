import { FIGURES, FIGURE_KEYS, type FigureKey } from '@turntable/roster/figures.ts';
import { isFeatureId, type FeatureId } from '@turntable/roster/features.ts';
import { quantity, QuantityError } from '@turntable/roster/quantity.ts';
import type { Published } from '@turntable/roster/stat-sheet.ts';
import type { System } from '../../device/system.ts';
import type { OwnLocomotive } from '../../locomotives/own.ts';
import { unitIn } from '../../locomotives/units.ts';

/** A stat sheet as it stands in the form: every field is text, as typed. */
export interface Draft {
  readonly whyte: string;
  readonly year: string;
  /** The years that a file gave, first and last; the form has a field for the first alone. */
  readonly years?: readonly number[];
  readonly features: readonly FeatureId[];
  readonly figures: Readonly<Partial<Record<FigureKey, string>>>;
  /** Statistics that a file gave and no field has: they stay as they are. */
  readonly values?: NonNullable<Published['values']>;
  /** What a number without a unit is in. */
  readonly system: System;
}

export const EMPTY: Draft = { whyte: '', year: '', features: [], figures: {}, system: 'us' };

/** The fields of the form, group by group. */
export const GROUPS = {
  measures: ['driverDiameterIn', 'driverWheelbaseFt', 'engineWheelbaseFt', 'totalWheelbaseFt', 'lengthFt', 'heightFt', 'widthFt', 'numberBuilt', 'numberPreserved'],
  weights: ['axleLoadLb', 'weightOnDriversLb', 'engineWeightLb', 'tenderWeightLb', 'totalWeightLb', 'waterUsGal', 'coalShortTons', 'oilUsGal'],
  boiler: ['boilerPressurePsi', 'boilerDiameterIn', 'tubeLengthFt', 'grateAreaSqFt', 'fireboxSurfaceSqFt', 'tubesAndFluesSurfaceSqFt', 'evaporativeSurfaceSqFt', 'superheaterSurfaceSqFt'],
  cylinders: ['cylinders', 'cylinderDiameterIn', 'cylinderStrokeIn', 'lowPressureCylinderDiameterIn', 'lowPressureCylinderStrokeIn', 'tractiveEffortLbf', 'maxSpeedMph', 'powerHp'],
} as const satisfies Record<string, readonly FigureKey[]>; // prettier-ignore

/** The form filled in with what is published. */
export function draftOf({ whyte, years, features, raw, values }: Published): Draft {
  return {
    whyte: whyte ?? '',
    year: years?.[0] === undefined ? '' : String(years[0]),
    ...(years && { years }),
    features: (features ?? []).filter(isFeatureId),
    figures: Object.fromEntries(
      FIGURE_KEYS.flatMap((key) => (raw[key] === undefined ? [] : [[key, String(raw[key])]])),
    ),
    ...(values && { values }),
    system: 'us',
  };
}

/** Text that names no unit; an apostrophe may part thousands. */
const isBare = (text: string): boolean => text.trim() !== '' && !/[\p{L}"″”′’]|'(?!\d{3})/u.test(text);

/** A figure as typed, with the unit that it has in `system` if it names none. */
export function withUnit(key: FigureKey, text: string, system: System): string {
  return FIGURES[key] === 'count' || !isBare(text) ? text : `${text.trim()} ${unitIn(FIGURES[key], system)}`;
}

/** The same draft for a reader of the other system: numbers that named no unit get theirs. */
export function inSystem(draft: Draft, system: System): Draft {
  if (draft.system === system) return draft;
  const figures = Object.fromEntries(
    Object.entries(draft.figures).map(([key, text]) => [key, withUnit(key as FigureKey, text, draft.system)]),
  );
  return { ...draft, figures, system };
}

/** What of a draft can be understood, and the fields that cannot. */
export function publishedOf(draft: Draft): {
  readonly published: Published;
  readonly wrong: ReadonlySet<FigureKey | 'year'>;
} {
  const wrong = new Set<FigureKey | 'year'>();
  const raw: Partial<Record<FigureKey, string>> = {};
  for (const key of FIGURE_KEYS) {
    const typed = draft.figures[key]?.trim() ?? '';
    if (typed === '') continue;
    const text = draft.system === 'us' ? typed : withUnit(key, typed, draft.system);
    try {
      quantity(text, FIGURES[key]);
      raw[key] = text;
    } catch (error) {
      if (!(error instanceof QuantityError)) throw error;
      wrong.add(key);
    }
  }
  const year = draft.year.trim();
  const known = /^\d{4}$/.test(year);
  if (year !== '' && !known) wrong.add('year');
  const published: Published = {
    ...(draft.whyte.trim() !== '' && { whyte: draft.whyte.trim() }),
    // Who changes the first year means others; else the last one stays, too.
    ...(known && { years: draft.years?.[0] === Number(year) ? draft.years : [Number(year)] }),
    features: draft.features,
    raw,
    ...(draft.values && { values: draft.values }),
  };
  return { published, wrong };
}

/** What of an own locomotive is no figure: whose it is, and what it is called. */
export type About = Pick<OwnLocomotive, 'name' | 'class' | 'operator' | 'country' | 'builder'>;

/** The form as a locomotive of the player's own. */
export function ownOf(
  about: About,
  { whyte, features, years, raw, values }: Published,
  id: string,
): OwnLocomotive {
  return {
    ...about,
    name: about.name.trim(),
    id,
    whyte: whyte ?? '',
    features: (features ?? []).filter(isFeatureId),
    ...(years && { years }),
    raw,
    ...(values && { values }),
  };
}
