/** The guided first games of the locomotive games, and that of the judge. */
export const learnVersus = {
  'learn.double-header.goal':
    'Welcome aboard! Two teams of locomotives meet. One side calls a statistic, both values are read out; the higher one wins a point and calls next. The most points win.',
  'learn.double-header.cards':
    'Mallard, the fastest steam locomotive of all, is yours, and so is Coronation. Béla has two engines of the Pennsylvania Railroad: K4s and E6s. You see the figures of your own two, never his. Put Mallard in use.',
  'learn.double-header.call':
    'Your call. The wheels beside a figure show how it ranks among all known locomotives: five are the best. Call Maximum speed.',
  'learn.double-header.again':
    'A point for you, and whoever wins calls again. No statistic is called twice. Call Boiler pressure.',
  'learn.double-header.middling':
    'Two to nothing. But not all of Mallard’s figures are that good. Try a middling one: open the weaker ones below the list, and call Evaporative heating surface.',
  'learn.double-header.lost':
    'Béla’s is greater: his point, and now he calls against you. You are asked before your value is read.',
  'learn.double-header.veto':
    'Loaded tender weight: your tender is a light one. Each contestant has one veto a game against a call. Use it now: veto.',
  'learn.double-header.vetoed':
    'The call is struck out, and Béla has to call something else. Against you he cannot call it again.',
  'learn.double-header.behind': 'Total weight was K4s’s: two to two. He calls once more.',
  'learn.double-header.year':
    'The higher number always wins, in years too: Mallard is the younger one. Three to two, and the call is yours. Call Cylinders.',
  'learn.double-header.later':
    'Four to two. That is how it goes on. We leave out a few calls, until ten points have been scored.',
  'learn.double-header.ten':
    'Five to five, ten in all: from now on there are boosters. Béla calls against Mallard.',
  'learn.double-header.booster':
    'Weight on drivers, and K4s is heavy. A booster changes the value that you give. Play 50/50: a coin makes it infinite or zero.',
  'learn.double-header.heads': 'Heads! Nothing beats infinity: your point. Now we leave out a good deal.',
  'learn.double-header.last-call':
    'Fifteen to seventeen: Béla leads. Six engines of Mallard’s class are preserved, and that is many. Call Number preserved.',
  'learn.double-header.style':
    'From thirty points on, whoever is to call may move the game to style points instead. Béla is one point ahead: go to style points.',
  'learn.double-header.claim':
    'Now you claim in turn what makes your engines superior. The Features table on the cards decides. Claim Speed record.',
  'learn.double-header.alike': 'Only Mallard held one: level! Béla claims Superheated.',
  'learn.double-header.streamlined':
    'All four engines are superheated: alike, so nobody scores, and nobody can claim it again. Claim Streamlined: both of yours are.',
  'learn.double-header.no-more': 'Eighteen to seventeen! Béla has nothing more to claim.',
  'learn.double-header.end': 'Say that you have no more either.',
  'learn.double-header.over':
    'Both are done, and the game is over: eighteen to seventeen. You have won, by style!',
  'learn.double-header.special':
    'More waits in the rules: tagging in on a tie, two more boosters, the Time Out, and games of two against two. Have a good run!',

  'learn.loco-dome.goal':
    'Welcome to the Dome! Two rosters of five locomotives fight until one side has 100 points. Every engine that is knocked out, on either side, makes that ten points less.',
  'learn.loco-dome.roster':
    'One engine of each side is active, the others are dormant. You read the figures of your active one only. Begin with the Niagara: make it active.',
  'learn.loco-dome.call':
    'You call first. The wheels show how good a figure is among all known locomotives; the best stand on top. Open the weaker ones below the list, and call Grate area.',
  'learn.loco-dome.again':
    'The higher value wins the point and the next call. Call Year first built, among the weaker ones too: the higher number is the younger engine.',
  'learn.loco-dome.risk': 'Two to nothing. Now something uncertain, from further down: call Number built.',
  'learn.loco-dome.lost':
    'Béla’s was built more often: two to one, and he calls now. We leave out the calls until twenty points have been scored.',
  'learn.loco-dome.marker':
    'Twelve to eight: twenty points in all bring each side a marker. Before each call the other side is asked first whether it uses one. Béla does not.',
  'learn.loco-dome.swap':
    'The Niagara is fast, but one of your five is faster. A marker buys a Swap: make Mallard active.',
  'learn.loco-dome.fast':
    'You do not get to compare first, but Mallard’s speed is known all over the world. Call Maximum speed.',
  'learn.loco-dome.swapped':
    'Thirteen to eight. We leave out some more calls, until there are markers again.',
  'learn.loco-dome.lead':
    'Twenty-five to fifteen. You lead, and you are more than ten points from winning: now a marker can buy a Knock Out. Béla may act first; he does not.',
  'learn.loco-dome.knock-out':
    'A Knock Out is a duel of style. Who has no answer left loses the engine. Begin it.',
  'learn.loco-dome.claim':
    'Claim something that your Q2 has and his Coronation has not. The Features on the cards decide. Claim Duplex drive.',
  'learn.loco-dome.reply': 'It counts. Béla has to reply with a point of his own.',
  'learn.loco-dome.pair':
    'He replied with Streamlined, which your Q2 is not: that makes a pair, and you have to go on. Claim Booster.',
  'learn.loco-dome.no-reply': 'Béla looks for another point …',
  'learn.loco-dome.fallen':
    '… and has none. Coronation is knocked out! Both sides activate an engine, you first. Take the Niagara.',
  'learn.loco-dome.threshold':
    'With one engine gone 90 points win, and the second marker that was used has opened all statistics again. Whoever won the duel calls: you. We leave out some calls.',
  'learn.loco-dome.behind':
    'Thirty-six to sixteen: Béla is twenty behind and has markers. That lets him do the worst thing there is.',
  'learn.loco-dome.detonated':
    'A Detonation: both active engines are gone, and nothing can be done against it. Now 70 points win. Activate your Q2.',
  'learn.loco-dome.rest':
    'You still have four engines, he has three. We leave out all but the very last call.',
  'learn.loco-dome.last':
    'Sixty-nine. One point is missing. Your Q2 is one of the longest engines ever built: call Overall length.',
  'learn.loco-dome.over': 'Seventy to thirty-three: the threshold is reached, and you have won.',
  'learn.loco-dome.special':
    'More waits in the rules: Block, Sacrifice and Rest, ties, targets among the dormant, and the reset of the record. Bring your own five next time. Good luck!',

  'learn.judge.seat':
    'Take a seat on the bench! A judge plays for nobody. You see the cards of both sides, the score, and everything that was called.',
  'learn.judge.skip':
    'Statistics need no judge: the game compares the values by itself. So we come in late, shortly before style points begin.',
  'learn.judge.both':
    'Ada and Béla, fifteen to seventeen. You know both values before they are read; keep a straight face. Ada calls next.',
  'learn.judge.correct':
    'Now somebody finds out that one value was misread from a printed card earlier on, and both sides agree: one of Béla’s points should not count. Correct the score to sixteen each, and say why: all see your reason, and it stays in the log.',
  'learn.judge.corrected':
    'Sixteen to sixteen. Ada moves the game to style points and claims in her own words.',
  'learn.judge.claim':
    'A claim in free words is yours to rule on. This one is true, and it is true for her side only: give it to the claimant. A reason helps the next judge.',
  'learn.judge.verdict': 'Seventeen to sixteen. Now Béla claims.',
  'learn.judge.green':
    'A matter of taste says nothing about what makes an engine superior. Rule it invalid: nobody scores, and he may not claim it again.',
  'learn.judge.gauge':
    'Ada’s next claim fits all four engines. Rule that it applies to both alike: nobody scores, and nobody may claim it again.',
  'learn.judge.leave': 'Somebody is at your door. A judge may go: leave the bench.',
  'learn.judge.left':
    'Now you look on like anybody else: the cards are closed to you. Until somebody takes the bench, the other side rules on claims. Béla claims.',
  'learn.judge.deputy': 'Ada rules in your place, under her own name. She is fair …',
  'learn.judge.back': '… and gives him the point. Back on the bench: seventeen each. Ada claims again.',
  'learn.judge.smoke': 'True, and a point of engineering. It was built for that: give it to the claimant.',
  'learn.judge.end-style':
    'Neither has much left to say. When you think that all valid points are made, end the style phase.',
  'learn.judge.over': 'Eighteen to seventeen for Ada, and your word stands.',
  'learn.judge.book':
    'Every ruling goes into the book of precedents, with your reason; the bench shows what was said to similar claims before. A judge may also take back the last action, and pick who goes first. Be fair!',
  'learn.judge.claim.fastest': 'No steam locomotive was ever timed faster than Mallard',
  'learn.judge.claim.green': 'Ours are painted in the nicer green',
  'learn.judge.claim.gauge': 'They run on standard gauge',
  'learn.judge.claim.expresses':
    'With 425 of them, K4s hauled nearly every express of its railway for thirty years',
  'learn.judge.claim.smoke': 'The wedge-shaped nose lifts the smoke clear of the cab',
  'learn.judge.reason.misread': 'A value was misread from a card',
  'learn.judge.reason.deputy': 'True of theirs, and not of ours',
} as const;
