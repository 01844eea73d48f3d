import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../support/chromium.ts'
import { kitCss } from './support/kitCss.ts'

/** A page with a light and a dark root, as a bundler makes it for those who build an app, or for those who use it. */
async function bundled(mode: 'development' | 'production'): Promise<Rolldown.OutputChunk> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    build: {
      write: false,
      minify: false,
      lib: { entry: 'test/stories/support/themedPage.tsx', formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [output] = [built].flat()
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error('nothing was built')
  return chunk
}

let browser: Awaited<ReturnType<typeof launchChromium>>
let development: Rolldown.OutputChunk

beforeAll(async () => {
  browser = await launchChromium()
  development = await bundled('development')
})
afterAll(() => browser.close())

/** A page of an app with this theme, and what was written to its console. */
async function open(theme: string) {
  const page = await browser.newPage()
  const warnings: string[] = []
  page.on('console', (message) => warnings.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => warnings.push(error.message))
  await page.addStyleTag({ content: `${kitCss()} :root { ${theme} }` })
  await page.addScriptTag({ content: development.code, type: 'module' })
  await page.locator('.lk-card').nth(1).waitFor()
  // by then, what was asked for in the first turn has been looked at
  await page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done))))
  return { page, warnings }
}

test('the colours of an app that cannot be read are named once each, with the number', async () => {
  const { page, warnings } = await open(
    '--lk-text: #8a8a8a; --lk-accent: #1c5b47; --lk-on-accent: #000; --lk-surface-dark: #777777; --lk-text-dark: white',
  )
  const expected = [
    /^warning: Latchkit: --lk-text on --lk-surface has a contrast of 3\.45, and text needs 4\.5/,
    /^warning: Latchkit: --lk-on-accent on --lk-accent has a contrast of 2\.63,/,
    /^warning: Latchkit: --lk-text-dark on --lk-surface-dark has a contrast of 4\.47,/,
  ]
  expect(warnings).toEqual(expected.map((text) => expect.stringMatching(text)))
  await page.evaluate(() => document.documentElement.classList.add('other'))
  expect(warnings).toHaveLength(3)
})

test('nothing is said of colours that can, whatever the accent, nor of what is derived', async () => {
  for (const theme of ['', '--lk-accent: #ffff00', '--lk-surface: #101010; --lk-text: #fafafa']) {
    const { page, warnings } = await open(theme)
    expect(warnings, theme).toEqual([])
    expect(await page.locator('i').count()).toBe(0)
  }
})

test('a theme that is chosen later is looked at too', async () => {
  const { page, warnings } = await open('')
  expect(warnings).toEqual([])
  await page.evaluate(() => document.documentElement.style.setProperty('--lk-text', '#999999'))
  await expect.poll(() => warnings).toHaveLength(1)
  expect(warnings[0]).toContain('--lk-text on --lk-surface has a contrast of 2.84')
})

test('what goes to people holds nothing of it', async () => {
  const { code, moduleIds } = await bundled('production')
  const held = (ids: readonly string[]) =>
    ids.filter((id) => /warnOfContrast|contrast\.ts/.test(id))
  expect(held(development.moduleIds)).toHaveLength(2)
  expect(held(moduleIds)).toEqual([])
  expect(code).not.toContain('has a contrast of')
})
