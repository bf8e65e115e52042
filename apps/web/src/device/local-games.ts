const KEY = 'turntable.local';

/** Whether there may be games on this device: without any nothing has to be fetched to list them. */
export function hasLocalGames(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** From now on there are. */
export function noteLocalGame(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Then they are found by their address alone.
  }
}
