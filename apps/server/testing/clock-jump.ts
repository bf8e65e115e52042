// Preloaded by a test's server (`Child`): each SIGUSR2 sets its wall clock to be so many milliseconds ahead, one after the
// other of `CLOCK_JUMPS`, as whoever runs the machine may set it. The steady clock goes on. With `CLOCK_STOPS` both go
// forward by so much, as they do for a process that was stopped.
const jumps = (process.env['CLOCK_JUMPS'] ?? '').split(',').map(Number);
const stops = Number(process.env['CLOCK_STOPS'] ?? 0);
const now = Date.now.bind(Date);
const steady = performance.now.bind(performance);
let ahead = 0;
let stopped = 0;
process.on('SIGUSR2', () => {
  if (stops > 0) stopped += stops;
  else ahead = jumps.shift() ?? 0;
});
Date.now = () => now() + ahead + stopped;
performance.now = () => steady() + stopped;
