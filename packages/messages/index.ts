import { CATALOGUES } from './catalogues.ts';
import { LOCALES, teach } from './format.ts';

export * from './format.ts';

for (const locale of LOCALES) teach(locale, CATALOGUES[locale]);
