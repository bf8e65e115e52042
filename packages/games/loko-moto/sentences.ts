import type { Clause } from './clauses.ts';

/** The clauses of RULES.md by id. Made from it by `sentences.node.ts`; do not edit. */
export const SENTENCES: Readonly<Record<Clause, string>> = {
  'LM-1.1': 'Two to five players share one map, each with a colour of their own.',
  'LM-1.2': 'Shuffle the 26 train cards; turn six face up as the market, and keep the rest as the draw pile.',
  'LM-1.3':
    'Sort the 30 shape cards by points into three piles, shuffle each, and turn one card of each face up.',
  'LM-1.4':
    'Whoever travelled by train last starts, and turns pass clockwise, in the order of seats. [ruling] Online each player may give the date of their last train journey: the latest starts, lot decides among equal latest dates, and no date counts as the earliest. The host may also fix or draw the starter.',
  'LM-2.1':
    'Reserve: mark exactly two free sections as yours. They need not touch each other or anything else.',
  'LM-2.2':
    "Reserve the last one: when a single free section is left on the map, you may reserve that one alone. [ruling] Whoever's turn it is; it ends the game, so it happens once at most.",
  'LM-2.3':
    "Build: draw one section solid in your colour, either a free one or one that you reserved. Nobody builds on another player's reservation.",
  'LM-2.4': 'Buy: take a train by LM-3. A turn is exactly one of these actions.',
  'LM-2.5':
    'There is no passing. [ruling] There never needs to be: while the game runs a section is free, so something can be done.',
  'LM-2.6': 'A reserved section cannot be inked; it has to be built first.',
  'LM-3.1':
    'Choose a face-up train and an inked set: sections built in your own colour that hang together, each reachable from each other over stations along the set. Branches and loops are fine.',
  'LM-3.2': 'The inked set has exactly as many sections as the train costs; only LM-3.6 makes an exception.',
  'LM-3.3': 'What you built beyond the inked set stays built and serves you later.',
  'LM-3.4':
    'If the inked set contains the pattern of a shape card available to you, you may take that card along: one a train at most, even if several match, and none if you like. Available are the face-up cards and your own unclaimed secret cards.',
  'LM-3.5':
    "A pattern may be turned by the lattice's rotations and moved anywhere, never mirrored. All of it must lie in the inked set of this very purchase, for older black sections do not count; the set may have further sections unless you overpay.",
  'LM-3.6':
    "Overpaying for a shape: if you claim a shape card, you may ink exactly one placement of its pattern, nothing more, and take a cheaper train, provided no face-up train costs exactly that many. [ruling] That many is the number of sections in the claimed card's pattern; only face-up trains count; the train may be cheaper by any amount; LM-8.1 holds here too.",
  'LM-3.7': "A train's bonus costs nothing.",
  'LM-3.8':
    'The train and the shape card are yours at once, and the next cards of their own piles come up in the same places. [ruling] From an exhausted pile nothing comes up: the place stays empty.',
  'LM-4.1':
    'Your score is the prices of your trains with their bonuses (a negative one subtracts) and the points of your shape cards, less 1 for each of your sections that is still solid at the end. Reserved sections cost nothing. While the game runs, the score shown is what it would be if the game ended now.',
  'LM-4.2':
    'The highest score wins. Among equals more train cards win, then more points on shape cards; [ruling] who is still equal shares the victory.',
  'LM-5.1': 'The game is over as soon as no section is free: every one is reserved, built or inked.',
  'LM-6.1':
    'Two players begin with six rounds, the starter first, in which a turn closes one free section: it turns black, belongs to nobody and serves nobody. After these twelve nothing can be closed any more, before that nothing else can be done; LM-5.1 holds here too. [ruling] Then the normal rules begin with the same starter.',
  'LM-7.1':
    'Instead of LM-1.3 a single 1-point shape card lies face up, refilled from its pile, and each player secretly draws one 2-point and one 3-point card. [ruling] One of each; what is left of these two piles is put away unseen and stays out of the game.',
  'LM-7.2':
    'Only its owner sees a secret card until a purchase claims it; then it is shown and scored. One shape card a train is the limit for public and secret cards together. [ruling] A claimed secret card is not replaced, and nothing is turned up for it.',
  'LM-7.3': 'Unclaimed secret cards bring and cost nothing. [ruling] They are shown when the game is over.',
  'LM-8.1':
    'The inked set must be drawable in one stroke that runs along each of its sections once: it hangs together, and none or two stations have an odd number of its sections. A station where three or more meet is fine. [ruling] No section is drawn twice.',
  'LM-8.2':
    'Shape cards with an asterisk are removed at setup. [ruling] The asterisk marks exactly the patterns that no single stroke can draw.',
  'LM-9.1':
    'A map is data: a lattice (triangular with rotations of 60°, or square with rotations of 90°), named stations at lattice points, and sections between lattice neighbours. The standard map has 85 to 100 sections on the triangular lattice; its stations are real towns of the Carpathian basin, roughly in their places; it hangs together, and every station is on at least two sections.',
  'LM-9.2':
    'The 26 trains bear the names of real Hungarian rail vehicles (the Csörgő costs 6, the draisine has a negative bonus). Prices run from 2 to 9, the middle ones most often, and six trains have +1.',
  'LM-9.3':
    'The standard deck is for the triangular lattice: 30 shapes, ten each of 1, 2 and 3 points, with patterns of 3, of 4 and of 5 to 6 sections. No two are alike under rotation; at least four are chiral and their mirror image is no other card; in the 2- and in the 3-point pile two to five have an asterisk (five players with LM-7 and LM-8 need five others of each); each pattern has at least 20 placements on the standard map. A square map comes with shapes of its own: its lattice has only seven connected patterns of 3 sections, so its 1-point cards may repeat, or have 2 sections.',
};
