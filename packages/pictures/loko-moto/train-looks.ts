/** What drives a vehicle and what it is for, in the one or two words under its name. */
type TrainKind =
  | 'narrow-gauge'
  | 'rack'
  | 'draisine'
  | 'railcar'
  | 'tram'
  | 'diesel-unit'
  | 'suburban'
  | 'shunter'
  | 'diesel'
  | 'electric'
  | 'electric-unit'
  | 'double-deck'
  | 'steam';
/** Paints, each a token of the theme. */
type Paint = 'red' | 'maroon' | 'blue' | 'green' | 'yellow' | 'cream' | 'black' | 'wood';

/** How a train card's vehicle is painted in service: the body and the band along it. */
interface TrainLook {
  readonly kind: TrainKind;
  readonly body: Paint;
  readonly band: Paint;
}

const LOOKS: Readonly<Record<string, TrainLook>> = {
  muki: { kind: 'narrow-gauge', body: 'green', band: 'yellow' },
  fogas: { kind: 'rack', body: 'red', band: 'cream' },
  hajtany: { kind: 'draisine', body: 'wood', band: 'wood' },
  mk45: { kind: 'narrow-gauge', body: 'red', band: 'cream' },
  bz: { kind: 'railcar', body: 'red', band: 'cream' },
  uv: { kind: 'tram', body: 'yellow', band: 'cream' },
  uzsgyi: { kind: 'railcar', body: 'red', band: 'yellow' },
  dacsia: { kind: 'shunter', body: 'red', band: 'cream' },
  arpad: { kind: 'railcar', body: 'maroon', band: 'cream' },
  hev: { kind: 'suburban', body: 'green', band: 'cream' },
  szocske: { kind: 'electric', body: 'blue', band: 'yellow' },
  pupos: { kind: 'shunter', body: 'red', band: 'cream' },
  desiro: { kind: 'diesel-unit', body: 'cream', band: 'blue' },
  truman: { kind: 'steam', body: 'black', band: 'black' },
  csorgo: { kind: 'diesel', body: 'red', band: 'cream' },
  szili: { kind: 'electric', body: 'blue', band: 'cream' },
  szergej: { kind: 'diesel', body: 'maroon', band: 'yellow' },
  talent: { kind: 'electric-unit', body: 'cream', band: 'blue' },
  kando: { kind: 'electric', body: 'green', band: 'green' },
  flirt: { kind: 'electric-unit', body: 'cream', band: 'blue' },
  nohab: { kind: 'diesel', body: 'maroon', band: 'cream' },
  bivaly: { kind: 'steam', body: 'black', band: 'black' },
  gigant: { kind: 'electric', body: 'blue', band: 'yellow' },
  kiss: { kind: 'double-deck', body: 'cream', band: 'blue' },
  taurus: { kind: 'electric', body: 'blue', band: 'yellow' },
  vectron: { kind: 'electric', body: 'blue', band: 'yellow' },
};

/** How a train card's vehicle looks; one that came with a record looks like any diesel. */
export function lookOf(id: string): TrainLook {
  return LOOKS[id] ?? { kind: 'diesel', body: 'red', band: 'cream' };
}
