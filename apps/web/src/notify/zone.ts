/** The time zone of this device, by its IANA name. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `America/New_York` as people write it. */
export const readableZone = (zone: string): string => zone.replaceAll('_', ' ');
