/** Lucide glyphs (ISC), 24 grid, each one path; only those that the account has and the login has not. */
export const PANEL_ICONS = {
  receive: 'M17 7 7 17M17 17H7V7',
  send: 'M7 17 17 7M7 7h10v10',
  laptop: 'M4 5h16a1 1 0 0 1 1 1v9H3V6a1 1 0 0 1 1-1M1 19h22',
  monitor: 'M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M8 21h8M12 17v4',
  key: 'M2 15.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M11.4 11.6 21 2M15.5 7.5l2.3 2.3a1 1 0 0 0 1.4 0l2.1-2.1a1 1 0 0 0 0-1.4L19 4',
  activity: 'M22 12h-4l-3 9L9 3l-3 9H2',
  more: 'M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M4 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
  plus: 'M5 12h14M12 5v14',
} as const
