/** What the toolbar offers as the app's accent: the kit's own, and what is hard to keep legible. */
const hexes = {
  own: null,
  blue: '#1f4fd8',
  orange: '#c4532b',
  plum: '#7b2d6b',
  yellow: '#ffd400',
  pale: '#cfe8ff',
  black: '#111111',
} as const

export type Accent = keyof typeof hexes

export const accents = Object.keys(hexes) as readonly Accent[]

/** Sets the accent as an app does, on the root of the page; `own` takes it away. */
export function setAccent(accent: Accent): void {
  const { style } = document.documentElement
  const hex = hexes[accent]
  if (hex === null) style.removeProperty('--lk-accent')
  else style.setProperty('--lk-accent', hex)
}
