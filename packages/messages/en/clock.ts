/** Clocks: how long people may take, and what happens when somebody's time is over. */
export const clock = {
  'event.clock-out':
    '{who} is out of time. In {unit, select, hours {{amount, plural, one {# hour} other {# hours}}} other {{amount, plural, one {# second} other {# seconds}}}} a bot plays on.',
  'event.autopilot': 'A bot plays for {who} until they are back.',
  'event.returned': '{who} is back and plays on.',
  'event.tempo':
    'From now on: {tempo, select, live {live} turns {by turns} other {on one device}}, {clock, select, none {without a clock} live {{minutes, plural, =0 {} one {# minute} other {# minutes}}{seconds, plural, =0 {} one { # second} other { # seconds}} + {increment, plural, one {# second} other {# seconds}} a move} other {{days, plural, =0 {} one {# day} other {# days}}{hours, plural, =0 {} one { # hour} other { # hours}} a move}}.',
  'event.tempo-asked':
    '{who} would like to play {tempo, select, live {live} turns {by turns} other {on one device}}, {clock, select, none {without a clock} live {{minutes, plural, =0 {} one {# minute} other {# minutes}}{seconds, plural, =0 {} one { # second} other { # seconds}} + {increment, plural, one {# second} other {# seconds}} a move} other {{days, plural, =0 {} one {# day} other {# days}}{hours, plural, =0 {} one { # hour} other { # hours}} a move}}.',
  'event.factor': '{whose} now has {factor} times the usual time.',
  'event.factor-asked': '{who} would like {whose} to have {factor} times the usual time.',
  'event.agreement-given': '{who} agrees.',
  'event.agreement-refused': '{who} would rather leave it as it is.',
  'event.agreement-withdrawn': '{who} no longer wishes for it.',

  'clock.tempo': 'Tempo',
  'clock.tempo.live': 'Live',
  'clock.tempo.live.hint': 'Everybody is here at once.',
  'clock.tempo.turns': 'By turns',
  'clock.tempo.turns.hint': 'Everybody moves when they have time, over days.',
  'clock.tempo.device': 'On one device',
  'clock.tempo.device.hint': 'It goes from hand to hand.',
  'clock.rule': 'Clock',
  'clock.rule.none': 'No clock',
  'clock.rule.live': '{bank} + {increment, plural, one {# second} other {# seconds}} a move',
  'clock.rule.bank':
    '{minutes, plural, =0 {} one {# minute} other {# minutes}}{seconds, plural, =0 {} one { # second} other { # seconds}}',
  'clock.rule.turns':
    '{days, plural, =0 {} one {# day} other {# days}}{hours, plural, =0 {} one { # hour} other { # hours}} a move',
  'clock.rule.hint':
    'Whoever runs out of time gets a little more to move; then a bot plays for them until they are back.',

  'pace.title': 'Tempo and clock',
  'pace.propose': 'Propose it',
  'pace.change': 'Change it',
  'pace.busy': 'Something else is being asked just now.',
  'pace.device':
    'All seats go to that device, with what they hold in secret; with the next tempo everybody has theirs again.',
  'pace.waiting': 'Waiting for {names}.',
  'pace.refuse': 'Leave it as it is',
  'pace.call-off': 'Call it off',
  'pace.factor': 'More or less time',
  'pace.factor.hint': 'For each player alone, if all agree.',
  'pace.factor.of': 'Time of {name}',
  'pace.factor.wish': 'Other time for {name}',
  'pace.factor.times': '× {factor}',

  'clock.title': 'Clocks',
  'clock.of': '{name}: {left}{runs, select, yes {, running} other {}}',
  'clock.of.low': '{name}: {left} left, running low',
  'clock.of.out': '{name}: out of time, {left} until a bot plays',
  'clock.of.autopilot': '{name}: a bot plays',
  'clock.autopilot': 'bot plays',
  'clock.short.days': '{days} d {hours} h',
  'clock.short.hours': '{hours} h {minutes} min',
  'clock.long.days':
    '{days, plural, one {# day} other {# days}}{hours, plural, =0 {} one { # hour} other { # hours}}',
  'clock.long.hours':
    '{hours, plural, one {# hour} other {# hours}}{minutes, plural, =0 {} one { # minute} other { # minutes}}',
  'clock.long.minutes':
    '{minutes, plural, =0 {} one {# minute} other {# minutes}}{seconds, plural, =0 {} one { # second} other { # seconds}}',
  'clock.long.none': 'nothing',
  'clock.warn.low': 'Your clock runs low: {left}.',
  'clock.warn.out': 'Your time is over: {left} until a bot plays for you.',
  'clock.back.text': 'Your time ran out, so a bot plays for {name}.',
  'clock.back.yes': 'I am back',
} as const;
