/**
 * A number that no account of a chain has yet: the one behind an account that is there, or 0. Looks in doubling steps and
 * then between two of them, so that ten thousand accounts take some thirty questions.
 *
 * @param isTaken - asks whether there is an account with this number.
 */
export async function freeIndex(isTaken: (index: number) => Promise<boolean>): Promise<number> {
  let taken = -1
  let free = 0
  while (await isTaken(free)) {
    taken = free
    free = free * 2 + 1
  }
  while (free - taken > 1) {
    const between = Math.floor((taken + free) / 2)
    if (await isTaken(between)) taken = between
    else free = between
  }
  return free
}
