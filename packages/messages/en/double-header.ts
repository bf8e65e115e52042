/** What happens in a game of Double Header, and why something is not allowed. */
export const doubleHeader = {
  'booster.fifty-fifty': '50/50',
  'booster.swap-orders': 'Swap Orders',
  'booster.double-header': 'Double Header',

  'double-header.log.dealt':
    '{coin, select, yes {The coin decides who calls first: {team}} other {First to call: {team}}}',
  'double-header.log.fielded':
    '{kept, select, yes {{who} keeps {engine} in use} other {{who} puts {engine} in use}}',
  'double-header.log.called': '{who} calls {statistic}',
  'double-header.log.forced-in': '{engine} has to come into use for {team}',
  'double-header.log.passed-on': 'There is nothing left to call on that side; next to call: {team}',
  'double-header.log.vetoed': '{who} vetoes {statistic}',
  'double-header.log.accepted': '{who} does not veto',
  'double-header.log.declined': '{who} plays no booster',
  'double-header.log.stood': '{who} tags nobody in',
  'double-header.log.no-time-out': '{who} calls no Time Out',
  'double-header.log.boosted': '{who} plays {booster}',
  'double-header.log.true-double-header': 'A True Double Header: neither booster is used up',
  'double-header.log.flipped': 'The coin for {team} shows {result, select, heads {heads} other {tails}}',
  'double-header.log.read':
    '{manner, select, coin {{infinite, select, yes {The coin gives infinity to {team}} other {The coin gives zero to {team}}}} sum {{team}: both values together are {value}} swap {{engine} gives the value instead: {value}} other {{engine} gives {value}}}{calculated, select, yes { (calculated)} other {}}',
  'double-header.log.tied': 'The values tie',
  'double-header.log.tagged': '{engine} is tagged in',
  'double-header.log.won':
    '{points, plural, one {# point} other {# points}} for {team}; the score is {first} : {second}',
  'double-header.log.undecided': 'Still a tie: nobody scores; next to call: {team}',
  'double-header.log.time-out': '{who} calls the Time Out',
  'double-header.log.style': 'The game moves to style points',
  'double-header.log.skipped': '{who} skips the style points',
  'double-header.log.held': '{who} lets the style points be played',
  'double-header.log.claimed':
    '{free, select, yes {{who} claims: “{point}”} other {{who} claims the feature “{point}”}}',
  'double-header.log.ruled':
    '{how, select, cards {The cards decide} judge {The judge rules} accepted {The other side goes on, and so accepts} other {{who} rules}}: {verdict, select, claimant {the point goes to {seat}} opponent {the point goes to the other side} equal {both alike, no point} other {invalid, no point}}; the score is {first} : {second}{said, select, yes { ({reason})} other {}}',
  'double-header.log.no-more': '{who} has no more style points',
  'double-header.log.corrected': '{who} sets the score to {first} : {second}: {reason}',
  'double-header.log.style-ended': '{who} ends the style points',
  'double-header.log.over':
    '{draw, select, yes {The game is over, a draw at {first} : {second}} other {The game is over at {first} : {second}, won by {winners}}}',

  'double-header.refusal.DH-1.3': 'The first team is settled once, before the game.',
  'double-header.refusal.DH-1.4':
    'The calling team announces its locomotive first, then the other; after that the first statistic is called.',
  'double-header.refusal.DH-2.1':
    '{why, select, moment {It is not for you to call a statistic now.} other {The locomotive in use has no value for {statistic}.}}',
  'double-header.refusal.DH-2.2': '{statistic} has been called already.',
  'double-header.refusal.DH-2.3': 'No opposing locomotive has a value for {statistic}.',
  'double-header.refusal.DH-2.4': 'Nobody is forced in: the locomotive in use answers.',
  'double-header.refusal.DH-2.6': 'That contestant cannot be the one who calls now.',
  'double-header.refusal.DH-3.1': 'There is nothing for you to veto now.',
  'double-header.refusal.DH-3.2': 'After a veto there is only another call, or the move to style points.',
  'double-header.refusal.DH-3.3': '{statistic} was vetoed by the contestant who would have to answer.',
  'double-header.refusal.DH-3.4': 'A booster was played: the statistic can no longer be vetoed.',
  'double-header.refusal.DH-4.1':
    '{why, select, moment {There is no tie for you to break.} other {Your teammate’s locomotive has no value for it.}}',
  'double-header.refusal.DH-4.2': 'The callers’ teammate has no value for that: nobody is tagged in.',
  'double-header.refusal.DH-4.4':
    'Only the contestant whose locomotive is in use decides whether to change or to tag in.',
  'double-header.refusal.DH-5.2':
    'The locomotive in use may be changed only before a call, once, to the other one, by a team that won the last statistic and is behind on points.',
  'double-header.refusal.DH-6.1':
    '{why, select, moment {It is not for you to play a booster now.} other {Boosters open at 10 points.}}',
  'double-header.refusal.DH-6.3': 'Your team has used {booster} already.',
  'double-header.refusal.DH-6.4': 'No coin is to be flipped now.',
  'double-header.refusal.DH-6.5': '{booster} needs a value that your locomotives do not have.',
  'double-header.refusal.DH-6.7':
    'A booster was played: until the next call the locomotives stay, nobody is tagged in, and there is no Time Out.',
  'double-header.refusal.DH-7.1':
    'A Time Out can be called between statistics, from 20 points in all, when the score is not level and no booster was just played; once a team.',
  'double-header.refusal.DH-7.2':
    'In a Time Out the leading team announces first, by the contestant whose locomotive is in use. After it no locomotive is changed before the call.',
  'double-header.refusal.DH-8.1':
    '{why, select, over {Style points have begun: no statistic is called any more.} other {Style points can begin at 30 points in all, instead of a call, once every locomotive has called or answered.}}',
  'double-header.refusal.DH-8.2':
    'A statistic can still be called: the game does not move to style points by itself.',
  'double-header.refusal.DH-8.3':
    'Style points can be skipped only as the game moves to them, by a team that leads by 20 or more.',
  'double-header.refusal.DH-8.4': 'It is not your turn to claim a style point.',
  'double-header.refusal.DH-8.5':
    '{why, select, over {You have said that you have no more style points, and that is final.} other {There is nothing for you to pass on now.}}',
} as const;
