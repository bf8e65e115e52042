/** What the reader did, as the bar tells it; for each the log has a sentence of the same name that says who did it. */
export const deeds = {
  'you.take-back':
    '{reason, select, none {You took back the last move.} other {You took back the last move: {reason}.}}',

  'double-header.you.fielded':
    '{kept, select, yes {You kept {engine} in use.} other {You put {engine} in use.}}',
  'double-header.you.called': 'You called {statistic}.',
  'double-header.you.vetoed': 'You vetoed {statistic}.',
  'double-header.you.accepted': 'You did not veto.',
  'double-header.you.declined': 'You played no booster.',
  'double-header.you.stood': 'You tagged nobody in.',
  'double-header.you.no-time-out': 'You called no Time Out.',
  'double-header.you.boosted': 'You played {booster}.',
  'double-header.you.time-out': 'You called the Time Out of your team.',
  'double-header.you.skipped': 'You skipped the style points.',
  'double-header.you.held': 'You let the style points be played.',
  'double-header.you.claimed':
    '{free, select, yes {You claimed: “{point}”.} other {You claimed the feature “{point}”.}}',
  'double-header.you.ruled':
    '{how, select, cards {The cards decide: {verdict, select, claimant {the point is yours} opponent {the point goes to the other side} equal {both alike, no point} other {invalid, no point}}} accepted {You went on, and so accepted: the point goes to {seat}} other {You ruled: {verdict, select, claimant {the point goes to {seat}} opponent {the point is yours} equal {both alike, no point} other {invalid, no point}}}}; the score is {first} : {second}{said, select, yes { ({reason})} other {}}.',
  'double-header.you.no-more': 'You have no more style points.',

  'loco-dome.you.activated': 'You activated {engine}.',
  'loco-dome.you.called': 'You called {statistic}.',
  'loco-dome.you.answered': 'You did not block.',
  'loco-dome.you.passed': 'You used no marker.',
  'loco-dome.you.stood': 'You activated no other locomotive.',
  'loco-dome.you.swapped': 'You used a marker to Swap: {engine} is active now.',
  'loco-dome.you.blocked': 'You used a marker to Block: {engine} is active now and answers.',
  'loco-dome.you.rested':
    '{skipped, select, yes {You used a marker to Rest: the statistic is skipped.} other {You used a marker to Rest.}}',
  'loco-dome.you.attacked':
    '{free, select, yes {You began a free knock-out.} other {You used a marker for a Knock Out.}}',
  'loco-dome.you.claimed':
    '{reply, select, yes {{free, select, yes {You replied: “{point}”.} other {You replied with the feature “{point}”.}}} other {{free, select, yes {You claimed: “{point}”.} other {You claimed the feature “{point}”.}}}}',
  'loco-dome.you.ruled':
    '{how, select, cards {The cards decide: {verdict, select, claimant {your point holds} equal {it applies to both equally} other {it is invalid}}} accepted {You went on, and so accepted: the point of {seat} holds} other {You ruled: {verdict, select, claimant {the point of {seat} holds} equal {it applies to both equally} other {it is invalid}}}}{said, select, yes { ({reason})} other {}}.',
  'loco-dome.you.corrected-claim': 'You corrected: the point applies to both equally.',
  'loco-dome.you.conceded': 'You had no valid point left.',
  'loco-dome.you.detonated': 'You used a marker for a Detonation.',
} as const;
