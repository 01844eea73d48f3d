import type { IconSign } from '../../primitives/Icon/iconPaths.ts'
import { PANEL_ICONS } from './panelIcons.ts'

/** The kinds of device, by what a system or a passkey is called; an iPhone is none of the others. */
const KINDS: readonly (readonly [RegExp, IconSign])[] = [
  [/phone|ipad|android|pixel|galaxy/i, 'smartphone'],
  [/mac|chrome(os|book)|laptop/i, PANEL_ICONS.laptop],
  [/windows|linux/i, PANEL_ICONS.monitor],
]

/** The sign of a device by its name; null for a name that says nothing of one. */
export function deviceIcon(name: string): IconSign | null {
  return KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? null
}
