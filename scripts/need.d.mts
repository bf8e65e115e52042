/** Installs what reads the printed documents in tests; ends the process if that fails. */
export function needPaperTools(): void;
/** Installs PostgreSQL, Redis and nginx for tests; ends the process if that fails. */
export function needDatabases(): void;
/** Installs haproxy for the schedule of faults; ends the process if that fails. */
export function needBalancer(): void;
