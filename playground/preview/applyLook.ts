import { pretendDevice } from '../../stories/support/pretendDevice.ts'
import { fonts } from '../settings/fonts.ts'
import { directionOf } from '../settings/languages.ts'
import type { Settings } from '../settings/settings.ts'

/** Themes the page as an app does: its own scheme, language and direction, the public properties of the kit, and what the device asks for. */
export function applyLook(settings: Settings): void {
  const { scheme, language, direction, accent, radius, font, motion } = settings
  const root = document.documentElement
  root.lang = language
  root.dir = direction === 'auto' ? directionOf(language) : direction
  root.dataset.scheme = scheme
  root.style.setProperty('--lk-accent', accent)
  root.style.setProperty('--lk-radius', `${radius}px`)
  const { stack } = fonts[font]
  if (stack === null) root.style.removeProperty('--lk-font')
  else root.style.setProperty('--lk-font', stack)
  pretendDevice({ motion, contrast: 'device' })
}
