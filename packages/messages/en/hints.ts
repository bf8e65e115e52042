/** Hints of bots: a move in words, and why one would make it. */
export const hints = {
  'hint.thinking': 'Thinking it over …',
  'hint.only-you': 'Only this device shows these. The log says only that you asked.',
  'hint.chance': 'wins about {percent} of 100 games played on from here',
  'hint.close-chances':
    'After these, about {least} to {most} of 100 games played on from here are won; the order counts the lead as well.',
  'hint.none': 'There is nothing to advise here.',
  'hint.failed': 'No hint could be had just now. Try again in a moment.',
  'hint.stale': 'The game went on meanwhile. Ask again.',
  'line.hint': '{who} asks for a hint.',

  'hint.loko-moto.build': 'Build {section}',
  'hint.loko-moto.close': 'Close {section}',
  'hint.loko-moto.reserve': '{count, plural, one {Reserve {first}} other {Reserve {first} and {second}}}',
  'hint.loko-moto.buy':
    '{with, select, yes {Buy {train} with {count} lines and take “{shape}” along} other {Buy {train} with {count} lines}}',
  'hint.loko-moto.buy-with':
    '{with, select, yes {Buy {train} with {lines} and take “{shape}” along} other {Buy {train} with {lines}}}',
  'hint.loko-moto.buy-keeping':
    '{with, select, yes {Buy {train} with {count} lines, keep {lines}, and take “{shape}” along} other {Buy {train} with {count} lines and keep {lines}}}',
  'hint.loko-moto.why-close':
    'It lies in {count, plural, one {# place} other {# places}} where a shape could be drawn{few, select, yes {, fewer than most} other {}}: closing it keeps the map open for the trains to come.',
  'hint.loko-moto.why-buy':
    'Brings {points, plural, one {# point} other {# points}} now and leaves {left, plural, =0 {no line of yours to be paid for at the end} one {one line of yours for the next train} other {# lines of yours for the next train}}.',
  'hint.loko-moto.why-build':
    '{turns, plural, one {One more turn} other {# more turns}} after it, {with, select, yes {{train} with “{shape}” brings} other {{train} brings}} {points, plural, one {# point} other {# points}}.',
  'hint.loko-moto.why-keep':
    'Keeps from the others what {with, select, yes {“{shape}”} other {the set}} for {train} still needs.',
  'hint.loko-moto.why-block':
    'Takes a line that {seat} needs for {with, select, yes {“{shape}” and {train}} other {{train}}}.',
  'hint.loko-moto.why-played': 'Of 100 ways that the game may go on after it, about {percent} are won.',
  'hint.loko-moto.why-end':
    '{first, select, yes {{lead, plural, =0 {You are level and win the tie} one {You lead by # point} other {You lead by # points}}, and} other {Nothing that can still be finished needs your turn, and}} it brings the end nearer: {free, plural, one {# line is} other {# lines are}} free.',

  'hint.why-decided':
    '{won, select, yes {As good as won: of 100 games played on from here all were won, and only the lead is open.} other {As good as lost: of 100 games played on from here none was won, and only the points are open.}}',
  'hint.versus.call': 'Call {statistic}',
  'hint.versus.claim': 'Claim {point}',
  'hint.versus.why-call':
    'Your {value} is number {rank} of {of} known values; it is the higher one in about {percent} of 100 cases that fit what is shown.',
  'hint.versus.why-guess':
    'Your own value is not known to you; it is the higher one in about {percent} of 100 cases that fit what is shown.',
  'hint.versus.why-played':
    'Won {percent} of 100 games that were played on from here with cards that could be ({tries, number} in all).',
  'hint.versus.why-usual': 'The usual answer here: it costs nothing, or follows from the cards.',

  'hint.double-header.field': 'Put {engine} in use',
  'hint.double-header.boost': 'Play {booster}',
  'hint.double-header.veto': 'Veto',
  'hint.double-header.accept': 'No veto',
  'hint.double-header.decline': 'No booster',
  'hint.double-header.tag': 'Tag the other one in',
  'hint.double-header.stand': 'Let the tie stand',
  'hint.double-header.time-out': 'Take a Time Out',
  'hint.double-header.pass': 'Pass',
  'hint.double-header.style': 'Go to style points',
  'hint.double-header.skip-style': 'Skip style points',
  'hint.double-header.hold-style': 'Hold style points',
  'hint.double-header.rule': 'Rule that both are alike',
  'hint.double-header.correct': 'Leave the score as it is',
  'hint.double-header.end-style': 'End style points',

  'hint.loco-dome.call-on': 'Call {statistic} on {locomotive}',
  'hint.loco-dome.activate': 'Activate {locomotive}',
  'hint.loco-dome.block': 'Block with {locomotive}',
  'hint.loco-dome.swap': 'Swap to {locomotive}',
  'hint.loco-dome.sacrifice': 'Sacrifice {locomotive}',
  'hint.loco-dome.knock-out': 'Go for a knock-out',
  'hint.loco-dome.answer': 'Answer with the active one',
  'hint.loco-dome.stand': 'Stay with the active one',
  'hint.loco-dome.rest': 'Rest',
  'hint.loco-dome.detonate': 'Detonate',
  'hint.loco-dome.reset': 'Ask for a reset',
  'hint.loco-dome.pass': 'Pass',
  'hint.loco-dome.equal': 'Say that both are alike',
  'hint.loco-dome.concede': 'Concede the point',
  'hint.loco-dome.rule': 'Rule that both are alike',
  'hint.loco-dome.correct': 'Leave the score as it is',
  'hint.loco-dome.end-style': 'End style points',
} as const;
