import type { MouseEvent } from 'react';
import { under } from '../device/base.ts';
import { useMessages } from '../i18n/messages.ts';
import { clauseUrl, peek, type Peek } from './peek.ts';
import './style/clause.css';

/**
 * The number of a clause. A plain tap shows it over the page, so that nobody has to leave the table; opened in a new
 * tab or copied it is a link to its place on the rules page.
 */
export function ClauseLink({ game, clause }: Peek) {
  const { t } = useMessages();
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    peek({ game, clause });
  };
  return (
    <a
      href={under(clauseUrl(game, clause))}
      className="clause"
      aria-label={t('rules.clause', { clause })}
      onClick={open}
    >
      {clause}
    </a>
  );
}
