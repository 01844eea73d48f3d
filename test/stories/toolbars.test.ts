import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Storybook, startStorybook, storiesOf } from './support/storybook.ts'

let storybook: Storybook
let page: Page

beforeAll(async () => {
  storybook = await startStorybook()
  const context = await storybook.context({ viewport: { width: 1400, height: 800 } })
  page = await context.newPage()
  const story = storiesOf('Login/First screen').find(({ name }) => name === 'Sending Code')
  // the manager takes ten times as long to load as a test to run: they share it, and each leaves it as it was
  await page.goto(`${storybook.url}/?path=/story/${story?.id}`)
  await card().waitFor()
})
afterAll(() => storybook.close())

const preview = () => page.frameLocator('#storybook-preview-iframe')
const card = () => preview().locator('.lk-card')

async function choose(toolbar: string, value: string) {
  await page.getByRole('button', { name: new RegExp(`^${toolbar}\\b`) }).click()
  await page.getByText(`${toolbar}: ${value}`, { exact: true }).last().click()
}

/** Asks again until it fits: the preview follows its toolbar by message. */
const poll = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 15_000 })

function styleOf(selector: string, property: string): Promise<string> {
  return preview()
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
}

test('the manager stays on this computer and wears our colours', async () => {
  const bar = page.getByRole('img', { name: 'Latchkit' })
  expect(await bar.getAttribute('src')).toContain('lockup.svg')
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(ground).toBe('rgb(255, 255, 255)')
})

test('theme changes the colours', async () => {
  expect(await styleOf('.lk-card', 'background-color')).toBe('rgb(255, 255, 255)')
  await choose('Theme', 'dark')
  await poll(() => styleOf('.lk-card', 'background-color')).toBe('rgb(29, 26, 23)')
  await choose('Theme', 'light')
  await poll(() => styleOf('.lk-card', 'background-color')).toBe('rgb(255, 255, 255)')
})

test('direction turns the card around', async () => {
  const edges = async () => {
    const logo = await preview().locator('.lk-logo').boundingBox()
    const box = await card().boundingBox()
    return { logo: logo?.x ?? 0, middle: (box?.x ?? 0) + (box?.width ?? 0) / 2 }
  }
  const before = await edges()
  expect(before.logo).toBeLessThan(before.middle)
  await choose('Direction', 'rtl')
  await poll(() => styleOf('.lk-card', 'direction')).toBe('rtl')
  const after = await edges()
  expect(after.logo).toBeGreaterThan(after.middle)
  await choose('Direction', 'ltr')
  await poll(() => styleOf('.lk-card', 'direction')).toBe('ltr')
})

test('motion shows what a device with reduced motion shows, and back', async () => {
  expect(await styleOf('.lk-spinner', 'animation-name')).toBe('lk-spin')
  await choose('Motion', 'reduced')
  await poll(() => styleOf('.lk-spinner', 'animation-name')).toBe('lk-pulse')
  await choose('Motion', 'full')
  await poll(() => styleOf('.lk-spinner', 'animation-name')).toBe('lk-spin')
})

test('contrast shows what a device with more contrast shows, and back', async () => {
  const hint = () => styleOf('.lk-root', '--_k-text-2')
  expect(await hint()).toBe('78%')
  await choose('Contrast', 'more')
  await poll(hint).toBe('92%')
  await choose('Contrast', 'device')
  await poll(hint).toBe('78%')
})

test('accent is set where an app sets it, and the label on it stays legible', async () => {
  const button = async () => ({
    ground: await styleOf('.lk-button', 'background-color'),
    label: await styleOf('.lk-button', '--_on-fill'),
  })
  const before = await button()
  expect(before.ground).toBe('rgb(28, 91, 71)')
  await choose('Accent', 'yellow')
  await poll(async () => (await button()).ground).toBe('rgb(255, 212, 0)')
  expect((await button()).label).not.toBe(before.label)
  await choose('Accent', 'own')
  await poll(button).toEqual(before)
})

test('width makes room', async () => {
  const width = async () => (await card().boundingBox())?.width
  expect(await width()).toBe(416)
  await choose('Width', '320')
  await poll(width).toBe(320)
})
