/** What whoever runs the server wishes to see of it, and kept of it. */
export interface Operations {
  /** A line for each request, beside those for errors. */
  readonly accessLog: boolean;
  /** Who has it may read the metrics; null: this machine and private networks may. */
  readonly metricsToken: string | null;
}

/** `problem` makes the error that is thrown for a value that cannot be used. */
export function readOperations(
  env: Readonly<Record<string, string | undefined>>,
  problem: (message: string) => Error,
): Operations {
  const { LOG: log = '', METRICS_TOKEN: token = '' } = env;
  if (!['', 'errors', 'access'].includes(log)) throw problem('LOG: expected errors or access');
  return { accessLog: log === 'access', metricsToken: token || null };
}
