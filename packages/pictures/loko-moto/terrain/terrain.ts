/** A spot of the sheet in drawing units (a line of track is 100), as `plot` lays stations out; y grows southward. */
export type At = readonly [number, number];

/** A river, from its source (or where it enters the sheet) downstream. */
export interface River {
  readonly id: string;
  /** Spots that a smooth curve runs through. */
  readonly course: readonly At[];
  /** Width where it is widest, in drawing units. */
  readonly width: number;
  /** It enters the sheet as wide as it leaves it. */
  readonly whole?: true;
  /** Stations (by id) on its left and its right bank, looking downstream, and those it flows through. */
  readonly left?: readonly string[];
  readonly right?: readonly string[];
  readonly through?: readonly string[];
}
/** A closed shore through some spots; `islands` are shores within. */
export interface Lake {
  readonly id: string;
  readonly shore: readonly At[];
}
/** A crest of hills: hachures run down from both sides of it. `high` ones are longer and closer together. */
export interface Ridge {
  readonly crest: readonly At[];
  readonly high?: true;
}
/** A tint that fades outwards. */
export interface Tint {
  readonly at: At;
  readonly reach: At;
}
/** A name of a river, a lake or a range: its middle, turned by degrees clockwise. */
interface WaterName {
  readonly text: string;
  readonly at: At;
  readonly turn: number;
  readonly kind: 'river' | 'lake' | 'range';
}
/** What lies under the lines of a sheet. All of it is fixed data, drawn the same every time. */
export interface Terrain {
  /** The printed frame: left, top, width, height. */
  readonly frame: readonly [number, number, number, number];
  readonly rivers: readonly River[];
  readonly lakes: readonly Lake[];
  /** Land within the water. */
  readonly islands: readonly Lake[];
  readonly ridges: readonly Ridge[];
  readonly lowland: readonly Tint[];
  readonly upland: readonly Tint[];
  readonly names: readonly WaterName[];
  /** The upper left corner of the cartouche, and the middle of the compass. */
  readonly cartouche: At;
  readonly compass: At;
}
