/** Hints of bots: a move in words, and why one would make it. */
export const hints = {
  'hint.thinking': 'Thinking it over …',
  'hint.only-you': 'Only this device shows these. The log says only that you asked.',
  'hint.chance': 'by the bot’s reckoning wins about {percent} of 100 games',
  'hint.close-chances':
    'After these, by the bot’s reckoning, about {least} to {most} of 100 games are won; the order counts the lead as well.',
  'hint.show': 'Show it in the game',
  'hint.show.map': 'Show on the map',
  'hint.none': 'There is nothing to advise here.',
  'hint.failed': 'No hint could be had just now. Try again in a moment.',
  'hint.stale': 'The game went on meanwhile. Ask again.',
  'event.hint': '{who} asks for a hint.',

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
  'hint.loko-moto.why-played': 'By the bot’s reckoning about {percent} of 100 games are won after it.',
  'hint.loko-moto.why-end':
    '{why, select, first {{lead, plural, =0 {You are level and win the tie} one {You lead by # point} other {You lead by # points}}, and it} nothing {Nothing that can still be finished needs your turn, and it} other {It}} brings the end nearer: {free, plural, one {# line is} other {# lines are}} free.',
  'hint.loko-moto.why-wait':
    '{why, select, first {{lead, plural, =0 {You are level and win the tie} one {You lead by # point} other {You lead by # points}}, and it} nothing {Nothing that can still be finished needs your turn, and it} other {It}} takes no free line, so that the end comes no nearer: {free, plural, one {# line is} other {# lines are}} free.',

  'hint.why-decided':
    '{won, select, yes {As good as won: by the bot’s reckoning all of 100 games are won from here, and only the lead is open.} other {As good as lost: by the bot’s reckoning none of 100 games is won from here, and only the points are open.}}',
  'hint.versus.call': 'Call {statistic}',
  'hint.versus.claim': 'Claim {point}',
  'hint.versus.why-call':
    'Your {value} is number {rank} of {of} known values; {percent, plural, =0 {hardly ever is it the higher one} =100 {it is as good as always the higher one} other {it is the higher one in about # of 100 cases that fit what is shown}}.{speaks, select, low { Read out for the other side: {read} {figure}, which speaks for a low value there.} high { Read out for the other side: {read} {figure}, which speaks for a high value there.} other {}}',
  'hint.versus.why-guess':
    'Your own value is not known to you; {percent, plural, =0 {hardly ever is it the higher one} =100 {it is as good as always the higher one} other {it is the higher one in about # of 100 cases that fit what is shown}}.',
  'hint.versus.why-own':
    'Your value is {value}; {than, select, lower {the other one is lower} higher {the other one is higher} other {the other one is hidden, and this statistic is not one of the forty whose values the bots know}}.',
  'hint.versus.why-tie': 'Both values are the same: a tie.',
  'hint.versus.why-higher':
    '{percent, plural, =0 {In hardly any case that fits what is shown} =100 {In as good as every case that fits what is shown} other {In about # of 100 cases that fit what is shown}} {locomotive} has the higher value.',
  'hint.versus.why-field':
    'In the statistics still open it has the higher value {percent, plural, =0 {in hardly any comparison} =100 {in as good as every comparison} other {in about # of 100 comparisons}}.',
  'hint.versus.why-change':
    'In the statistics still open it has the higher value {percent, plural, =100 {in as good as every comparison} other {in about # of 100 comparisons}}, the one there now {now, plural, =0 {in hardly any} other {in about #}}.',
  'hint.versus.rule':
    '{verdict, select, claimant {Rule for the claimant} opponent {Rule for the opponents} equal {Rule that both are alike} other {Rule the claim invalid}}',
  'hint.versus.why-rule': 'A computer cannot judge words: this is what bots answer. Decide by what you know.',
  'hint.versus.why-played':
    'Won {percent} of 100 games that were played on from here with cards that could be ({tries, number} in all).',
  'hint.versus.why-usual': 'The usual answer here: it costs nothing, or follows from the cards.',
  'hint.versus.why-reckoned': 'By the bot’s rule of thumb it is worth what it costs.',

  'hint.double-header.field': 'Put {engine} in use',
  'hint.double-header.boost': 'Play {booster}',
  'hint.double-header.veto': 'Veto',
  'hint.double-header.accept': 'No veto',
  'hint.double-header.decline': 'No booster',
  'hint.double-header.tag': 'Tag the other one in',
  'hint.double-header.stand': 'Let the tie stand',
  'hint.double-header.time-out': 'Call the Time Out',
  'hint.double-header.pass': 'Pass',
  'hint.double-header.style': 'Go to style points',
  'hint.double-header.skip-style': 'Skip style points',
  'hint.double-header.hold-style': 'Play style points',
  'hint.double-header.correct': 'Leave the score as it is',
  'hint.double-header.end-style': 'End style points',
  'hint.double-header.why-boost':
    'With it your side wins this statistic in about {percent} of 100 cases that fit what is shown, without it in about {without}{last, select, yes {} other {; the other side may still answer it}}.',
  'hint.double-header.why-decline':
    'Without one your side wins this statistic in about {percent} of 100 cases that fit what is shown, and keeps its boosters.',
  'hint.double-header.why-claim':
    '{mine, plural, one {One locomotive of your side has it} other {Both locomotives of your side have it}}, and {theirs, plural, =0 {none} other {one}} of the other side: the point is yours.',

  'hint.loco-dome.call-on': 'Call {statistic} on {locomotive}',
  'hint.loco-dome.activate': 'Activate {locomotive}',
  'hint.loco-dome.block': 'Block with {locomotive}',
  'hint.loco-dome.swap': 'Swap to {locomotive}',
  'hint.loco-dome.sacrifice': 'Sacrifice {locomotive}',
  'hint.loco-dome.knock-out': 'Go for a knock-out',
  'hint.loco-dome.answer': 'Answer with the active one',
  'hint.loco-dome.answer-with': 'Answer with {locomotive}',
  'hint.loco-dome.stand': 'Stay with the active one',
  'hint.loco-dome.rest': 'Rest',
  'hint.loco-dome.detonate': 'Detonate',
  'hint.loco-dome.reset': 'Ask for a reset',
  'hint.loco-dome.pass': 'Pass',
  'hint.loco-dome.equal': 'Say that both are alike',
  'hint.loco-dome.concede': 'Give this duel up',
  'hint.loco-dome.why-answer':
    'It has the higher value {percent, plural, =0 {in hardly any case that fits} =100 {in as good as every case that fits} other {in about # of 100 cases that fit}} what is shown, and the marker stays with you.',
  'hint.loco-dome.why-block':
    'It has the higher value {percent, plural, =100 {in as good as every case that fits} other {in about # of 100 cases that fit}} what is shown; without the block you do {without, plural, =0 {in hardly any} other {in about #}}.',
  'hint.loco-dome.why-swap-reset':
    '{better, select, yes {The Swap resets the record; in all statistics the new one has the higher value {percent, plural, =100 {in as good as every comparison} other {in about # of 100 comparisons}}, the one there now {now, plural, =0 {in hardly any} other {in about #}}.} other {The Swap resets the record: every statistic can be called again.}}',
  'hint.loco-dome.why-pass':
    'Your active one has the higher value in about {percent} of 100 comparisons in the statistics still open, and the marker stays with you.',
  'hint.loco-dome.why-knock-out':
    'Yours has {mine, plural, =0 {no feature} one {# feature} other {# features}} that the other lacks, the other {theirs, plural, =0 {none} other {#}} that yours lacks: who runs out of points first is knocked out.',
  'hint.loco-dome.why-knock-out-both':
    'Both active ones are the same locomotive: {then, select, sacrifice {both fall, unless the other side sacrifices a dormant one} over {both fall at once, which ends the game} other {both fall at once, and you call next as the victor}}.',
  'hint.loco-dome.why-sacrifice':
    '{how, select, both {Both active ones would fall.} lost {Your active one has too few points and would fall.} other {Your active one may fall.}} For a marker this one falls in its place, {then, select, over {which ends the game} other {and you call next}}.',
  'hint.loco-dome.why-claim':
    '{both, select, yes {Both have it: it makes a pair, and the word stays with you.} other {Yours has it and the other has not: it counts.}}',
  'hint.loco-dome.why-concede': 'The cards uphold no further point of yours.',
  'hint.loco-dome.correct': 'Leave the score as it is',
  'hint.loco-dome.end-style': 'End style points',
} as const;
