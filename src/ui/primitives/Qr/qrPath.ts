import { encodeQr } from './encodeQr.ts'

/** White around the code, in modules: what the standard asks for. */
const QUIET = 4

/**
 * Draws a text as a QR code: a path of its dark modules, each one unit wide, with white around them.
 *
 * @param text - at most 2,953 bytes of UTF-8.
 */
export function qrPath(text: string): { readonly path: string; readonly size: number } {
  const rows = encodeQr(text)
  const path = rows
    .map((row, y) =>
      runsOf(row)
        .map(([x, width]) => `M${x + QUIET} ${y + QUIET}h${width}v1h-${width}z`)
        .join(''),
    )
    .join('')
  return { path, size: rows.length + 2 * QUIET }
}

/** Dark modules that touch, as one run: where it starts and how long it is. */
function runsOf(row: readonly boolean[]): readonly (readonly [start: number, width: number])[] {
  const runs: [number, number][] = []
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (isDark && last && row[x - 1]) last[1]++
    else if (isDark) runs.push([x, 1])
  }
  return runs
}
