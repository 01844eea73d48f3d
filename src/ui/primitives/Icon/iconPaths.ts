/** Lucide glyphs (ISC), 24 grid, each one path, rounded; the passkey is drawn here. Those of the login alone: others load with their part. */
export const ICON_PATHS = {
  x: 'M18 6 6 18M6 6l12 12',
  'arrow-left': 'M12 19l-7-7 7-7M19 12H5',
  check: 'M20 6 9 17l-5-5',
  'circle-alert': 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 8v4M12 16h.01',
  'external-link': 'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6',
  'wifi-off':
    'M12 20h.01M8.5 16.4a5 5 0 0 1 7 0M5 13a10 10 0 0 1 5.2-2.7m8.8 2.7-2-1.6M2 8.8a15 15 0 0 1 4.2-2.6M22 8.8a15 15 0 0 0-11.3-3.7M2 2l20 20',
  'cloud-off':
    'M11 5.3a7 7 0 0 1 4.7 4.7h1.8a4.5 4.5 0 0 1 4.2 6m-2.9 2.8-1.3.2H9A7 7 0 0 1 5.8 5.8M2 2l20 20',
  'shield-x':
    'M20 13c0 5-3.5 7.5-7.7 9h-.6C7.5 20.4 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.2-2.7a1 1 0 0 1 1.6 0C14.5 3.8 17 5 19 5a1 1 0 0 1 1 1zM14.5 9.5l-5 5M9.5 9.5l5 5',
  'chevron-down': 'M6 9l6 6 6-6',
  globe:
    'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20',
  passkey:
    'M4.75 6.75a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0-7.5 0M1.75 20v-.75a5 5 0 0 1 5-5h3.25M13.75 10.25a3.25 3.25 0 1 0 6.5 0a3.25 3.25 0 1 0-6.5 0M17 13.5v8M17 17.25h2.5M17 20.5h2.5',
  search: 'M21 21l-4.3-4.3M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0',
  lock: 'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM7 11V7a5 5 0 0 1 10 0v4',
  zap: 'M16 4a1.5 1.5 0 0 0-2.6-1.6l-9 9A1.5 1.5 0 0 0 5.5 14h4a.5.5 0 0 1 .5.7L8 20a1.5 1.5 0 0 0 2.6 1.6l9-9a1.5 1.5 0 0 0-1.1-2.6h-4a.5.5 0 0 1-.5-.7z',
  'shield-check':
    'M20 13c0 5-3.5 7.5-7.7 9h-.6C7.5 20.4 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.2-2.7a1 1 0 0 1 1.6 0C14.5 3.8 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4',
  wallet:
    'M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4',
  'rotate-cw': 'M21 12a9 9 0 1 1-9-9q4 0 6.7 2.7L21 8m0-5v5h-5',
  smartphone: 'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM12 18h.01',
  'qr-code':
    'M3 3h5v5H3zM16 3h5v5h-5zM3 16h5v5H3zM21 16h-3a2 2 0 0 0-2 2v3M21 21v.01M12 7v3a2 2 0 0 1-2 2H7M3 12h.01M12 3h.01M12 16v.01M16 12h1M21 12v.01M12 21v-1',
  'panel-top-close':
    'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM3 9h18M9 16l3-3 3 3',
  mail: 'M22 7l-9 5.7a2 2 0 0 1-2 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z',
  copy: 'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2zM4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2',
  terminal: 'M12 19h8M4 17l6-6-6-6',
} as const

export type IconName = keyof typeof ICON_PATHS

/** An icon of the login by its name, or the path of one that only another part of the kit has, and loads itself. */
export type IconSign = IconName | `M${string}`
