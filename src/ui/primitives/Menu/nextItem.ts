type Place = {
  /** The item that has the focus. */
  readonly at: number
  readonly count: number
  /** The keys that go to the one before it and to the one behind it. */
  readonly keys: readonly [before: string, behind: string]
}

/** Which item a key goes to, around the ends; null for a key that means nothing here. */
export function nextItem(key: string, { at, count, keys }: Place): number | null {
  const [before, behind] = keys
  if (key === behind) return (at + 1) % count
  if (key === before) return (at + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
