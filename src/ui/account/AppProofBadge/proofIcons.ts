/** Lucide glyphs (ISC), 24 grid, each one path; only those that the proof of an address has. */
export const PROOF_ICONS = {
  passed: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M9 12l2 2 4-4',
  failed: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M15 9l-6 6M9 9l6 6',
} as const
