import { NO_SETTINGS } from '@turntable/protocol/wall.ts';
import { api } from '../../api/http.ts';

/** The time zone of this device, by its IANA name. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The day (`YYYY-MM-DD`) that calendars there show; Swedes write it so. In a zone that this browser does not know, its own. */
export function todayIn(zone: string): string {
  try {
    return new Intl.DateTimeFormat('sv', { timeZone: zone }).format(Date.now());
  } catch {
    // Zones get new names, and a newer device may have said one.
    return new Intl.DateTimeFormat('sv').format(Date.now());
  }
}

/** `America/New_York` as people write it. */
export const readableZone = (zone: string): string => zone.replaceAll('_', ' ');

/**
 * Stores this device's zone for a guest who has no settings yet. It asks whether they have some: those that a page shows
 * may be older, and quiet hours that were chosen since would be overwritten.
 */
export async function keepZone(): Promise<void> {
  const { settings } = await api.notifications();
  if (!settings) await api.setSettings({ ...NO_SETTINGS, zone: zoneHere() });
}
