import { useEffect } from 'react';
import { format } from '@turntable/messages';
import { FALLBACK } from '@turntable/protocol/locale.ts';

/** Names the page in the browser's tab. Never anything secret: titles are seen over shoulders and in histories. */
export function useTitle(title: string): void {
  useEffect(() => {
    const name = format(FALLBACK, 'app.name');
    document.title = title === '' ? name : title.endsWith(name) ? title : `${title} · ${name}`;
  }, [title]);
}
