import type { local as en } from '../en/local.ts';

export const local: Record<keyof typeof en, string> = {
  'local.title': 'Ezen az eszközön',
  'local.table': 'Ez az asztal csak ezen az eszközön van: se szerver, se óra, se értékszám.',
  'local.running': 'Onnan folytatódik, ahol abbahagytad.',
  'local.go': 'Folytatás',
  'local.replay': 'Visszajátszás',
  'local.forget': 'Játszma törlése',
  'local.forget.text': 'Csak ezen az eszközön van meg. Senki sem tudja visszahozni.',
  'local.forget.no': 'Maradjon',
  'local.forget.yes': 'Törlöm',
  'local.values':
    'A mozdonyok értékei most ezen az eszközön vannak; látja őket, aki megnyitja a fejlesztői eszközöket. Az ilyen játszma sosem értékelt.',
  'away.title': 'A szerver nem elérhető',
  'away.none.title': 'Turntable szerver nélkül',
  'away.works':
    'Itt és most játszhatsz gépek és barátok ellen ezen az eszközön, végezheted a leckéket, olvashatod a szabályokat, nézheted a mozdonyok előlapját, számolhatsz az adatlapszámolóval, és visszajátszhatod az utolsó játszmáidat.',
  'away.waits': 'Ez a szerverre vár: asztalok távoli társakkal, értékszámok, üzenetek, a döntések könyve.',
  'away.none.waits':
    'Ezekhez a lapokhoz nincs szerver: asztalok távoli társakkal, értékszámok, üzenetek és a döntések könyve itt nincs.',
  'away.values':
    'A Double Headerhez és a Loco Dome-hoz kellenek a mozdonyok értékei. A szerver következő válaszakor érkeznek.',
  'ready.title': 'Hálózat nélkül',
  'ready.yes': 'Ami szerver nélkül működik, az mind ezen az eszközön van.',
  'ready.not-yet': 'Még nincs minden ezen az eszközön. Hagyd nyitva ezt a lapot egy pillanatig.',
  'ready.insecure':
    'Sima http-n a böngésző nem tárol lapokat: minden addig működik, amíg a szerver válaszol.',
  'ready.missing': 'Ez a böngésző nem tárol lapokat: minden addig működik, amíg a szerver válaszol.',
};
