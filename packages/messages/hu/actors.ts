import type { actors as en } from '../en/actors.ts';

export const actors: Record<keyof typeof en, string> = {
  'actor.seat': '{seat}. hely',
  'actor.chance': 'A véletlen',
  'actor.unwritten': '({n}. pont, nincs leírva)',
  'actor.judge': 'A bíró',
  'actor.chance.named': 'a véletlen',
  'actor.judge.named': 'a bíró',
  'log.take-back':
    '{reason, select, none {{who} visszavonja az utolsó lépést} other {{who} visszavonja az utolsó lépést: {reason}}}',
};
