/** Splits a code into two halves that are easy to read out; the first takes the odd character: 3+3, 4+4, 5+4. */
export function groupCode(code: string, gap: string): string {
  const half = Math.ceil(code.length / 2)
  return code.slice(0, half) + gap + code.slice(half)
}
