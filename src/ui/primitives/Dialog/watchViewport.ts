/**
 * Writes two lengths that CSS alone cannot know on the area around a card: `--_opened`, so that the card's top edge
 * stays where it opened, and `--_keyboard`, what an on-screen keyboard covers. Returns what ends it.
 */
export function watchViewport(area: HTMLElement, card: HTMLElement): () => void {
  const height = card.offsetHeight
  const view = window.visualViewport
  let known = 0

  const update = () => {
    if (!view) return
    const covered = Math.round(Math.max(0, window.innerHeight - view.height - view.offsetTop))
    // what is within is styled anew for it
    if (covered !== known) area.style.setProperty('--_keyboard', `${covered}px`)
    known = covered
  }
  update()
  // after all that is read: else what is laid out would be laid out once more
  if (height) area.style.setProperty('--_opened', `${height}px`)
  const watch = new AbortController()
  view?.addEventListener('resize', update, watch)
  view?.addEventListener('scroll', update, watch)
  return () => watch.abort()
}
