/** So many subjects are remembered: as many as take some tens of megabytes. */
const MOST_SUBJECTS = 100_000

/** Subjects that are looked at for each that is new. More than one, so that those that are quiet never pile up. */
const LOOKED_AT = 2

/** What is remembered of organizations or addresses, by their names. */
export type Subjects<Value> = {
  get(subject: string): Value | undefined
  /** Remembers a value. A subject that is new makes room by others that are quiet. */
  set(subject: string, value: Value, nowMs: number): void
  /** How many are remembered. */
  readonly size: number
}

/**
 * Remembers something of subjects as long as it counts.
 *
 * Ours: strangers bring any number of subjects, such as addresses, so each new one costs the same, however many are remembered.
 * Beyond 100,000, those are forgotten that nobody has looked at for longest, quiet or not.
 *
 * @param isQuiet - whether a value counts for nothing any more.
 */
export function createSubjects<Value>(
  isQuiet: (value: Value, nowMs: number) => boolean,
  most: number = MOST_SUBJECTS,
): Subjects<Value> {
  const values = new Map<string, Value>()
  let round = values.entries()

  function lookAtNext(nowMs: number): void {
    let next = round.next()
    if (next.done) {
      round = values.entries()
      next = round.next()
    }
    if (next.done) return
    const [subject, value] = next.value
    if (values.size >= most || isQuiet(value, nowMs)) values.delete(subject)
  }

  return {
    get: (subject) => values.get(subject),
    set(subject, value, nowMs) {
      if (!values.has(subject)) for (let i = 0; i < LOOKED_AT; i++) lookAtNext(nowMs)
      values.set(subject, value)
    },
    get size() {
      return values.size
    },
  }
}
