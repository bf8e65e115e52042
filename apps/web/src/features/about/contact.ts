/** The link of a host's contact, if it is the address of a page or a mailbox; undefined for other words. */
export function contactLink(contact: string): string | undefined {
  if (/^https?:\/\/\S+$/.test(contact)) return contact;
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(contact)) return `mailto:${contact}`;
  return undefined;
}
