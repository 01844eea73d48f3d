/** Answers, and what is on its way, by who asked and what. */
export type Answers<T> = WeakMap<object, Map<string, Promise<T>>>

/** Asks once: all who want it, now or later, get that one answer. What fails is asked anew by the next one. */
export function once<T>(
  answers: Answers<T>,
  asker: object,
  question: string,
  ask: () => Promise<T>,
): Promise<T> {
  const known = answers.get(asker) ?? new Map<string, Promise<T>>()
  answers.set(asker, known)
  const answer = known.get(question) ?? ask()
  known.set(question, answer)
  answer.catch(() => forget(answers, asker, question))
  return answer
}

/** Asks, unless the same is on its way already: then all who want it get one answer. The next one asks anew. */
export function onceAtATime<T>(
  answers: Answers<T>,
  asker: object,
  question: string,
  ask: () => Promise<T>,
): Promise<T> {
  return once(answers, asker, question, () => ask().finally(() => forget(answers, asker, question)))
}

/** What was answered to that question counts no more: the next one asks anew. */
export function forget(answers: Answers<unknown>, asker: object, question: string): void {
  answers.get(asker)?.delete(question)
}
