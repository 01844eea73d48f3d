/** Reads a member of something that a stranger handed over: whatever the reading does, it ends here. */
export function readMember(value: unknown, name: string): unknown {
  if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return undefined
  try {
    return Reflect.get(value, name)
  } catch {
    return undefined // a getter that throws has nothing to say
  }
}

/** Calls a method of such a thing. Rejects with what it throws, and with a `TypeError` when it has no such method. */
export function callMember(
  value: unknown,
  name: string,
  parameters: readonly unknown[],
): Promise<unknown> {
  // what is thrown in here rejects the promise
  return new Promise((resolve) => {
    const method = readMember(value, name)
    if (typeof method !== 'function') throw new TypeError(`There is no ${name}.`)
    resolve(Reflect.apply(method, value, parameters))
  })
}

/** The texts of a list, of at most the first hundred members; none when it is no list. */
export function readTexts(list: unknown): readonly string[] {
  return readList(list).filter((item) => typeof item === 'string')
}

/** At most the first hundred members of a list; none when it is no list. */
export function readList(list: unknown): readonly unknown[] {
  try {
    return Array.isArray(list)
      ? Array.from({ length: Math.min(list.length, 100) }, (_, at) => readMember(list, String(at)))
      : []
  } catch {
    return [] // a proxy that was taken back
  }
}

/** A copy of some bytes; null when they are none, or more than `most`. */
export function readBytes(value: unknown, most: number): Uint8Array | null {
  try {
    return value instanceof Uint8Array && value.length <= most ? Uint8Array.from(value) : null
  } catch {
    return null // as above
  }
}
