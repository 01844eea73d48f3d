import type { BrowserContext } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Storybook, startStorybook, storiesOf } from './support/storybook.ts'

let storybook: Storybook
let context: BrowserContext

beforeAll(async () => {
  storybook = await startStorybook()
  context = await storybook.context({ reducedMotion: 'reduce' })
})
afterAll(() => storybook.close())

/** What pages do to the elements of their guests, by accident: resets, and styles on bare elements. */
const HOSTILE = `
  * { margin: 0; padding: 0; border: 0; font: inherit; vertical-align: baseline; }
  body { font: 18px/2 serif; color: #c00; letter-spacing: 1px; text-align: center; text-transform: uppercase; }
  h2 { font-size: 44px; line-height: 2; margin: 2em 0; color: #00c; letter-spacing: 3px; text-align: right; }
  p { line-height: 2; margin: 1em 0; color: #090; font-size: 22px; }
  form, section { margin: 30px; padding: 30px; }
  label { display: inline; font-weight: 700; text-transform: uppercase; margin-bottom: 12px; }
  a { color: #f0f; text-decoration: underline; }
  button { text-transform: uppercase; outline: 0; background: #ff0; color: #f00; border-radius: 0;
    border: 3px solid #f00; padding: 1px; letter-spacing: 4px; font-size: 10px; min-height: 0; margin: 9px; }
  input { background: #cff; border: 4px dotted #f00; padding: 20px; width: 30%; border-radius: 0; box-shadow: 0 0 9px #f00;
    font-size: 9px; height: 12px; margin: 8px; text-transform: uppercase; outline: 0; }
  svg { display: inline; vertical-align: middle; }
`

const screens = [
  ['Login/First screen', 'Not An Address'],
  ['Login/Code', 'Wrong'],
  ['Login/Something in the way', 'Origin Not Allowed In Development'],
] as const

test.each(screens)(
  '%s, %s: a host page that styles every element changes no pixel',
  async (title, name) => {
    const story = storiesOf(title).find((entry) => entry.title === title && entry.name === name)
    const { page } = await storybook.open(context, story?.id ?? '')
    // the stage is the page's own and may change; what the kit draws may not
    await page.addStyleTag({
      content: '.stage { padding: 24px 0 !important } .stage-width { margin: 0; padding: 0 }',
    })
    const card = page.locator('.lk-card')
    const before = await card.screenshot({ animations: 'disabled' })
    await page.addStyleTag({ content: HOSTILE })
    const after = await card.screenshot({ animations: 'disabled' })
    const path = `test/screenshots/stories/hostile.${story?.id}.png`
    if (!before.equals(after)) await card.screenshot({ path, animations: 'disabled' })
    expect(before.equals(after)).toBe(true)
    await page.close()
  },
)
