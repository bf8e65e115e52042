import { useState } from 'react';
import { BOOKS } from '../../games/books.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Choice } from '../../ui/Choice.tsx';

/** The first page of a new book: which game, and then what has to be known of it. */
export function NewBook() {
  const { t, say } = useMessages();
  const [chosen, setChosen] = useState(BOOKS[0]!);
  return (
    <div className="stack">
      <h2>{t('book.new')}</h2>
      <Choice
        legend={t('book.game')}
        value={chosen.game}
        choices={BOOKS.map(({ game }) => ({ value: game, label: say(`game.${game}`) }))}
        onChange={(value) => setChosen(BOOKS.find(({ game }) => game === value)!)}
      />
      <chosen.New />
    </div>
  );
}
