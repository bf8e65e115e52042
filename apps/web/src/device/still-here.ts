/**
 * Notes at which address the reader is; what it gives says whether they are still there, once an answer has come that would
 * lead on. Not whether a component is still on the page: what is told meanwhile may take the asking button away.
 */
export function stillHere(): () => boolean {
  const { pathname } = location;
  return () => location.pathname === pathname;
}
