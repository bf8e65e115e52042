import { FIGURES, FIGURE_KEYS, type FigureKey } from '@turntable/roster/figures.ts';
import { isFeatureId, type FeatureId } from '@turntable/roster/features.ts';
import { quantity, QuantityError } from '@turntable/roster/quantity.ts';
import type { Published } from '@turntable/roster/stat-sheet.ts';

/** A stat sheet as it stands in the form: every field is text, as typed. */
export interface Draft {
  readonly whyte: string;
  readonly year: string;
  readonly features: readonly FeatureId[];
  readonly figures: Readonly<Partial<Record<FigureKey, string>>>;
}

export const EMPTY: Draft = { whyte: '', year: '', features: [], figures: {} };

/** The fields of the form, group by group. */
export const GROUPS = {
  measures: ['driverDiameterIn', 'driverWheelbaseFt', 'engineWheelbaseFt', 'totalWheelbaseFt', 'lengthFt', 'heightFt', 'widthFt', 'numberBuilt', 'numberPreserved'],
  weights: ['axleLoadLb', 'weightOnDriversLb', 'engineWeightLb', 'tenderWeightLb', 'totalWeightLb', 'waterUsGal', 'coalShortTons', 'oilUsGal'],
  boiler: ['boilerPressurePsi', 'boilerDiameterIn', 'tubeLengthFt', 'grateAreaSqFt', 'fireboxSurfaceSqFt', 'tubesAndFluesSurfaceSqFt', 'evaporativeSurfaceSqFt', 'superheaterSurfaceSqFt'],
  cylinders: ['cylinders', 'cylinderDiameterIn', 'cylinderStrokeIn', 'lowPressureCylinderDiameterIn', 'lowPressureCylinderStrokeIn', 'tractiveEffortLbf', 'maxSpeedMph', 'powerHp'],
} as const satisfies Record<string, readonly FigureKey[]>; // prettier-ignore

/** The form filled in with what is published. */
export function draftOf({ whyte, years, features, raw }: Published): Draft {
  return {
    whyte: whyte ?? '',
    year: years?.[0] === undefined ? '' : String(years[0]),
    features: (features ?? []).filter(isFeatureId),
    figures: Object.fromEntries(
      FIGURE_KEYS.flatMap((key) => (raw[key] === undefined ? [] : [[key, String(raw[key])]])),
    ),
  };
}

/** What of a draft can be understood, and the fields that cannot. */
export function publishedOf(draft: Draft): {
  readonly published: Published;
  readonly wrong: ReadonlySet<FigureKey | 'year'>;
} {
  const wrong = new Set<FigureKey | 'year'>();
  const raw: Partial<Record<FigureKey, string>> = {};
  for (const key of FIGURE_KEYS) {
    const text = draft.figures[key]?.trim() ?? '';
    if (text === '') continue;
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
    ...(known && { years: [Number(year)] }),
    features: draft.features,
    raw,
  };
  return { published, wrong };
}
