import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contrast } from '../../src/ui/theme/contrast.ts'
import { launchChromium } from '../support/chromium.ts'
import { kitCss, kitCssWithoutRelativeColours } from './support/kitCss.ts'
import { createPainter, type Painter, type Pair, type Scheme } from './support/painter.ts'

let browser: Browser
let derived: Painter
let fixed: Painter

beforeAll(async () => {
  browser = await launchChromium()
  derived = await createPainter(await browser.newPage(), kitCss())
  fixed = await createPainter(await browser.newPage(), kitCssWithoutRelativeColours())
})
afterAll(() => browser.close())

const grounds = ['surface', 'sunken', 'hover', 'soft'] as const
const on = (ink: string, ...under: readonly string[]) =>
  under.map((ground) => [ink, ground] as const)

/** What is read, and needs 4.5. */
const texts: readonly Pair[] = [
  ...on('on-fill', 'fill', 'fill-hover', 'fill-press'),
  ...on('link', ...grounds),
  ...on('text', ...grounds, 'press'),
  ...on('text-2', ...grounds),
  ...on('text-3', 'surface', 'sunken', 'hover', 'press'),
  ...['success', 'warning', 'danger'].flatMap((tone) => on(tone, 'surface', `${tone}-soft`)),
]
/** What shows where the keyboard is, which tab is open and where a field ends, and needs 3. */
const marks: readonly Pair[] = [...on('focus', ...grounds), ...on('control-line', 'surface')]

const tokens = [...new Set([...texts, ...marks, ['raised']].flat())]

/** Eight steps of each primary colour, their ends included. */
const steps = Array.from({ length: 8 }, (_, step) =>
  Math.round((step * 255) / 7)
    .toString(16)
    .padStart(2, '0'),
)
const accents = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
)

type Lowest = { readonly ratio: number; readonly where: string }

/** The lowest contrast of some pairs in some themes, and the pair. */
async function lowest(
  painter: Painter,
  pairs: readonly Pair[],
  scheme: Scheme,
  themes: readonly Readonly<Record<string, string>>[],
): Promise<Lowest> {
  const painted = await painter.paint(themes, scheme, tokens)
  const all = painted.flatMap((colours, at) =>
    pairs.map(([ink, ground]) => {
      const [one, other] = [colours[ink], colours[ground]]
      if (!one || !other) throw new Error(`nothing is painted for ${ink} on ${ground}`)
      const name = Object.values(themes[at] ?? {}).join(' ') || 'default'
      return { ratio: contrast(one, other), where: `${ink} on ${ground}, ${name}, ${scheme}` }
    }),
  )
  return all.reduce((least, each) => (each.ratio < least.ratio ? each : least))
}

function print(what: string, { ratio, where }: Lowest): void {
  process.stdout.write(`${what}: lowest ${ratio.toFixed(2)} (${where})\n`)
}

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  test(`no accent of ${accents.length} makes a text or a mark too faint`, async () => {
    expect(new Set(accents).size).toBe(512)
    const themes = accents.map((accent) => ({ '--lk-accent': accent }))
    const text = await lowest(derived, texts, scheme, themes)
    const mark = await lowest(derived, marks, scheme, themes)
    print('texts of 512 accents', text)
    print('marks of 512 accents', mark)
    expect(text.ratio, text.where).toBeGreaterThanOrEqual(4.5)
    expect(mark.ratio, mark.where).toBeGreaterThanOrEqual(3)
  })

  test('the fixed values of older engines are those that newer ones compute', async () => {
    const [[older = {}], [newer = {}]] = await Promise.all([
      fixed.paint([{}], scheme, tokens),
      derived.paint([{}], scheme, tokens),
    ])
    const differ = tokens.filter((token) => {
      // without relative colours, a press is not seen on the button
      if (/^fill-/.test(token)) return false
      return older[token]?.some((value, at) => Math.abs(value - (newer[token]?.[at] ?? 0)) > 1)
    })
    expect(differ).toEqual([])
    const text = await lowest(fixed, texts, scheme, [{}])
    const mark = await lowest(fixed, marks, scheme, [{}])
    print('texts of the fixed values', text)
    print('marks of the fixed values', mark)
    expect(text.ratio, text.where).toBeGreaterThanOrEqual(4.5)
    expect(mark.ratio, mark.where).toBeGreaterThanOrEqual(3)
  })
})

test('older engines are left with no colour that they cannot compute', () => {
  const css = kitCss()
  const [relative = '', fallback = ''] = css.split('@supports not (color:')
  const computed = relative.matchAll(/(--_[\w-]+):\s*([^;]+);/g)
  const unknown = [...computed]
    .filter(([, , value = '']) => /color-mix|\(\s*from /.test(value))
    .map(([, name = '']) => name)
  const later = css.slice(relative.length)
  const left = new Set(
    unknown.filter((name) => !fallback.includes(`${name}:`) && later.includes(`var(${name}`)),
  )
  expect([...left]).toEqual([])
})
