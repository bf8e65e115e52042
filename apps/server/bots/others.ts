/** How many questions of each owner other servers think about. Reports older than the longest question are ignored. */
export class Others {
  readonly #longest: number;
  readonly #counts = new Map<string, Map<number, { readonly count: number; readonly at: number }>>();

  /** `longest` a question may take, in milliseconds. */
  constructor(longest: number) {
    this.#longest = longest;
  }

  /** `from`: the server; `now` in milliseconds. */
  heard(from: number, owner: string, count: number, now: number): void {
    const ofOwner = this.#counts.get(owner) ?? new Map();
    if (count > 0) ofOwner.set(from, { count, at: now });
    else ofOwner.delete(from);
    if (ofOwner.size > 0) this.#counts.set(owner, ofOwner);
    else this.#counts.delete(owner);
  }
  thinkAbout(owner: string, now: number): number {
    let all = 0;
    for (const { count, at } of this.#counts.get(owner)?.values() ?? [])
      if (now - at < this.#longest) all += count;
    return all;
  }
}
