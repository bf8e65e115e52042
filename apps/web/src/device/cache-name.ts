/**
 * The name of a cache of ours. Caches belong to the whole origin, where other folders may hold other pages, or these once
 * more; so the folder is in it, except at the origin's root. `folder`: its path, with a slash at the end.
 */
export function cacheName(name: string, folder: string): string {
  return folder === '/' ? name : `${folder} ${name}`;
}

/** The cache in which the service worker keeps a guest's history and replays, for when there is no network. */
export const replaysIn = (folder: string): string => cacheName('replays', folder);
