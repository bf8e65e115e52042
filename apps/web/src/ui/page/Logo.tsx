/** The sign of Turntable: a locomotive turntable seen from above, its bridge in line with one of three tracks. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <circle cx="16" cy="16" r="10.500" fill="none" stroke="currentColor" strokeWidth="2" />
      <g stroke="currentColor" strokeWidth="2" strokeLinecap="butt">
        <path d="M13.600 5.800V0M18.400 5.800V0M13.600 32v-5.800M18.400 32v-5.800" opacity="0.55" />
        <path d="M13.600 5.500v21M18.400 5.500v21" />
        <path
          d="M13.600 9.500h4.800M13.600 13.800h4.800M13.600 18.200h4.800M13.600 22.500h4.800"
          strokeWidth="1.500"
        />
        <path
          d="M25.400 20.600l5.200 3M23 24.800l5.200 3M6.600 11.400l-5.200-3M9 7.200l-5.200-3"
          opacity="0.55"
        />
      </g>
    </svg>
  );
}
