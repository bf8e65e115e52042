import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { learnAll } from '../i18n/languages.ts';
import { messages } from '../i18n/messages.ts';
import { currentLocale } from '../device/settings.ts';
import { notify } from './announce.ts';

/**
 * A component that is fetched, with the sentences it may need, when it is first rendered; until then nothing is shown. If
 * that fails a notice says so, the page around it stays, and it is tried again at the next mount.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let known: ComponentType<Props> | undefined;
  return function Later(props: Props) {
    const [Part, setPart] = useState(() => known);
    useEffect(() => {
      let gone = false;
      const come = async (): Promise<void> => {
        const [loaded] = await Promise.all([load(), learnAll()]);
        known = loaded;
        if (!gone) setPart(() => loaded);
      };
      if (!known)
        come().catch(() =>
          notify({ tone: 'caution', text: messages(currentLocale()).t('error.unavailable') }),
        );
      return () => {
        gone = true;
      };
    }, []);
    return (
      Part && (
        <Suspense>
          <Part {...props} />
        </Suspense>
      )
    );
  };
}
