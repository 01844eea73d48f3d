import { setTimeout as nextTurn } from 'node:timers/promises'

/** How many turns of the event loop others have while some work is done. */
export async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let isDone = false
  const done = work.finally(() => {
    isDone = true
  })
  let turns = 0
  while (!isDone) {
    await nextTurn()
    turns++
  }
  await done
  return turns
}
