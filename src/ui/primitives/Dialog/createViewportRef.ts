import type { RefObject } from 'react'

/**
 * A ref callback for the area around a dialog. Writes two lengths that CSS alone cannot know:
 * `--_first-height`, so that the top edge stays where it opened, and `--_keyboard`, what an on-screen keyboard covers.
 */
export function createViewportRef(popup: RefObject<HTMLElement | null>) {
  let stop: (() => void) | null = null
  return (viewport: HTMLElement | null) => {
    stop?.()
    stop = null
    if (viewport === null) return
    const height = popup.current?.offsetHeight
    if (height) viewport.style.setProperty('--_first-height', `${height}px`)
    stop = watchKeyboard(viewport)
  }
}

function watchKeyboard(element: HTMLElement): (() => void) | null {
  const view = window.visualViewport
  if (!view) return null
  const update = () => {
    const covered = Math.max(0, window.innerHeight - view.height - view.offsetTop)
    element.style.setProperty('--_keyboard', `${Math.round(covered)}px`)
  }
  update()
  view.addEventListener('resize', update)
  view.addEventListener('scroll', update)
  return () => {
    view.removeEventListener('resize', update)
    view.removeEventListener('scroll', update)
  }
}
