/** A purchase that is put together: the train, its lines, and the shape card that goes along. */
export interface Purchase {
  readonly train: string | null;
  readonly sections: readonly number[];
  readonly shape: string | null;
}
