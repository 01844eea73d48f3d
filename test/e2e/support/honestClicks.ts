import type { FrameLocator } from 'playwright'
import { expect } from 'vitest'
import { printCount } from '../../support/printCount.ts'
import { dialog, emailField } from './person.ts'

/** Presses the button of a login in a frame so often, as a person who mistypes their address. @returns how often it counted. */
export async function clickOften(app: FrameLocator, clicks: number): Promise<number> {
  let counted = 0
  for (let click = 0; click < clicks; click += 1) {
    await emailField(app).fill('mara')
    await dialog(app).getByRole('button', { name: 'Continue', exact: true }).click()
    await expect.poll(() => emailField(app).getAttribute('aria-invalid')).toBe('true')
    counted += 1
    await emailField(app).fill('')
    await expect.poll(() => emailField(app).getAttribute('aria-invalid')).not.toBe('true')
  }
  printCount('sec/T22 honest clicks that counted', counted, clicks)
  return counted
}
