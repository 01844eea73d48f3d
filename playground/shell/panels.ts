type Panel = {
  /** What its separator is called. */
  readonly label: string
  readonly axis: 'x' | 'y'
  /** Whether it grows when the separator goes right or down. */
  readonly growsForward: boolean
  /** In px. */
  readonly least: number
  readonly usual: number
  readonly most: number
}

/** The panels whose size a person may choose, by the name that their element has as its id too. */
export const panels = {
  controls: {
    label: 'Width of the configuration',
    axis: 'x',
    growsForward: true,
    least: 264,
    usual: 304,
    most: 420,
  },
  code: {
    label: 'Width of the code',
    axis: 'x',
    growsForward: false,
    least: 280,
    usual: 384,
    most: 640,
  },
  drawer: {
    label: 'Height of what happened',
    axis: 'y',
    growsForward: false,
    least: 140,
    usual: 236,
    most: 560,
  },
} as const satisfies Record<string, Panel>

export type PanelName = keyof typeof panels
export type PanelSizes = Readonly<Record<PanelName, number>>

/** The size, in whole px, within what the panel may be. */
export function fitted(name: PanelName, size: number): number {
  const { least, most } = panels[name]
  return Math.round(Math.min(most, Math.max(least, size)))
}

/** With a key of a separator: the size after it; null for a key that means nothing to one. */
export function sizeAfterKey(name: PanelName, size: number, key: string): number | null {
  const { axis, growsForward, least, most, usual } = panels[name]
  const [back, forward] = axis === 'x' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
  const step = growsForward ? STEP : -STEP
  switch (key) {
    case forward:
      return fitted(name, size + step)
    case back:
      return fitted(name, size - step)
    case 'Home':
      return least
    case 'End':
      return most
    case 'Enter':
      return usual
    default:
      return null
  }
}

const STEP = 16
