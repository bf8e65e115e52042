import type { box as en } from '../en/box.ts';

export const box: Record<keyof typeof en, string> = {
  'box.title': 'A doboz',
  'box.board': 'Tábla erre a képernyőre: {game}, {names}',
  'box.join': 'Csatlakozz a telefonoddal',
  'box.join.text': 'Irányítsd a kamerát a kódra, vagy írd be a címet.',
  'box.qr': 'QR-kód: {link}',
  'box.arrived': 'Megérkeztek',
  'box.arrived.none':
    'Még senki. A vendéghálózat elzárhatja a telefonokat a doboztól: akkor válassz másikat.',
  'box.arrived.count': '{count, plural, one {# eszköz érkezett meg.} other {# eszköz érkezett meg.}}',
  'box.open': 'Van szabad hely',
  'box.running': 'Most játsszák',
  'box.none': 'Még nincs asztal.',
  'box.sit': 'Leülök',
  'box.watch': 'Mutasd ezen a képernyőn',
  'box.certificate':
    '{days, plural, =0 {Ennek a címnek a tanúsítványa ma lejár.} one {Ennek a címnek a tanúsítványa # nap múlva lejár.} other {Ennek a címnek a tanúsítványa # nap múlva lejár.}}',
  'box.certificate.over': 'Ennek a címnek a tanúsítványa lejárt: a telefonok vissza fogják utasítani.',
  'box.level': 'Mire számíts ezen a címen',
  'box.level.1':
    'Sima http: a játék és az eredménykönyv addig működik, amíg a doboz megy. A nyitott könyv túléli a Wi-Fi kiesését és a bezárt lapot; az újratöltéshez kell a doboz. A „Hozzáadás a kezdőképernyőhöz” könyvjelzőt készít. A kódokat a telefon kameraalkalmazása olvassa.',
  'box.level.2':
    'Igazi név tanúsítvánnyal: itt minden működik, telepítve és hálózat nélkül is, amíg a tanúsítvány érvényes.',
  'box.level.here': 'Maga ez a gép: itt minden működik. A telefonok a kód melletti címen érik el.',
  'box.level.3':
    'Aki egyszer megnyitotta az eredménykönyvet bármelyik https-es Turntable-ön, annak végleg a telefonján van, és linkkel átadhat egy játszmát a doboznak.',
  'box.stay':
    'A telefon otthagyhatja az internet nélküli Wi-Fit: mondd neki, hogy maradjon, vagy kapcsold ki estére a mobiladatot.',
  'box.not.title': 'Itt nincs klubdoboz',
  'box.not.text': 'Ez a lap a szobában álló szerveré. Így indul: npm start -- --lan',
};
