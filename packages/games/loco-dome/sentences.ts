import type { OwnClause } from './clauses.ts';

/** The clauses of RULES.md by id. Made from it by `sentences.node.ts`; do not edit. */
export const OWN_SENTENCES: Readonly<Record<OwnClause, string>> = {
  'LD-1.1':
    'Two contestants bring a roster of five locomotives each. The same locomotive may be brought more than once, by one or by both. Both rosters are known to all before the game begins.',
  'LD-1.2':
    'A locomotive is active, of which each contestant has one, dormant, or knocked out. When another is activated, the active one becomes dormant.',
  'LD-1.3':
    "You see the rear of your active locomotive's card and of no other, neither your dormant ones' nor your opponent's.",
  'LD-1.4': 'A judge or a coin picks the caller, who activates a locomotive first; then the opponent does.',
  'LD-2.1':
    'The caller calls a statistic for which their active locomotive has a value, for which the opponent has at least one locomotive with a value ([ruling] one that is not knocked out), and which is not in the record.',
  'LD-2.2':
    "If the opponent's active locomotive has no value for it but dormant ones have, the caller names one of those as the target, together with the call and even if there is only one. It is not activated.",
  'LD-2.3':
    "The opposing value is read first, then the caller's. The higher one wins and scores (LV-2), and the statistic is written into the record.",
  'LD-2.4': '[ruling] Whoever wins a statistic calls the next one.',
  'LD-3.1':
    'On equal values the opponent may activate a dormant locomotive that has a value for the statistic and use that one. A targeted locomotive may be the one.',
  'LD-3.2': 'If it is a tie still, the caller must do the same.',
  'LD-3.3': 'If it is a tie even then, the opponent counts as the victor and nobody scores.',
  'LD-3.4':
    'A caller without a dormant locomotive to try either spends a marker to Rest, which skips the statistic but writes it into the record ([ruling] and they keep calling), or begins a free knock-out. [ruling] Without a marker there is only the knock-out. To try means with a known value. The conditions of LD-4.4 do not hold for a free knock-out, and the statistic is written before it begins.',
  'LD-4.1':
    'Whenever both scores together ([ruling]) reach a further multiple of 20, each contestant gets a marker. [ruling] What counts is the highest total so far, with corrections; a correction never takes a marker away.',
  'LD-4.2': 'Swap, for either contestant between calls: activate a dormant locomotive.',
  'LD-4.3':
    'Block, for the opponent after a call and before the value is read: activate a dormant locomotive and use its value for this statistic. [ruling] It has to have one.',
  'LD-4.4':
    'Knock Out, for the caller instead of a call: only in the lead, and only with more than 10 points missing to the threshold. See LD-5.',
  'LD-4.5':
    "Sacrifice, for the opponent after a knock-out was called and before their first reply: one of their dormant locomotives is knocked out in place of the attack, the caller must activate a dormant locomotive if there is one, and the two change roles. [ruling] It answers a free knock-out too, and one between identical locomotives before they fall. It stays open until the opponent's own first reply or correction; a pair that a verdict made does not close it. The sequence ends, and whoever sacrificed calls next.",
  'LD-4.6':
    'Rest, for either contestant between calls with an active and no dormant locomotive, and in LD-3.4: carry on with the locomotive that is active.',
  'LD-4.7':
    'Detonation, for either contestant between calls when 20 points or more behind, once a game each: both active locomotives are knocked out, and nothing answers it. [ruling] Then both activate, the caller first, who stays the caller.',
  'LD-4.8':
    '[ruling] Before each call or knock-out the opponent is asked if they hold a marker (Swap, Rest, Detonation); then the caller acts. After a marker that either of them used the opponent is asked again.',
  'LD-4.9':
    'Swap, Block, Sacrifice and every activation are chosen without a look at dormant values and without comparing (LV-6.2).',
  'LD-5.1': "The caller claims a style point (LV-4) for their active locomotive against the opponent's.",
  'LD-5.2':
    'The opponent replies with a style point of their own, or corrects the caller: the point applies to both equally. Either makes a pair. [ruling] The correction answers only a claim in free words at a table without a judge; anywhere else the cards or the judge say so.',
  'LD-5.3':
    'Then the caller claims again, and so on until one of them has no valid point left, which they or a judge say.',
  'LD-5.4':
    'After ten pairs, points that apply to both equally count no more, and such a claim is replaced. (The correction can still be made, but makes no pair.)',
  'LD-5.5':
    '[ruling] Before that a claim that is ruled equal makes a pair by itself. A reply that is ruled equal or invalid, and a claim that is ruled invalid, are replaced.',
  'LD-5.6':
    "If the caller wins, the opponent's active locomotive is knocked out. Both activate a dormant one, the caller first; the caller does not after a free knock-out or without a dormant one.",
  'LD-5.7':
    "If the opponent wins, the caller's active locomotive is knocked out and the caller must activate a dormant one.",
  'LD-5.8':
    'After 25 pairs, or between two identical locomotives ([ruling] those with the same id, in a free knock-out too), both are knocked out and the caller counts as the victor. [ruling] Both then activate, the caller first.',
  'LD-5.9': 'The victor calls next.',
  'LD-6.1':
    'Every second marker used in the game ([ruling] by either contestant) resets the record. [ruling] A free knock-out uses none.',
  'LD-6.2':
    'The caller may ask for a reset when every valid statistic of their active locomotive has been called, those with a known zero aside, [ruling] and the record is not empty.',
  'LD-6.3':
    'A reset that a knock-out sequence brings comes after it. One that a Block or a Rest brings comes before the present statistic is written, which thus stays in the record.',
  'LD-7.1':
    'The threshold is 100 points, less 10 for every locomotive of either roster that is knocked out. Whoever reaches it wins.',
  'LD-7.2': "Whoever knocks out all five of the opponent's locomotives wins.",
  'LD-7.3': 'If both lose their last locomotive at once, more points win, and on equal points the caller.',
  'LD-7.4':
    '[ruling] If a falling threshold is reached by both at once, more points win, and on equal points the caller.',
  'LD-7.5':
    "[ruling] If neither contestant can call anything with any locomotive even after a reset, more points win and equal points are a draw. If only the caller's active locomotive can call nothing even after a reset, the caller activates a dormant one that can, without a marker and before the opponent is asked (LD-4.8). This is looked at whenever a call is due, but not before the first activations.",
  'LD-7.6':
    '[ruling] Two resets on request with no point and no knock-out between them end the game as in LD-7.5.',
  'LD-7.7':
    '[ruling] After a knock-out LD-7.2 and LD-7.3 come first, then the threshold. A score that a falling threshold comes down to has reached it, before anybody activates.',
};
