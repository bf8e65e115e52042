/** Where a host's words on how they are reached lead, if they are an address: of a page or a mailbox. */
export function contactLink(contact: string): string | undefined {
  if (/^https?:\/\/\S+$/.test(contact)) return contact;
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(contact)) return `mailto:${contact}`;
  return undefined;
}
