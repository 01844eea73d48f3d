import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../support/chromium.ts'

const kit = readFileSync('.cache/published/styles.css', 'utf8')
const PARTS = `<div class="lk-root" data-lk-scheme="light">
  <button class="lk-button mine" data-slot="primaryButton" data-variant="primary">Continue</button>
  <input class="lk-input" placeholder="you@example.com">
  <i class="lk-chain-step">One</i><i class="lk-chain-step">Two</i>
</div>`
/** As Tailwind 4 writes it: its reset is in `base`, what an app asks for in `utilities`. */
const TAILWIND = `@layer theme, base, components, utilities;
  @layer base { * { border-radius: 0; margin: 7px } }
  @layer utilities { .mine { border-radius: 3px } }`

let page: Page
beforeAll(async () => {
  const browser = await launchChromium()
  page = await browser.newPage()
})
afterAll(() => page.context().browser()?.close())

/** Shows parts of the kit on a page with these styles, in their order. */
async function show(...styles: readonly string[]): Promise<void> {
  await page.setContent(styles.map((css) => `<style>${css}</style>`).join('') + PARTS)
}

/** What a part is drawn with. */
function drawn(selector: string, property: string, pseudo?: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate(
      (element, [property, pseudo]) => getComputedStyle(element, pseudo).getPropertyValue(property),
      [property, pseudo] as const,
    )
}

/** How round the kit's button is on a page with these styles, in their order. */
async function radiusUnder(...styles: readonly string[]): Promise<string> {
  await show(...styles)
  return drawn('button', 'border-top-left-radius')
}

test('all that the kit looks like is in one cascade layer', async () => {
  await show(kit)
  const outside = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => !(rule instanceof CSSLayerBlockRule && rule.name === 'latchkit'))
      .flatMap((rule) => {
        if (rule instanceof CSSLayerStatementRule) return `@layer ${rule.nameList.join(', ')}`
        return rule instanceof CSSStyleRule
          ? [...rule.style].map((name) => name.split('-')[0])
          : rule.cssText
      }),
  )
  // the order, the defence, and the focus ring
  expect([...new Set(outside)]).toEqual([
    '@layer reset, theme, base, latchkit, components, utilities',
    'all',
    'outline',
  ])
})

test.each([
  ['a class', '.mine'],
  ['an attribute', '[data-slot="primaryButton"]'],
  ['the kit’s own class', '.lk-button'],
])('plain CSS of an app for %s wins, before and after', async (_, selector) => {
  const css = `${selector} { border-radius: 3px }`
  expect(await radiusUnder(kit)).toBe('10px')
  expect(await radiusUnder(css, kit)).toBe('3px')
  expect(await radiusUnder(kit, css)).toBe('3px')
})

test.each([
  ['before', (reset: string) => [reset, kit]],
  ['after', (reset: string) => [kit, reset]],
] as const)('a reset of bare elements loses, %s', async (_, order) => {
  const reset = `
    *, *::before, *::after { margin: 9px; border: 0; border-radius: 4px; background: none }
    body button { text-transform: uppercase; border-radius: 4px }
    button:focus, button:focus-visible { outline: 0 }
    ::placeholder { color: rgb(255, 0, 0) }`
  await show(kit)
  const looks = async () => [
    await drawn('button', 'border-top-left-radius'),
    await drawn('button', 'margin-top'),
    await drawn('button', 'text-transform'),
    await drawn('input', 'color', '::placeholder'),
    await drawn('i', 'border-top-width', '::before'),
    await drawn('i', 'margin-top', '::before'),
    await drawn('i', 'background-color', '::after'),
  ]
  const alone = await looks()
  await show(...order(reset))
  expect(await looks()).toEqual(alone)
  await page.keyboard.press('Tab')
  expect(await drawn('button', 'outline-width')).toBe('2px')
  expect(await drawn('button', 'outline-style')).toBe('solid')
})

test('beside Tailwind its reset loses in any order; its classes win where the kit’s layer is known first', async () => {
  expect(await radiusUnder(kit, TAILWIND)).toBe('3px')
  expect(await drawn('button', 'margin-top')).toBe('0px')
  expect(await radiusUnder(TAILWIND, kit)).toBe('10px')
  expect(await drawn('button', 'margin-top')).toBe('0px')
  const order = '@layer theme, base, latchkit, components, utilities;'
  expect(await radiusUnder(order, TAILWIND, kit)).toBe('3px')
  expect(await drawn('button', 'margin-top')).toBe('0px')
})
