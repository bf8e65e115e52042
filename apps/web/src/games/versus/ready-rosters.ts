/** Rosters of five that go together, to begin with at once; ids of the roster. */
export const READY_ROSTERS = {
  giants: ['up-big-boy-4884-1', 'up-challenger-4664', 'nw-y6', 'bo-em1', 'dmir-m-3-m-4-yellowstone'],
  streamliners: ['lner-a4-mallard', 'milw-class-a-hiawatha', 'drg-class-05', 'nyc-hudson-j3a', 'smr-pashina'],
  british: [
    'lner-a3-flying-scotsman',
    'gwr-king-6000',
    'gwr-castle-4073',
    'lms-coronation',
    'sr-merchant-navy',
  ],
  danube: ['mav-424', 'kkstb-310', 'bbo-214', 'csd-498-1', 'bavarian-s-3-6'],
  garratts: [
    'lner-u1-garratt-2395',
    'nswgr-ad60-garratt',
    'sar-gmam-garratt',
    'sar-gl-garratt',
    'ear-59-garratt',
  ],
  veterans: ['stephenson-rocket', 'ca-john-bull', 'mh-de-witt-clinton', 'wa-general', 'cp-60-jupiter'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
type ReadyId = keyof typeof READY_ROSTERS;
export const READY_IDS = Object.keys(READY_ROSTERS) as readonly ReadyId[];
