/** Input that is not a record: where, and what was expected there. Its message reads `place: expected …`. */
export class RecordError extends Error {
  readonly place: string;
  constructor(place: string, expected: string) {
    super(`${place}: ${expected}`);
    this.name = 'RecordError';
    this.place = place;
  }
}
