import type { Viewer } from '@turntable/engine';
import type { ClientMessage } from './messages.ts';
import { REQUEST_ID } from './request-id.ts';

type ActMessage = Extract<ClientMessage, { t: 'act' }>;

/** The longest id of a decision, the last seat, and how many members an `act` has with `seen`. */
const LONGEST = 40;
const LAST_SEAT = 4;
const MEMBERS = 6;

const isShort = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST;
const isRequestId = (value: unknown): value is string => typeof value === 'string' && REQUEST_ID.test(value);
const isViewer = (value: unknown): value is Viewer =>
  value === 'public' || value === 'judge' || (isCount(value) && value <= LAST_SEAT);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/**
 * What was parsed from JSON, if it is an `act` that `ClientMessage` would accept unchanged: moves are most of what a server
 * receives, and the schema takes several times as long. Undefined for everything else, which the schema then reads.
 */
export function readAct(json: unknown): ActMessage | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const { t, id, as, decision, action, seen } = json as Record<string, unknown>;
  if (t !== 'act' || !isRequestId(id) || !isViewer(as) || !isShort(decision)) return undefined;
  if (action === undefined || (seen !== undefined && !isCount(seen))) return undefined;
  let members = 0;
  for (const _ in json) members++;
  return members === (seen === undefined ? MEMBERS - 1 : MEMBERS) ? (json as ActMessage) : undefined;
}
