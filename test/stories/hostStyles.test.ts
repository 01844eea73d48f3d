import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Host, hostCss } from '../../stories/hosts/hostCss.ts'
import { printCount } from '../support/printCount.ts'
import { type Storybook, startStorybook, stories } from './support/storybook.ts'
import { createStoryPages } from './support/storyPages.ts'

const hosts = ['tailwind', 'bootstrap', 'reset'] as const satisfies readonly Host[]

const read = (path: string) => readFileSync(`node_modules/${path}`, 'utf8')
const files = {
  bootstrap: read('bootstrap/dist/css/bootstrap.min.css'),
  theme: read('tailwindcss/theme.css'),
  preflight: read('tailwindcss/preflight.css'),
  utilities: read('tailwindcss/utilities.css'),
}

let storybook: Storybook
let pages: ReturnType<typeof createStoryPages>
let sheets: readonly (readonly [Host, string])[]
const seen = { parts: 0, same: 0 }

beforeAll(async () => {
  sheets = await Promise.all(hosts.map(async (host) => [host, await hostCss(host, files)] as const))
  storybook = await startStorybook()
  pages = createStoryPages(storybook, await storybook.context({ reducedMotion: 'reduce' }))
})
afterAll(async () => {
  await storybook.close()
  printCount(
    'parts of the kit that look the same beside the styles of a page',
    seen.same,
    seen.parts,
  )
})

/** The stories of a title whose names differ most: its first and its last. */
function samples() {
  const titles = new Map<string, (typeof stories)[number][]>()
  for (const story of stories) {
    if (/^(Flows|Hosts)\//.test(story.title)) continue
    titles.set(story.title, [...(titles.get(story.title) ?? []), story])
  }
  return [...titles.values()].flatMap((of) => [...new Set([of[0], of.at(-1)])]).filter((it) => !!it)
}

/** Every part of the kit with what it looks like; where it stands in the page is the page's. */
function looks(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.cancel()
    const SIDES = ['top', 'right', 'bottom', 'left']
    const PROPERTIES = [
      ...['font-family', 'font-size', 'font-weight', 'font-style', 'line-height', 'letter-spacing'],
      ...['text-transform', 'text-align', 'text-decoration-line', 'color', 'background-color'],
      ...['padding', 'margin', 'border-width', 'border-radius', 'box-shadow', 'outline-style'],
      ...['display', 'list-style-type', 'opacity', 'box-sizing'],
      ...['width', 'height'],
    ]
    const inside = [...document.querySelectorAll<HTMLElement>('.lk-root *')].filter(
      (element) =>
        !(element instanceof SVGElement && element.ownerSVGElement) &&
        // drawn by the device; and what is only heard, which may change meanwhile
        !element.closest('option, .lk-hidden'),
    )
    return inside.map((element) => {
      const style = getComputedStyle(element)
      const edges = SIDES.map((side) => `border-${side}`).filter(
        (edge) => style.getPropertyValue(`${edge}-width`) !== '0px',
      )
      // what stands in a line of text may stand higher or lower in it
      const inLine = style.display.startsWith('inline') ? ['vertical-align'] : []
      const look = [...PROPERTIES, ...edges, ...inLine].map(
        (name) => `${name}: ${rounded(style.getPropertyValue(name))}`,
      )
      const name = `${element.localName}.${element.getAttribute('class') ?? ''}`
      return [name, ...look].join('; ')
    })

    /** To whole pixels: a picture by its attributes and by its proportions differ by a part of one. */
    function rounded(value: string) {
      return value.replace(/^\d+\.\d+px$/, (size) => `${Math.round(Number.parseFloat(size))}px`)
    }
  })
}

/**
 * What looks another way beside each of the sheets. Begins anew where the kit itself has changed meanwhile: what is loaded
 * takes the place of what stands for it.
 */
async function compared(page: Page): Promise<readonly string[]> {
  const differ: string[] = []
  const before = await looks(page)
  for (const [host, content] of sheets) {
    const style = await page.addStyleTag({ content })
    const after = await looks(page)
    await style.evaluate((element: HTMLStyleElement) => element.remove())
    differ.push(
      ...after.flatMap((look, at) =>
        look === before[at] ? [] : [`${host}: ${difference(before[at] ?? '', look)}`],
      ),
    )
  }
  if (String(await looks(page)) !== String(before)) return compared(page)
  seen.parts += before.length * sheets.length
  seen.same += before.length * sheets.length - differ.length
  return differ
}

/** What is in one look and not in the other. */
function difference(before: string, after: string): string {
  const was = before.split('; ')
  return [was[0], ...after.split('; ').filter((part) => !was.includes(part))].join('; ')
}

describe.concurrent('beside Tailwind, Bootstrap and a reset every part of the kit looks as it does alone', () => {
  test.for(samples().map((story) => [`${story.title} / ${story.name}`, story.id] as const))(
    '%s',
    async ([, id], { expect }) => {
      const { found } = await pages.show(id, async (page) => {
        // the width of the stage is the page's
        const stage = await page.addStyleTag({
          content: '.stage { inline-size: 480px; padding: 24px 0 !important }',
        })
        // a spinner comes when something takes long, and a code to scan when what draws it is loaded
        await page.waitForFunction(
          () =>
            !document.querySelector(
              '.lk-button[aria-busy="true"]:not(:has(.lk-spinner)), .lk-qr[data-state="idle"]:empty',
            ),
        )
        const differ = await compared(page)
        await stage.evaluate((element: HTMLStyleElement) => element.remove())
        return differ
      })
      expect(found).toEqual([])
    },
  )
})

test('the styles of a page change what is the page’s', async () => {
  const context = await storybook.context()
  const { page } = await storybook.open(context, 'login-code--empty')
  const plain = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
  const fonts = new Set([plain])
  for (const [, content] of sheets) {
    const style = await page.addStyleTag({ content })
    const look = await page.evaluate(
      () => getComputedStyle(document.body).fontFamily + getComputedStyle(document.body).lineHeight,
    )
    fonts.add(look)
    await style.evaluate((element: HTMLStyleElement) => element.remove())
  }
  expect(fonts.size).toBe(4)
  await context.close()
})
