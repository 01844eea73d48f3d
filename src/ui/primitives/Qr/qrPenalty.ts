/** Five modules or more of one colour. */
const RUNS = /0{5,}|1{5,}/g
/** What looks like a finder with light beside it; one may begin within another. */
const FINDERS = /(?=10111010000|00001011101)/g

/**
 * How hard a code is to read: the less the better. ISO/IEC 18004 section 7.8.3.
 *
 * @param rows - `1` for a dark module, `0` for a light one.
 */
export function qrPenalty(rows: readonly string[]): number {
  const size = rows.length
  const columns = rows.map((_, x) => rows.map((row) => row[x]).join(''))
  const all = rows.join('')
  let penalty = 0
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(RUNS)) penalty += run.length - 2
    penalty += 40 * [...line.matchAll(FINDERS)].length
  }
  for (let at = 0; at < all.length - size; at++) {
    const isLastOfRow = at % size === size - 1
    const square = all.slice(at, at + 2) + all.slice(at + size, at + size + 2)
    if (!isLastOfRow && (square === '0000' || square === '1111')) penalty += 3
  }
  const dark = all.replaceAll('0', '').length / all.length
  return penalty + 10 * Math.floor(Math.abs(dark - 0.5) * 20)
}
