import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Log } from '../base/log.ts';
import type { Batch } from '../storage/store.ts';

/** Upper bounds of the histograms' buckets, in seconds. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** A send that has not ended after this long (ms) is no longer timed, as its socket may have closed. */
const GIVEN_UP = 10_000;

/** What a monitoring system reads at `/metrics`, in Prometheus' text format; names begin with `turntable_`. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = this.#counter('http_requests_total', 'HTTP requests answered', ['route', 'status']);
  readonly #requestTime = this.#histogram('http_request_seconds', 'Time to answer an HTTP request');
  readonly #commits = this.#counter('commits_total', 'Commits, by whether they were stored', ['result']);
  readonly #commitTime = this.#histogram('commit_seconds', 'Time until a commit is on the disk');
  readonly #entries = this.#counter('entries_total', 'Entries stored in the logs of tables');
  readonly #sendTime = this.#histogram('send_seconds', 'Time until messages to a socket are with the system');
  readonly #errors = this.#counter('errors_total', 'Errors logged');
  /** Since when a send is timed (ms). */
  #timedSince = -Infinity;
  readonly #uncaught = this.#counter('uncaught_errors_total', 'Errors that nothing caught');

  constructor() {
    // Memory, processor time, open files, collected garbage, and the event loop's delay.
    collectDefaultMetrics({ register: this.#registry });
  }

  readonly contentType = this.#registry.contentType;
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  #counter<T extends string>(name: string, help: string, labelNames: readonly T[] = []): Counter<T> {
    return new Counter({ name: `turntable_${name}`, help, labelNames, registers: [this.#registry] });
  }
  #histogram(name: string, help: string): Histogram {
    return new Histogram({
      name: `turntable_${name}`,
      help,
      buckets: BUCKETS,
      registers: [this.#registry],
    });
  }

  /** A number that is read when somebody asks. */
  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name: `turntable_${name}`,
      help,
      registers: [this.#registry],
      collect() {
        this.set(read());
      },
    });
  }

  /** `route` is the pattern, never the address: that may hold a code. */
  answered(route: string, status: number, ms: number): void {
    this.#requests.inc({ route, status });
    this.#requestTime.observe(ms / 1000);
  }
  committed(batch: Batch, ms: number, stored: boolean): void {
    this.#commits.inc({ result: stored ? 'stored' : 'failed' });
    this.#commitTime.observe(ms / 1000);
    if (stored) this.#entries.inc(batch.filter(({ kind }) => kind === 'entry').length);
  }
  /**
   * Begins to time a send; what it gives ends that. Undefined while another is timed: of the hundreds of sockets that one
   * commit is told to the first says how long it takes, and timing all of them costs more than it tells.
   */
  sending(): (() => void) | undefined {
    const from = performance.now();
    if (from - this.#timedSince < GIVEN_UP) return undefined;
    this.#timedSince = from;
    return () => {
      this.#timedSince = -Infinity;
      this.#sendTime.observe((performance.now() - from) / 1000);
    };
  }
  uncaught(): void {
    this.#uncaught.inc();
  }

  /** A log whose errors are counted. */
  counting(log: Log): Log {
    return {
      ...log,
      error: (what, error) => {
        this.#errors.inc();
        log.error(what, error);
      },
    };
  }
}
