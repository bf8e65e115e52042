import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { learnAll } from '../i18n/languages.ts';
import { messages } from '../i18n/messages.ts';
import { currentLocale } from '../device/settings.ts';
import { notify } from './announce.ts';

/**
 * A part that is fetched, with the sentences it may need, when it is first drawn; nothing stands in its place until it is
 * here. One that cannot be had is told, and tried again when it is drawn anew: the page around it stays.
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
