/** What XML 1.0 cannot hold at all, not even escaped (section 2.2): control characters, halves of surrogate pairs, U+FFFE, U+FFFF. */
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Text as it stands in XML, between tags and in attributes; a replacement character for what XML cannot hold. */
export function escapeXml(text: string): string {
  return text
    .replace(IMPOSSIBLE, '\ufffd')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/"/g, '&quot;');
}
