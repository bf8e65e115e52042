import type { Messages } from '../../i18n/messages.ts';

/** What the host's page says beside the name on a seat: who sits there, or what does. */
export function seatNote(
  { kind, guest }: { readonly kind: string; readonly guest?: string },
  { t }: Pick<Messages, 't'>,
): string {
  if (guest) return `guest:${guest}`;
  if (kind === 'bot') return t('admin.bot');
  return t(kind === 'room' ? 'seat.room' : 'admin.free');
}
