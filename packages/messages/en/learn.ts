/** The guided first games. */
export const learn = {
  'learn.title': 'Learn {game}',
  'learn.jump': 'Leave these out',
  'learn.hidden':
    'You are playing a game with one of these locomotives, and its figures are hidden from you until it is over. Come back then.',
  'learn.teacher': 'Your teacher',
  'learn.step': '{step, select, none {} other {{step}/{of}}}',
  'learn.next': 'Next',
  'learn.back': 'Back',
  'learn.show': 'Do it for me',
  'learn.done': 'Play a real game',
  'learn.watch': 'Watch what the others do …',
  'learn.read': 'One moment: first read on.',
  'learn.other': 'That is allowed, but not what we want to try now. Look at the task again.',

  'learn.loko-moto.goal':
    'Welcome, director! Your company draws railway lines on this map and turns them in for trains. The most points win: trains bring the most, shapes a few more.',
  'learn.loko-moto.turn':
    'Three companies share the map: you have the red pen A, Béla pen B, Cili pen C. A turn is just one action: build one line, reserve two, or buy a train.',
  'learn.loko-moto.build': 'Let us build. Tap the line from Esztergom to Vác, then build it.',
  'learn.loko-moto.others':
    'The line is yours now. Next come Béla and Cili. Béla builds, Cili reserves two lines: they are dotted.',
  'learn.loko-moto.reserve':
    'Only you may build what you reserved, and you reserve two at once. Secure both ends: tap Komárom–Esztergom and Vác–Hatvan, and reserve both.',
  'learn.loko-moto.build-reserved':
    'Your dots keep the others out. Now build one of them: Komárom–Esztergom.',
  'learn.loko-moto.ink':
    'Watch Béla: he turns in two lines that hang together for a train that costs two. What was turned in becomes black ink: it belongs to nobody any more.',
  'learn.loko-moto.third': 'Your turn. Build the second end: Vác–Hatvan. Then you have three lines in a row.',
  'learn.loko-moto.shapes':
    'Look at the shape cards. “Straight” is three lines in a row, and that is what you have! You may turn a shape, but not mirror it. If what you turn in contains it, the card is yours as well: one card a train.',
  'learn.loko-moto.buy':
    'Buy the Mk45: it costs three and brings one point extra. Tap the train, then your three lines, choose the shape “Straight”, and buy.',
  'learn.loko-moto.bought':
    'Three points for the price, one extra, one for the shape: five. A new train and a new shape come up for everybody. Now Béla, then Cili.',
  'learn.loko-moto.unused':
    'Careful: every built line that is not turned in at the end costs a point. Béla has one like that already. Try it all the same: build Hatvan–Szolnok.',
  'learn.loko-moto.last':
    'The game ends as soon as no line is free. Reserved lines cost nothing, so take what is left: reserve Vác–Szolnok and Szolnok–Kecskemét.',
  'learn.loko-moto.over':
    'Béla reserves the last two lines, and the game is over. You: three and one for the train, one for the shape, one less for Hatvan–Szolnok: four points. You have won!',
  'learn.loko-moto.special':
    'What is left are a few special rules. For a shape you may pay more lines than a train costs, if no train costs exactly that many. Two players first close twelve lines. Hidden agendas and the advanced game wait in the rules. Have a good journey!',
} as const;
