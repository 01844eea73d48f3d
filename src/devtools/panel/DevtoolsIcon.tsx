/** Lucide glyphs (ISC), 24 grid, each one path; the passkey is drawn here. Of the panel alone: those of the kit load with it. */
const PATHS = {
  x: 'M18 6 6 18M6 6l12 12',
  check: 'M20 6 9 17l-5-5',
  copy: 'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2zM4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2',
  mail: 'M22 7l-9 5.7a2 2 0 0 1-2 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z',
  message:
    'M22 17a2 2 0 0 1-2 2H6.8a2 2 0 0 0-1.4.6l-2.2 2.2A.7.7 0 0 1 2 21.3V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z',
  key: 'M2 15.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M11.4 11.6 21 2M15.5 7.5l2.3 2.3a1 1 0 0 0 1.4 0l2.1-2.1a1 1 0 0 0 0-1.4L19 4',
  passkey:
    'M4.75 6.75a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0-7.5 0M1.75 20v-.75a5 5 0 0 1 5-5h3.25M13.75 10.25a3.25 3.25 0 1 0 6.5 0a3.25 3.25 0 1 0-6.5 0M17 13.5v8M17 17.25h2.5M17 20.5h2.5',
  wallet:
    'M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4',
  side: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM15 3v18',
  bottom: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM3 15h18',
} as const

export type DevtoolsIconName = keyof typeof PATHS

/** A line icon in the text colour, without a name of its own. Renders an `svg`. */
export function DevtoolsIcon({ name, size = 18 }: { name: DevtoolsIconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size < 18 ? 2 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}

/** The mark of the kit. Renders an `svg`. */
export function DevtoolsSign({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        className="lk-devtools-sign"
        d="M2.5 4A1.8 1.8 0 0 1 4.3 2.2h1.9A1.8 1.8 0 0 1 8 4v11.3a.7.7 0 0 0 .7.7h6.6a.7.7 0 0 0 .7-.7V12.8A1.8 1.8 0 0 1 17.8 11h1.9a1.8 1.8 0 0 1 1.8 1.8v5.4a3.6 3.6 0 0 1-3.6 3.6H6.1a3.6 3.6 0 0 1-3.6-3.6z"
      />
      <circle className="lk-devtools-pin" cx="12" cy="10.6" r="2.9" />
    </svg>
  )
}
