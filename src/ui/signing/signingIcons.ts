/** A Lucide glyph (ISC), 24 grid, one path: the one that the confirmation has and the login has not. */
export const WARNING_ICON =
  'M21.7 18l-8-14a2 2 0 0 0-3.5 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3M12 9v4M12 17h.01'
