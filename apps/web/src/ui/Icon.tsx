/** Small drawings on a 24-unit grid, in one stroke weight. */
const PATHS = {
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  undo: 'M8 5L4 9l4 4M4 9h9.5a5.5 5.5 0 0 1 0 11H9',
  log: 'M5 6h14M5 12h14M5 18h9',
  menu: 'M4 7h16M4 12h16M4 17h16',
  settings: 'M4 8h9M19 8h1M4 16h1M11 16h9M16 5.5v5M8 13.5v5',
  copy: 'M9 9V5h10v10h-4M5 9h10v10H5z',
  talk: 'M5 5h14v10h-8l-4 4v-4H5z',
  more: 'M5.500 12h1M11.500 12h1M17.500 12h1',
  share: 'M12 15V4M8 8l4-4 4 4M5 13v6h14v-6',
  home: 'M4 11.5L12 4.5l8 7M6.5 9.5V20h11V9.5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3L7 7M17 17l1.7 1.7M5.3 18.7L7 17M17 7l1.7-1.7',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  download: 'M12 4v11M8 11l4 4 4-4M5 19h14',
  person: 'M12 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM5 20c.6-4 3.400-6 7-6s6.400 2 7 6',
  bot: 'M6 9h12v9H6zM12 9V5M9.500 13v1.500M14.500 13v1.500M3.500 12v3M20.500 12v3',
  eye: 'M2.500 12S6 6 12 6s9.500 6 9.500 6-3.500 6-9.500 6-9.500-6-9.500-6zM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z',
  hourglass:
    'M7 3h10M7 21h10M8 3v3.500c0 2.500 4 3.500 4 5.500s-4 3-4 5.500V21M16 3v3.500c0 2.500-4 3.500-4 5.500s4 3 4 5.500V21',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.500 10.900c.6.500 1 1.100 1 1.900h5c0-.8.4-1.400 1-1.900A6 6 0 0 0 12 3z',
  alarm: 'M12 6a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 9.500V13l2.500 2M4 6l3-2.500M20 6l-3-2.500',
} as const;

/** A drawing that only repeats what its button says; never read out. */
export function Icon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
