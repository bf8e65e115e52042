import { Fragment } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import type { Inline } from '@turntable/games/rules-text.ts';

/** A line of the rules with its emphasis and links. */
export function Inlines({ parts }: { readonly parts: readonly Inline[] }) {
  const { t } = useMessages();
  return parts.map((part, i) => {
    switch (part.kind) {
      case 'strong':
        return <strong key={i}>{part.text}</strong>;
      case 'mark':
        return (
          <span key={i} className="rules-mark">
            {t('rules.mark.ruling')}
          </span>
        );
      case 'em':
        return <em key={i}>{part.text}</em>;
      case 'code':
        return <code key={i}>{part.text}</code>;
      case 'link':
        return (
          <a key={i} href={part.href}>
            {part.text}
          </a>
        );
      case 'text':
        return <Fragment key={i}>{part.text}</Fragment>;
    }
  });
}
