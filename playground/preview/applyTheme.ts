import type { Settings } from '../settings.ts'

/** Themes the page as an app does: its own scheme and direction, and the public properties of the kit. */
export function applyTheme(settings: Settings): void {
  const root = document.documentElement
  root.dir = settings.direction
  root.dataset.scheme = settings.scheme
  root.style.setProperty('--lk-accent', settings.accent)
  root.style.setProperty('--lk-radius', `${settings.radius}px`)
}
