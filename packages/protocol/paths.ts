/**
 * Every route of the API below `/api`, by its name: its method and its path. What goes in and out of each is in `routes.ts`;
 * this file is apart from it so that a page knows the addresses without the schemas.
 */
export const PATHS = {
  me: 'GET /me',
  token: 'POST /token',
  phrase: 'GET /me/phrase',
  makePhrase: 'POST /me/phrase',
  recover: 'POST /me/recover',
  myData: 'GET /me/data',
  deleteMe: 'POST /me/delete',
  admin: 'GET /admin',
  adminClose: 'POST /admin/close',
  adminBan: 'POST /admin/ban',
  adminUnban: 'POST /admin/unban',
  adminForget: 'POST /admin/forget',
  sessions: 'GET /me/sessions',
  endSession: 'POST /me/sessions/end',
  passkeys: 'GET /me/passkeys',
  beginPasskey: 'POST /me/passkeys/begin',
  addPasskey: 'POST /me/passkeys',
  removePasskey: 'POST /me/passkeys/remove',
  askPasskey: 'POST /me/passkeys/ask',
  openWithPasskey: 'POST /me/passkeys/login',
  settings: 'GET /me/settings',
  setSettings: 'POST /me/settings',
  holidays: 'GET /me/holidays',
  takeHoliday: 'POST /me/holidays',
  endHoliday: 'POST /me/holidays/end',
  ownRatings: 'GET /me/ratings',
  listRatings: 'POST /me/ratings',
  code: 'GET /codes/:code',
  box: 'GET /box',
  tables: 'GET /tables',
  mine: 'GET /tables/mine',
  history: 'GET /tables/history',
  create: 'POST /tables',
  table: 'GET /tables/:id',
  join: 'POST /tables/:id/join',
  journey: 'POST /tables/:id/journey',
  seatBot: 'POST /tables/:id/bot',
  start: 'POST /tables/:id/start',
  leave: 'POST /tables/:id/leave',
  kick: 'POST /tables/:id/kick',
  rematch: 'POST /tables/:id/rematch',
  offerSeat: 'POST /tables/:id/links',
  seatOnline: 'POST /tables/:id/online',
  seatLink: 'POST /tables/:id/links/look',
  claimSeat: 'POST /tables/:id/links/claim',
  allowLink: 'POST /tables/:id/links/allow',
  callOffLink: 'POST /tables/:id/links/call-off',
  reclaimSeat: 'POST /tables/:id/take-back',
  setChat: 'POST /tables/:id/chat',
  mute: 'POST /tables/:id/mute',
  report: 'POST /tables/:id/report',
  pick: 'POST /tables/:id/pick',
  choose: 'POST /tables/:id/choose',
  consent: 'POST /tables/:id/consent',
  judge: 'POST /tables/:id/judge',
  prefer: 'POST /tables/:id/prefer',
  orders: 'POST /tables/:id/orders',
  hint: 'POST /tables/:id/hint',
  tableRatings: 'GET /tables/:id/ratings',
  setRated: 'POST /tables/:id/rated',
  record: 'GET /tables/:id/record',
  replay: 'GET /tables/:id/replay',
  continueTable: 'POST /tables/:id/continue',
  share: 'POST /tables/:id/share',
  importRecord: 'POST /replays',
  continueRecord: 'POST /replays/continue',
  precedents: 'GET /precedents',
  ratings: 'GET /ratings',
  rear: 'GET /roster/:id',
  column: 'GET /roster',
  notifications: 'GET /notify',
  addPush: 'POST /notify/push',
  addWebhook: 'POST /notify/webhook',
  addMail: 'POST /notify/mail',
  testChannel: 'POST /notify/:id/test',
  removeChannel: 'POST /notify/:id/remove',
  setTells: 'POST /notify/:id/tells',
  setLanguage: 'POST /notify/:id/language',
  confirmMail: 'POST /mail/confirm/:token',
  stopMail: 'POST /mail/stop/:token',
} as const;

export type RouteName = keyof typeof PATHS;
type PathOf<Name extends RouteName> = (typeof PATHS)[Name] extends `${string} ${infer Path}` ? Path : never;
type ParamsIn<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? ParamsIn<Head> | ParamsIn<Rest>
  : Path extends `:${infer Param}`
    ? Param
    : never;
/** What a route's path wants to be filled in with: `{ id: string }`, or nothing. */
export type Params<Name extends RouteName> = Readonly<Record<ParamsIn<PathOf<Name>>, string>>;

/** A route's method, and its path with the parameters filled in. */
export function addressed<Name extends RouteName>(
  name: Name,
  params: Params<Name>,
): { readonly method: 'GET' | 'POST'; readonly path: string } {
  const [method, path] = PATHS[name].split(' ') as ['GET' | 'POST', string];
  const given: Readonly<Record<string, string>> = params;
  return { method, path: path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(given[key]!)) };
}
