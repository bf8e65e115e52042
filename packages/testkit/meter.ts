/**
 * Counts how often a value is looked at: a measure of work that does not depend on the machine. Wrapped values behave like
 * the ones they wrap, frozen or not; the same value is always wrapped the same, so caches by identity work as usual.
 */
export class Meter {
  /** Reads so far. */
  reads = 0;
  readonly #wrapped = new WeakMap<object, object>();

  wrap<Value>(value: Value): Value {
    if (typeof value !== 'object' || value === null) return value;
    const before = this.#wrapped.get(value);
    if (before) return before as Value;
    const real: object = value;
    // The target is a stand-in: a proxy of a frozen object could not return wrapped members.
    const proxy = new Proxy<object>(Array.isArray(value) ? [] : {}, {
      get: (_, key) => {
        this.reads++;
        return this.wrap(Reflect.get(real, key) as unknown);
      },
      has: (_, key) => {
        this.reads++;
        return Reflect.has(real, key);
      },
      ownKeys: () => {
        this.reads++;
        return Reflect.ownKeys(real);
      },
      getOwnPropertyDescriptor: (target, key) => {
        const own = Reflect.getOwnPropertyDescriptor(real, key);
        if (!own) return undefined;
        const fixed = Reflect.getOwnPropertyDescriptor(target, key) !== undefined;
        return { ...own, value: this.wrap(own.value as unknown), writable: true, configurable: !fixed };
      },
      getPrototypeOf: () => Reflect.getPrototypeOf(real),
      set: () => false,
      deleteProperty: () => false,
      defineProperty: () => false,
    });
    this.#wrapped.set(value, proxy);
    return proxy as Value;
  }

  /** How many reads a piece of work takes. */
  count(work: () => unknown): number {
    const before = this.reads;
    work();
    return this.reads - before;
  }
}
