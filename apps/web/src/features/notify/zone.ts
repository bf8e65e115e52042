/** The time zone of this device, by its IANA name. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The day (`YYYY-MM-DD`) that calendars there show; Swedes write it so. */
export const todayIn = (zone: string): string => new Intl.DateTimeFormat('sv', { timeZone: zone }).format();

/** `America/New_York` as people write it. */
export const readableZone = (zone: string): string => zone.replaceAll('_', ' ');
