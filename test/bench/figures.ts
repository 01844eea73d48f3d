/** The middle value; of two middle ones the lower. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}

/** One line of the report. Only a ratio below its target fails a run: times differ from machine to machine. */
export type Figure = {
  readonly what: string
  readonly text: string
  readonly ratio?: { readonly value: number; readonly target: number }
}

/** Writes the figures as they come; true when no ratio missed its target. */
export function report(figures: readonly Figure[]): boolean {
  for (const { what, text, ratio } of figures) {
    const verdict = ratio
      ? `  ratio ${ratio.value.toFixed(2)} (target ${ratio.target}) ${isMissed(ratio) ? 'MISSED' : 'ok'}`
      : ''
    process.stdout.write(`${what.padEnd(46)}${text}${verdict}\n`)
  }
  return !figures.some(({ ratio }) => ratio && isMissed(ratio))
}

function isMissed({ value, target }: { readonly value: number; readonly target: number }) {
  return !(value >= target)
}
