/** What happens in a game of Loco Dome, and why something is not allowed. */
export const locoDome = {
  'loco-dome.log.dealt':
    '{coin, select, yes {The coin decides who calls first: {seat}} other {First to call: {seat}}}',
  'loco-dome.log.activated': '{seat} activates {engine}',
  'loco-dome.log.called': '{who} calls {statistic}',
  'loco-dome.log.targeted': 'The target is {engine} of {seat}, which stays dormant',
  'loco-dome.log.answered': '{who} does not block',
  'loco-dome.log.passed': '{who} uses no marker',
  'loco-dome.log.stood': '{who} activates no other locomotive',
  'loco-dome.log.tied': 'The values tie',
  'loco-dome.log.read': '{engine} of {seat} gives {value}{calculated, select, yes { (calculated)} other {}}',
  'loco-dome.log.won':
    '{points, plural, one {# point} other {# points}} for {seat}; the score is {first} : {second}',
  'loco-dome.log.undecided': 'Still a tie: nobody scores, and {seat} counts as the victor',
  'loco-dome.log.swapped': '{seat} uses a marker to Swap: {engine} is active now',
  'loco-dome.log.blocked': '{seat} uses a marker to Block: {engine} is active now and answers',
  'loco-dome.log.rested':
    '{skipped, select, yes {{seat} uses a marker to Rest: the statistic is skipped} other {{seat} uses a marker to Rest}}',
  'loco-dome.log.markers': '{count, plural, one {# more marker} other {# more markers}} for each contestant',
  'loco-dome.log.reset':
    '{requested, select, yes {{who} asks for a reset: the record of called statistics is empty} other {Every second marker used in the game brings a reset: the record of called statistics is empty}}',
  'loco-dome.log.attacked':
    '{free, select, yes {{seat} begins a free knock-out} other {{seat} uses a marker for a Knock Out}}',
  'loco-dome.log.identical': 'The two active locomotives are identical',
  'loco-dome.log.claimed':
    '{reply, select, yes {{free, select, yes {{seat} replies: “{point}”} other {{seat} replies with the feature “{point}”}}} other {{free, select, yes {{seat} claims: “{point}”} other {{seat} claims the feature “{point}”}}}}',
  'loco-dome.log.ruled':
    '{how, select, cards {The cards decide} judge {The judge rules} accepted {The other side goes on, and so accepts} other {{who} rules}}: {verdict, select, claimant {the point of {seat} holds} equal {it applies to both equally} other {it is invalid}}{said, select, yes { ({reason})} other {}}',
  'loco-dome.log.corrected-claim': '{seat} corrects: the point applies to both equally',
  'loco-dome.log.paired': '{pairs, plural, one {# pair is made} other {# pairs are made}}',
  'loco-dome.log.replace': '{seat} has to make another point',
  'loco-dome.log.conceded': '{seat} has no valid point left',
  'loco-dome.log.detonated': '{seat} uses a marker for a Detonation',
  'loco-dome.log.knocked-out':
    '{sacrificed, select, yes {{seat} uses a marker for a Sacrifice: {engine} is knocked out in place of the attack} other {{engine} of {seat} is knocked out}}; the threshold falls to {threshold}',
  'loco-dome.now.knocked-out':
    '{sacrificed, select, yes {{seat} uses a marker for a Sacrifice: {engine} is knocked out in place of the attack.} other {{engine} of {seat} is knocked out.}}',
  'loco-dome.log.corrected': '{who} sets the score to {first} : {second}: {reason}',
  'loco-dome.log.stuck': 'Neither contestant can call anything, not even after a reset',
  'loco-dome.log.over':
    '{draw, select, yes {The game is over, a draw at {first} : {second}} other {The game is over at {first} : {second}, won by {winners}}}',

  'loco-dome.refusal.LD-1.2':
    'A dormant locomotive is activated only when the rules ask for it, or for a marker.',
  'loco-dome.refusal.LD-1.4':
    'The calling contestant activates a locomotive first, then the other; after that the first statistic is called.',
  'loco-dome.refusal.LD-2.1':
    '{why, select, moment {It is not for you to call a statistic now.} other {{statistic} cannot be called: your active locomotive has no value for it, or the opponent has none, or it has been called already.}}',
  'loco-dome.refusal.LD-2.2':
    'A target is named exactly when the opponent’s active locomotive has no value for {statistic}: a dormant one that has.',
  'loco-dome.refusal.LD-2.3': 'There is no call for you to answer now.',
  'loco-dome.refusal.LD-2.4': 'There is nothing for you to pass on now.',
  'loco-dome.refusal.LD-3.1':
    'On a tie the opponent of the caller, if anybody, activates a dormant locomotive that has a value for the statistic.',
  'loco-dome.refusal.LD-3.2':
    'To break the tie the caller has to activate a dormant locomotive that has a value for the statistic.',
  'loco-dome.refusal.LD-3.4':
    'Only on a tie, as the caller, and with no dormant locomotive to try may you rest for a marker, or begin a free knock-out.',
  'loco-dome.refusal.LD-4.2':
    'A Swap takes a marker and a dormant locomotive, between calls, when it is for you to say.',
  'loco-dome.refusal.LD-4.3':
    'A Block takes a marker and a dormant locomotive that has a value for the statistic just called against you.',
  'loco-dome.refusal.LD-4.4':
    'A Knock Out takes a marker, instead of a call, when you lead and are more than 10 points short of the threshold.',
  'loco-dome.refusal.LD-4.5':
    '{why, select, activation {After a Sacrifice the caller activates a dormant locomotive.} other {A Sacrifice takes a marker and a dormant locomotive, after a knock-out was called against you and before your first reply.}}',
  'loco-dome.refusal.LD-4.6':
    'A Rest takes a marker, between calls, when you have an active and no dormant locomotive.',
  'loco-dome.refusal.LD-4.7':
    '{why, select, activation {After a Detonation the caller activates a dormant locomotive first, then the other.} answer {A Detonation cannot be answered.} other {A Detonation takes a marker, between calls, when you are 20 points or more behind; once a game.}}',
  'loco-dome.refusal.LD-5.1': 'It is not your turn to claim a style point.',
  'loco-dome.refusal.LD-5.2':
    'There is no claim of the caller for you to reply to, or none that can be corrected.',
  'loco-dome.refusal.LD-5.3': 'It is not for you to say that no valid point is left.',
  'loco-dome.refusal.LD-5.6':
    'After a knock-out that was won the caller activates a dormant locomotive first, unless it was free or the caller has none; then the other does.',
  'loco-dome.refusal.LD-5.7': 'After a knock-out that was lost the caller activates a dormant locomotive.',
  'loco-dome.refusal.LD-5.8': 'Both were knocked out: the caller activates a dormant locomotive first.',
  'loco-dome.refusal.LD-6.2':
    'A reset can be asked for by the caller, once all that their active locomotive could call is called, known zeros aside.',
  'loco-dome.refusal.LD-7.5': 'A dormant locomotive that can call something has to be activated.',
} as const;
