type Line = { last: Promise<unknown>; count: number }

const lines = new WeakMap<object, Map<string, Line>>()

/** Begins a work when the one before it, of the same owner and name, has ended, however it did. */
export async function inTurn<T>(owner: object, name: string, work: () => Promise<T>): Promise<T> {
  const own = lines.get(owner) ?? new Map<string, Line>()
  lines.set(owner, own)
  const line = own.get(name) ?? { last: Promise.resolve(), count: 0 }
  own.set(name, line)
  line.count++
  const mine = line.last.then(work, work)
  line.last = mine
  try {
    return await mine
  } finally {
    line.count--
    if (line.count === 0) own.delete(name)
  }
}

/** How many works of that owner and name have begun or wait. */
export function countInTurn(owner: object, name: string): number {
  return lines.get(owner)?.get(name)?.count ?? 0
}
