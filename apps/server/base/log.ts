/** Where the server says what went wrong, for whoever runs it. */
export interface Log {
  error(what: string, error: unknown): void;
}

/** One JSON object a line, on the standard error output. */
export const consoleLog: Log = {
  error(what, error) {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    console.error(JSON.stringify({ at: new Date().toISOString(), what, why }));
  },
};
