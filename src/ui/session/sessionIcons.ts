/** Lucide glyphs (ISC), 24 grid, each one path; only those that the end of a session has and the login has not. */
export const SESSION_ICONS = {
  clock: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 6v6l4 2',
  logOut: 'M16 17l5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4',
} as const
