/** What is on its way, by who asked and what. */
export type UnderWay<T> = WeakMap<object, Map<string, Promise<T>>>

/** Asks, unless the same is on its way already: then all who want it get one answer. The next one asks anew. */
export function onceAtATime<T>(
  underWay: UnderWay<T>,
  asker: object,
  question: string,
  ask: () => Promise<T>,
): Promise<T> {
  const running = underWay.get(asker) ?? new Map<string, Promise<T>>()
  underWay.set(asker, running)
  const answer = running.get(question) ?? ask().finally(() => running.delete(question))
  running.set(question, answer)
  return answer
}
