import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { type Storybook, startStorybook } from '../stories/support/storybook.ts'
import { addFonts } from '../stories/visual/fonts.ts'
import { launchChromium } from '../support/chromium.ts'
import { pictureOfFiles } from './files.ts'
import type { Mockup } from './mockup.ts'
import { mockups } from './table.ts'
import { openWhole } from './whole.ts'

const TARGET = 'test/screenshots/mockups'

/** Puts a picture of the kit beside each mockup, with what differs and why. */
const [folder = '', ...names] = process.argv.slice(2)
if (!existsSync(folder)) {
  process.stderr.write('Say where the mockups are: npm run mockups -- FOLDER [NAME …]\n')
  process.exit(1)
}

rmSync(TARGET, { recursive: true, force: true })
mkdirSync(TARGET, { recursive: true })
const storybook = await startStorybook()
const table = await (await storybook.context({ viewport: { width: 2000, height: 1000 } })).newPage()
const browser = await launchChromium()
const whole = await openWhole(browser)
const wanted = mockups.filter(
  ({ name }) => names.length === 0 || names.some((part) => name.startsWith(part)),
)
for (const mockup of wanted) {
  const { stories = [], pages = [], files = [], theme = 'light', width = 416 } = mockup
  const context = await storybook.context({
    viewport: { width: width + 64, height: 900 },
    // as the mockups are: letters are as wide then
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    colorScheme: theme,
  })
  await addFonts(context)
  const shots: string[] = []
  const take = async (picture: Promise<Buffer>) => {
    shots.push(await picture.then(urlOf, (error) => `${error}`))
  }
  for (const id of stories) await take(pictureOf(storybook, context, mockup, id))
  for (const name of pages) await take(whole.picture(name, theme))
  if (files.length > 0) await take(pictureOfFiles(context, files))
  await context.close()
  await lay(table, mockup, shots)
}
await whole.close()
await browser.close()
await storybook.close()
process.stdout.write(`${wanted.length} mockups and the kit beside them are in ${TARGET}.\n`)

/** The card of a story, or all of it where it has none, as a data URL. */
async function pictureOf(
  from: Storybook,
  context: BrowserContext,
  { theme = 'light', direction = 'ltr', width = 416 }: Mockup,
  id: string,
): Promise<Buffer> {
  const { page } = await from.open(context, id, { theme, direction, width: String(width) })
  // what is loaded late may come after the story has ended
  await page.locator('[data-slot="methods"][data-state="loading"]').waitFor({ state: 'detached' })
  const card = page.locator('.lk-card, .lk-banner, .lk-devtools-panel').first()
  const shown = (await card.count()) > 0 ? card : page.locator('.stage-surface')
  // a journey ends with the focus and the mouse on what it pressed last
  await page.mouse.move(0, 0)
  await page.locator(':focus:not(input)').evaluateAll((all) => {
    for (const it of all) if (it instanceof HTMLElement) it.blur()
  })
  const png = await shown.screenshot({ animations: 'disabled' })
  await page.close()
  return png
}

function urlOf(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`
}

/** Mockup on the left, the kit on the right, the reasons below. */
async function lay(
  page: Page,
  { name, differs, theme, width: ofStory = 416, pages = [], files = [] }: Mockup,
  shots: readonly string[],
) {
  const reasons = differs === 'nothing' ? ['Nothing differs.'] : differs
  const ground = theme ? '#181512' : '#efece6'
  const isWhole = pages.length + files.length > 0
  const width = isWhole ? 948 : ofStory > 416 ? ofStory : shots.length > 2 ? 300 : 420
  const figures = shots.map((shot) =>
    shot.startsWith('data:')
      ? `<img style="max-width:min(${width}px, 948px)" src="${shot}">`
      : shot,
  )
  await page.setContent(`<body style="margin:16px;font:16px sans-serif;background:#fff">
    <h1 style="font-size:20px">${name}</h1>
    <div style="display:grid;grid-template-columns:980px 980px;gap:8px;align-items:start">
      <img width="980" src="${urlOf(readFileSync(join(folder, `${name}.png`)))}">
      <div style="display:flex;flex-wrap:wrap;gap:16px;padding:16px;align-items:start;background:${ground}">
        ${figures.join('')}
      </div>
    </div>
    <ul>${reasons.map((why) => `<li>${why}</li>`).join('')}</ul>`)
  await page.locator('body').screenshot({ path: `${TARGET}/${name}.png` })
}
