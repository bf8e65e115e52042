/** A morning of no particular day (ms since 1970); every time in the gallery is counted from it, and its clocks stand there. */
export const NOW = Date.UTC(2025, 4, 14, 9, 30);
