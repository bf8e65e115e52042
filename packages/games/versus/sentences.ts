import type { VersusClause } from './clauses.ts';

/** The clauses of RULES.md by id. Made from it by `sentences.node.ts`; do not edit. */
export const VERSUS_SENTENCES: Readonly<Record<VersusClause, string>> = {
  'LV-1.1':
    'Every locomotive has a card. On its front, which all may see, are name, class, railway, wheel arrangement, a picture and the table of features. On its rear are the values of the forty statistics.',
  'LV-1.2':
    'A value is either a known number or unknown. Zero is a number like any other, a known zero, and no value is negative.',
  'LV-1.3': 'The list of forty regular statistics is fixed, and the same in every game.',
  'LV-1.4':
    'Values are taken from published data. What is not published but follows from published values by the stat-sheet calculator (tractive effort, factor of adhesion, sums of heating surfaces and so on) counts as known, and is marked as calculated.',
  'LV-1.5':
    'Everybody may look at the pictures and card fronts of all locomotives in the game at any time. No picture gives away a hidden value.',
  'LV-1.6':
    '[ruling] The roster is open for reference. But as long as you play, the server shows you no rear and no calculation of a locomotive of that game that the rules keep from you; a browser carries fronts only and fetches rears. Bots get the roster as an anonymous distribution and never look up a locomotive by id. What follows from the front, such as wheels and coupled axles, is no secret. A game that runs on your own device may hold the values of the roster there: its pages still get the views of seats only, and it is unrated.',
  'LV-2.1':
    'In every statistic the higher value wins. [ruling] The sources imply it: boosted to infinity a value is the best there is, and zero is the worst.',
  'LV-2.2':
    'Winning a statistic scores one point. [ruling] A table may agree on margins: 1 point, 2 when the winning value is at least one and a half times the losing one, 3 when it is at least twice the losing one or the losing value is zero. Infinity scores 3 against anything that it beats.',
  'LV-2.3':
    'A value that has been read out is public for the rest of the game. [ruling] A value in whose place a booster put something else is not read out, and of two values that were added only the sum is.',
  'LV-2.4':
    'Values tie when they are equal as printed on the cards. [ruling] They are first rounded, half up, to the decimals of the statistic; then they are compared and added exactly.',
  'LV-3.1':
    'A table may have judges. A judge sees the cards of both sides, keeps the score and the list of called statistics, rules on style points, may decide who starts, may correct the score or take back the last action (with a reason that stays in the log), and may end the style points or say for a contestant that no valid point is left.',
  'LV-3.2':
    '[ruling] Without a judge the cards decide a claim that names a feature, and claims in free words are possible only if the table allows them; the other side then says whether the point goes to the claimant, counts for both alike, is invalid or, in Double Header, goes to the opponents. Going on without a word accepts the claim. With a judge the cards still decide claims by feature.',
  'LV-3.3': 'Nobody is judge and contestant at the same table.',
  'LV-4.1':
    'A style point says what makes your locomotive superior in style or in technology. Any point is valid if the judge agrees.',
  'LV-4.2':
    'A point goes to the claimant, to the opponents (in Double Header only: to the team to whom it applies more), counts as equal, or is invalid. Until the game ends, in Loco Dome until the sequence ends, nobody may claim again what scored or was equal, and the same side may not claim again what was invalid. Two points are the same if they name the same feature, or use the same words apart from capitals and spaces around them.',
  'LV-4.3':
    'A claim by feature in Loco Dome: for the claimant if their locomotive has the feature and the other has not, equal if both have it, otherwise invalid. [ruling] In Double Header it favours the side with more locomotives that have it; as many on both sides is equal, none at all is invalid.',
  'LV-5.1':
    'The server flips the coins and draws the lots. All of it stands in the log and can be checked afterwards: a commitment is published before the game, the seed after it.',
  'LV-6.1':
    '[ruling] Who may interrupt is asked, and saying no is an action as well. A question opens on what all can see (a veto, a booster, a Time Out or a marker is left, there is a dormant locomotive, the values tie), even for somebody whose cards leave only a no: being asked must not tell what a card holds. Being quick decides nothing.',
  'LV-6.2':
    '[ruling] Whoever has to choose by it is shown whether a locomotive has a value (DH-2.3, DH-3.3, DH-4.1, DH-6.5, LD-2.1, LD-2.2, LD-3.1, LD-3.2, LD-3.4, LD-4.3, LD-7.5), but never how much it is. Nobody compares hidden values while choosing.',
  'LV-6.3':
    '[ruling] What the rules do by themselves (DH-2.4, DH-2.6, DH-4.2, DH-8.2, LD-3.4, LD-7.5) may show to all that a value is known or unknown, and LD-7.5 may even ask because of that. The amount stays hidden.',
};
