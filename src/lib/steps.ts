/** Long work that can pause at each `yield`. What it returns is the outcome. */
export type Steps<T> = Generator<undefined, T>

/** Runs work without pauses. */
export function runSteps<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
