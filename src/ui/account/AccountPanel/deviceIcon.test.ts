import { expect, test } from 'vitest'
import { deviceIcon } from './deviceIcon.ts'
import { PANEL_ICONS } from './panelIcons.ts'

test.each([
  ['iPhone', 'smartphone'],
  ['Android', 'smartphone'],
  ['Pixel 9', 'smartphone'],
  ['macOS', PANEL_ICONS.laptop],
  ['Mac, Chrome', PANEL_ICONS.laptop],
  ['ChromeOS', PANEL_ICONS.laptop],
  ['Windows', PANEL_ICONS.monitor],
  ['Linux, Firefox', PANEL_ICONS.monitor],
  ['Blue security key', null],
  ['', null],
])('knows what kind of device %s is', (name, icon) => {
  expect(deviceIcon(name)).toBe(icon)
})
