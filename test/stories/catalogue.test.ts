import { readdirSync, readFileSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { components, idOfTitle } from '../../stories/docs/support/components.ts'
import { colourTokens, publicTokens } from '../../stories/docs/support/publicTokens.ts'
import { privateTokens, publicProperties } from '../../stories/docs/support/themeTokens.ts'
import { axeViolations } from './support/checks.ts'
import { pagesOfText, type Storybook, startStorybook, stories } from './support/storybook.ts'

let storybook: Storybook
let context: BrowserContext

beforeAll(async () => {
  storybook = await startStorybook()
  context = await storybook.context({ viewport: { width: 1000, height: 900 } })
})
afterAll(() => storybook.close())

/** Opens a page of text, waits for its heading, and notes what it complains about. */
async function openText(id: string): Promise<{ page: Page; complaints: readonly string[] }> {
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(storybook.url))
      complaints.push(`request to ${request.url()}`)
  })
  await page.goto(`${storybook.url}/iframe.html?id=${id}&viewMode=docs`)
  await page.locator('#storybook-docs h1').first().waitFor()
  // code gets its colours later
  const code = page.locator('#storybook-docs pre').filter({ hasText: /import |:root/ })
  if ((await code.count()) > 0) await code.locator('.token').first().waitFor()
  return { page, complaints }
}

const css = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .sort()
  .map((name) => readFileSync(`src/ui/${name}`, 'utf8'))
const ids = new Set([...stories, ...pagesOfText].map(({ id }) => id))

test.each(pagesOfText.map(({ title, id }) => [title, id] as const))(
  '%s opens without an error, axe finds nothing, and what it points to is there',
  async (_, id) => {
    const { page, complaints } = await openText(id)
    expect(await axeViolations(page)).toEqual([])
    const targets = await page
      .locator('#storybook-docs a[href*="?path="]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const missing = targets
      .map((target) => target.split('/').at(-1) ?? '')
      .filter(
        (target) => ![...ids].some((known) => known === target || known.startsWith(`${target}--`)),
      )
    expect(missing).toEqual([])
    expect(complaints).toEqual([])
    await page.close()
  },
)

test('every component that the package gives out is in the table, with stories that there are', () => {
  const exported = ['src/ui/index.ts', 'src/react/index.ts'].flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/from '(\.[^']*\/([A-Z]\w+)\.tsx)'/g)].map(
      ([, , name = '']) => name,
    ),
  )
  expect(Object.keys(components).sort()).toEqual([...new Set(exported)].filter(isComponent).sort())
  const shown = Object.values(components).flatMap((row) => row.stories)
  const titles = new Set(stories.map(({ title }) => title))
  expect(shown.filter((title) => !titles.has(title))).toEqual([])
  const prefixes = new Set([...ids].map((id) => id.split('--')[0]))
  expect(shown.map(idOfTitle).filter((id) => !prefixes.has(id))).toEqual([])
})

/** A file of a type alone is no component, and a part of the login is shown with the whole. */
const isComponent = (name: string) => !['LegalLine', 'Root'].includes(name)

test('the table of properties has every one that the styles read, and no other', () => {
  expect(Object.keys(publicTokens).sort()).toEqual([...publicProperties(css).keys()].sort())
})

test('a default is said where there is one, and not where it follows from others', () => {
  const found = publicProperties([readFileSync('src/ui/styles/tokens.css', 'utf8'), ...css])
  expect(found.get('--lk-accent')).toBe('#1c5b47')
  expect(found.get('--lk-surface-dark')).toBe('#1d1a17')
  expect(found.get('--lk-width')).toBe('416px')
  const derived = ['--lk-accent-dark', '--lk-on-accent', '--lk-on-accent-dark', '--lk-backdrop']
  expect(derived.map((name) => found.get(name))).toEqual([null, null, null, null])
})

test('every colour of the table is one of the style sheet', () => {
  const tokens = new Set(
    privateTokens(readFileSync('src/ui/styles/tokens.css', 'utf8')).map(({ name }) => name),
  )
  expect(colourTokens.map(([name]) => name).filter((name) => !tokens.has(name))).toEqual([])
})

test('the swatches follow the colours that are chosen', async () => {
  const { page } = await openText('theming--docs')
  const swatch = (token: string, scheme: 'light' | 'dark') =>
    page
      .getByRole('row', { name: new RegExp(`^${token} `) })
      .locator(`[data-lk-scheme=${scheme}] code`)
  await expect.poll(() => swatch('--_fill', 'light').textContent()).toBe('#1c5b47')
  expect(await swatch('--_surface', 'dark').textContent()).toBe('#1d1a17')
  const before = await swatch('--_soft', 'light').textContent()
  await page.getByLabel('--lk-accent', { exact: true }).fill('#ffd400')
  await expect.poll(() => swatch('--_fill', 'light').textContent()).toBe('#ffd400')
  expect(await swatch('--_on-fill', 'light').textContent()).toBe('#000000')
  expect(await swatch('--_soft', 'light').textContent()).not.toBe(before)
  await page.close()
})

test('the report says when there is none, and what there is', async () => {
  const { page } = await openText('accessibility-report--docs')
  const note = page.getByRole('note')
  expect(await note.textContent()).toMatch(/^There is no report|\d+ passed, \d+ failed, at commit/)
  await page.close()
})
