/** Clocks: what happens when somebody's time is over. */
export const clock = {
  'line.clock-out':
    '{who} is out of time. In {unit, select, hours {{amount, plural, one {# hour} other {# hours}}} other {{amount, plural, one {# second} other {# seconds}}}} a bot plays on.',
  'line.autopilot': 'A bot plays for {who} until they are back.',
  'line.returned': '{who} is back and plays on.',
} as const;
