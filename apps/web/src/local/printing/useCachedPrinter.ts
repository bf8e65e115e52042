import { useEffect } from 'react';
import type { Locale } from '@turntable/messages';
import { afterPaint } from '../../device/useAfterPaint.ts';
import { keepPrinter } from './printing.ts';

/** On pages that print on this device: what prints is fetched while there is a network, and letters for these names. */
export function useCachedPrinter(wanted: boolean, lang: Locale, names?: readonly string[]): void {
  useEffect(() => (wanted ? afterPaint(() => keepPrinter(lang, names)) : undefined), [wanted, lang, names]);
}
