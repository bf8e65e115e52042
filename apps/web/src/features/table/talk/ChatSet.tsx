import type { TableInfo } from '@turntable/protocol/messages.ts';
import { CHATS, USUAL_CHAT, type Chat } from '@turntable/protocol/talk.ts';
import { api, failureOf } from '../../../api/http.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { notify } from '../../../ui/announce.ts';
import '../../../ui/style/field.css';

/** For the host: what may be said at the table. Everybody hears of a change. */
export function ChatSet({ table }: { readonly table: TableInfo }) {
  const { t } = useMessages();
  const set = (chat: Chat): void => {
    api
      .setChat(table.id, chat)
      .catch((thrown: unknown) => notify({ tone: 'caution', text: t(`error.${failureOf(thrown).code}`) }));
  };
  return (
    <label className="field">
      <span>{t('chat.title')}</span>
      <select
        className="input"
        value={table.chat ?? USUAL_CHAT}
        onChange={({ target }) => set(CHATS.find((chat) => chat === target.value) ?? USUAL_CHAT)}
      >
        {CHATS.map((chat) => (
          <option key={chat} value={chat}>
            {t(`chat.${chat}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
