/**
 * Writes two lengths that CSS alone cannot know on the area around a card: `--_first-height`, so that the card's top edge
 * stays where it opened, and `--_keyboard`, what an on-screen keyboard covers. Returns what ends it.
 */
export function watchViewport(area: HTMLElement, card: HTMLElement): () => void {
  const height = card.offsetHeight
  if (height) area.style.setProperty('--_first-height', `${height}px`)
  const view = window.visualViewport
  if (!view) return () => undefined

  const update = () => {
    const covered = Math.max(0, window.innerHeight - view.height - view.offsetTop)
    area.style.setProperty('--_keyboard', `${Math.round(covered)}px`)
  }
  update()
  view.addEventListener('resize', update)
  view.addEventListener('scroll', update)
  return () => {
    view.removeEventListener('resize', update)
    view.removeEventListener('scroll', update)
  }
}
