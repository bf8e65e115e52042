import { spokenCode } from '@turntable/protocol/code.ts';
import type { Place, TableInfo } from '@turntable/protocol/messages.ts';
import { useOrigin } from '../../../session/me.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Qr } from '../../../ui/Qr.tsx';
import { InviteLink } from '../links/InviteLink.tsx';

interface InviteProps {
  readonly table: TableInfo;
  readonly place: Place;
}

/** How those who are in bring others to the table. */
export function Invite({ table, place }: InviteProps) {
  const { t } = useMessages();
  const origin = useOrigin();
  const { code } = place;
  const byLinks = table.entry === 'links';
  if (code === undefined && !(byLinks && place.host)) return null;
  const join = `/j/${code}`;
  return (
    <section
      className={code === undefined ? 'waiting-invite' : 'waiting-invite waiting-invite-code'}
      aria-labelledby="invite"
    >
      <h2 id="invite">{t('invite.title')}</h2>
      {byLinks && place.host && <p>{t('admission.invite.links')}</p>}
      {code !== undefined && (
        <>
          <p>
            {t(
              byLinks
                ? 'admission.invite.judge'
                : table.entry === 'open'
                  ? 'admission.invite.open'
                  : 'invite.code',
            )}
          </p>
          <p className="plate waiting-code">{spokenCode(code)}</p>
          <InviteLink path={join} label={t(byLinks ? 'admission.link.judge' : 'invite.link')} />
          <Qr text={origin + join} label={t('invite.qr', { code: spokenCode(code) })} />
        </>
      )}
    </section>
  );
}
