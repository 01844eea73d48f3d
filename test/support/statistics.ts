/** The chance that a sample of the second kind is longer than one of the first: 0.5 when nobody can tell them apart. */
export function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  const all = [
    ...first.map((value) => ({ value, isSecond: false })),
    ...second.map((value) => ({ value, isSecond: true })),
  ].sort((a, b) => a.value - b.value)
  let rankSum = 0
  for (let from = 0; from < all.length; ) {
    let to = from
    while (to < all.length && all[to]?.value === all[from]?.value) to++
    // those of one value share the ranks that they take up
    const rank = (from + 1 + to) / 2
    for (let at = from; at < to; at++) if (all[at]?.isSecond) rankSum += rank
    from = to
  }
  const least = (second.length * (second.length + 1)) / 2
  return (rankSum - least) / (first.length * second.length)
}

/** Welch's t of two samples. */
export function welch(first: readonly number[], second: readonly number[]): number {
  const a = momentsOf(first)
  const b = momentsOf(second)
  return (a.mean - b.mean) / Math.sqrt(a.variance / first.length + b.variance / second.length)
}

/** The samples up to this share of all of them: what the machine did meanwhile lies beyond. */
export function cropped(
  first: readonly number[],
  second: readonly number[],
  share: number,
): readonly [readonly number[], readonly number[]] {
  const sorted = [...first, ...second].sort((a, b) => a - b)
  const limit = sorted[Math.floor(sorted.length * share)] ?? Number.POSITIVE_INFINITY
  return [first.filter((value) => value < limit), second.filter((value) => value < limit)]
}

function momentsOf(sample: readonly number[]) {
  const mean = sample.reduce((sum, value) => sum + value, 0) / sample.length
  const squares = sample.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, variance: squares / (sample.length - 1) }
}

/**
 * Times work on two kinds of input in an order of chance, so that whatever the machine does meets both alike. Every
 * input is made anew, outside of what is timed: one that were used again would be known by its place in memory.
 *
 * @returns microseconds for each kind.
 */
export async function timeBoth<Input>(
  count: number,
  inputs: readonly [(number: number) => Input, (number: number) => Input],
  work: (input: Input) => unknown,
): Promise<readonly [readonly number[], readonly number[]]> {
  const times: [number[], number[]] = [[], []]
  for (const [number, kind] of shuffled(count).entries()) {
    const input = inputs[kind](number)
    const startedAt = performance.now()
    await work(input)
    times[kind].push((performance.now() - startedAt) * 1000)
  }
  return times
}

/** As many of each kind, in an order of chance. */
function shuffled(count: number): readonly (0 | 1)[] {
  const order = Array.from({ length: count * 2 }, (_, at): 0 | 1 => (at % 2 === 0 ? 0 : 1))
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1))
    const kept = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = kept
  }
  return order
}
