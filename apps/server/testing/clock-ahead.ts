// Preloaded by a test's server (`Child`): its clock is so many milliseconds ahead, as if that much time had passed.
const ahead = Number(process.env['CLOCK_AHEAD_MS'] ?? 0);
const now = Date.now.bind(Date);
Date.now = () => now() + ahead;
