import type { common as en } from '../en/common.ts';

export const common: Record<keyof typeof en, string> = {
  'app.name': 'Turntable',
};
