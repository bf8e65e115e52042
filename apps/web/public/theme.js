// Runs before the first paint, so that the page does not flash in the other theme. A file of its own: the content
// security policy allows no inline script.
let theme = 'system';
try {
  theme = JSON.parse(localStorage.getItem('turntable.settings') ?? '{}').theme ?? theme;
} catch {
  // Storage may be closed to us; the system's theme then stays.
}
const night = theme === 'night' || (theme !== 'paper' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.dataset.theme = night ? 'night' : 'paper';
