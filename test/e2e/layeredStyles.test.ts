import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../support/chromium.ts'

const published = (file: string) => readFileSync(`.cache/published/${file}`, 'utf8')
const BUTTON = `<div class="lk-root" data-lk-scheme="light">
  <button class="lk-button mine" data-slot="primaryButton" data-variant="primary">Continue</button>
</div>`

let page: Page
beforeAll(async () => {
  const browser = await launchChromium()
  page = await browser.newPage()
})
afterAll(() => page.context().browser()?.close())

/** How round the kit's button is on a page with these styles, in their order. */
async function radiusUnder(...styles: readonly string[]): Promise<string> {
  await page.setContent(styles.map((css) => `<style>${css}</style>`).join('') + BUTTON)
  return page.locator('button').evaluate((button) => getComputedStyle(button).borderTopLeftRadius)
}

test('all published styles are in one cascade layer, and nothing of them is outside', async () => {
  await radiusUnder(published('styles.layered.css'))
  const rules = await page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map((rule) => (rule instanceof CSSLayerBlockRule ? rule.name : '')),
    ),
  )
  expect(rules).toEqual(['latchkit'])
})

test('in the layer, plain CSS of an app wins in any order, and a reset in a layer before loses', async () => {
  const layered = published('styles.layered.css')
  expect(await radiusUnder(layered)).toBe('10px')
  expect(await radiusUnder('.mine { border-radius: 3px }', layered)).toBe('3px')
  expect(await radiusUnder(layered, ':where(button) { border-radius: 4px }')).toBe('4px')
  const reset = '@layer reset, latchkit; @layer reset { * { border-radius: 0 } }'
  expect(await radiusUnder(reset, layered)).toBe('10px')
})

test('without the layer, resets of elements lose in any order, and later classes win', async () => {
  const plain = published('styles.css')
  expect(await radiusUnder('button { border-radius: 4px }', plain)).toBe('10px')
  expect(await radiusUnder(plain, 'button { border-radius: 4px }')).toBe('10px')
  expect(await radiusUnder(plain, '.mine { border-radius: 3px }')).toBe('3px')
})
