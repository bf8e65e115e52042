/** These pages were built for a web space: there is no server behind them, and never asked for one. */
export const WITHOUT_SERVER: boolean = import.meta.env?.['VITE_STATIC'] === '1';
