// Preloaded by a test's server (`Child`): each SIGUSR2 sets its wall clock to be so many milliseconds ahead, one after the
// other of `CLOCK_JUMPS`, as whoever runs the machine may set it. The steady clock goes on.
const jumps = (process.env['CLOCK_JUMPS'] ?? '').split(',').map(Number);
const now = Date.now.bind(Date);
let ahead = 0;
process.on('SIGUSR2', () => (ahead = jumps.shift() ?? 0));
Date.now = () => now() + ahead;
