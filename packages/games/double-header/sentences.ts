import type { OwnClause } from './clauses.ts';

/** The clauses of RULES.md by id. Made from it by `sentences.node.ts`; do not edit. */
export const OWN_SENTENCES: Readonly<Record<OwnClause, string>> = {
  'DH-1.1':
    "Two teams of two contestants play, each contestant with one locomotive; the teams find each other, or a judge makes them. Two people can play as well: each then fields two locomotives and holds all that a team holds. [ruling] One against one, the teammate is the other locomotive of the same contestant; each contestant has a single Veto, and makes the teammate's choices too.",
  'DH-1.2':
    "You see the rear of your own locomotive's card and of no other, neither the opponents' nor your teammate's. One against one you see both of yours.",
  'DH-1.3': 'A judge names the team that goes first, or a coin does.',
  'DH-1.4':
    'The calling team decides first which of its locomotives is in use and announces it; the opposing team follows. [ruling] Any member of the team may announce it.',
  'DH-2.1':
    'The contestant of the calling team whose locomotive is in use calls a statistic for which that locomotive has a value.',
  'DH-2.2': 'Each statistic is called, to the end, once a game at most.',
  'DH-2.3': 'A statistic for which neither opposing locomotive has a value cannot be called.',
  'DH-2.4':
    "If the opposing locomotive in use has no value but its teammate's has, the opposing team must switch to that one, which then is in use. [ruling] The switch comes with the call: the contestant who was forced in may veto, and the other is the one not in use for boosters. A veto undoes the switch.",
  'DH-2.5': "The opposing value is read out first, then the caller's, and the higher wins (LV-2).",
  'DH-2.6':
    "[ruling] Without this the game would stick. Whenever a call is due and the locomotive that should call has no statistic that it may call, the calling team's other locomotive comes into use if it has one, whatever DH-3.2, DH-5.2 and DH-6.7 say. If it has none either, the opposing team becomes the calling team in the same way. If neither team can call, nothing changes hands: the team that was to call counts as calling, with the locomotives that were in use (DH-8.2). None of this is an action.",
  'DH-3.1':
    'Each contestant has one Veto a game, against a statistic that is called against them, until their value is read.',
  'DH-3.2':
    'A vetoed statistic counts as not called, and the same contestant of the calling team calls another. After a veto there is only a call, or the move to style points.',
  'DH-3.3':
    "The statistic may be called again later, but not against whoever vetoed it, nor so that DH-2.4 would force that contestant in. [ruling] Tagging in, Swap Orders and Double Header may still use that contestant's value.",
  'DH-3.4':
    '[ruling] The veto comes before any booster: once a booster is played, the statistic can no longer be vetoed.',
  'DH-4.1':
    "On equal values the opposing contestant may tag in the teammate and give the value of the teammate's locomotive, if it has one.",
  'DH-4.2':
    "If it is still a tie, whether or not somebody was tagged in, the calling team must do the same if its teammate's locomotive has a value. That leaves no choice and is no action.",
  'DH-4.3': 'If it is a tie even then, the opposing team counts as the victor, and nobody scores.',
  'DH-4.4':
    'A locomotive that was tagged in is the one in use from then on. At every chance to switch (DH-4.1, DH-5.2, DH-7.2) the contestant whose locomotive is in use decides alone.',
  'DH-5.1': 'The team that won a statistic is the calling team for the next one.',
  'DH-5.2':
    'If that team is behind on points, it may change its locomotive in use before it calls, once. When it is level ([ruling] on points) or ahead it may not.',
  'DH-6.1':
    'From 10 points scored in all, after a call and before the opposing value is read, the opposing contestant whose locomotive is not in use may play a booster for their team.',
  'DH-6.2':
    'If they do, the calling team may answer with a booster of its own. [ruling] Its contestant whose locomotive is not in use decides.',
  'DH-6.3': 'Each team has each of the three boosters once a game.',
  'DH-6.4':
    "A booster changes what the team that plays it gives. [ruling] The printed rules word it for the opposing team only. 50/50: a coin; heads makes the value infinity, tails zero. Swap Orders: the value of the team's locomotive that is not in use is given. Double Header: the values of both of the team's locomotives are added. Coins are flipped after the answer to the booster, the opposing team's first.",
  'DH-6.5': '[ruling] Swap Orders needs a known value on the other locomotive, Double Header one on both.',
  'DH-6.6':
    'If both teams play Double Header on the same statistic, it is a True Double Header: neither booster is used up.',
  'DH-6.7':
    'Once a booster is played, also in a True Double Header, the locomotives stay as they are until the next call: no tagging in if that statistic ties ([ruling] DH-4.3 decides), no change by DH-5.2, and no Time Out before the next call. On the next statistic DH-2.4 and tagging apply as usual.',
  'DH-6.8': 'Infinity ties with infinity, and zero with zero.',
  'DH-6.9':
    "[ruling] After a call things go in this order: the veto, asked of who must answer; the booster, asked of their teammate; the answer to it, asked of the caller's teammate; coins; values; tagging in.",
  'DH-7.1':
    'From 20 points in all, while the score is not level, any contestant may call the Time Out of their team between statistics. Each team has one a game.',
  'DH-7.2':
    'Both teams may then change the locomotive in use, and the team in the lead announces first. The calling team stays the calling team; [ruling] no change by DH-5.2 follows.',
  'DH-7.3':
    "[ruling] Before each call that follows a decided statistic (not before the first call, and not after a veto) every other contestant whose team may call its Time Out is asked, all at once; the calling contestant acts last. A Time Out takes effect at once: open questions lapse, and are asked again after it, as after a change. Which team's Time Out comes first is the one thing that speed may decide.",
  'DH-8.1':
    'From 30 points in all, once all four contestants (one against one: all four locomotives) have called or answered at least once, the calling contestant may move the game to style points instead of calling. After that no statistic is called. [ruling] A locomotive has called or answered if it was in use when values were read, or was tagged in; a value that only a booster gave does not count, nor does a vetoed call.',
  'DH-8.2':
    'If no pair of locomotives has a valid statistic left, or neither team can call after DH-2.6, the game moves to style points by itself.',
  'DH-8.3':
    'If a team leads by 20 or more when the game moves to style points, the phase can be skipped, and the game ends. [ruling] The leading team decides, by its contestant whose locomotive is in use.',
  'DH-8.4':
    'Contestants claim in turn. [ruling] The order is the calling contestant, the opposing contestant in use, the calling teammate, the other opponent, and round again. Each upheld claim (LV-4) scores one point for the team it favours; equal and invalid score nothing; every verdict ends the turn.',
  'DH-8.5':
    'A contestant may say that they have no more points to claim; [ruling] that is final. When all have said so, or a judge ends the phase, the game is over.',
  'DH-8.6': 'The team with the most points wins. [ruling] Equal points are a draw.',
};
