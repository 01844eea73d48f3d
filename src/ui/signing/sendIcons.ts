/** Lucide glyphs (ISC), 24 grid, each one path: for what came of a transaction. */
export const SEND_ICONS = {
  send: 'M7 7h10v10M7 17 17 7',
  undo: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
} as const
