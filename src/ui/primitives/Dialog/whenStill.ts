/** Runs something when nothing moves any more in these elements; at once if nothing does. Returns what calls it off. */
export function whenStill(
  elements: readonly (Element | null)[],
  then: () => void,
): (() => void) | undefined {
  const motions = elements.flatMap((element) => element?.getAnimations?.() ?? [])
  if (motions.length === 0) {
    then()
    return undefined
  }
  let isWanted = true
  void Promise.allSettled(motions.map((motion) => motion.finished)).then(() => {
    if (isWanted) then()
  })
  return () => {
    isWanted = false
  }
}
