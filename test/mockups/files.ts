import { readFileSync } from 'node:fs'
import type { BrowserContext } from 'playwright'

/** Each drawing in the sizes that it is for; those that know both schemes also on a dark ground. */
export async function pictureOfFiles(
  context: BrowserContext,
  files: readonly string[],
): Promise<Buffer> {
  const page = await context.newPage()
  await page.setViewportSize({ width: 948, height: 100 })
  const drawings = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  const figureOf = ({ file, text }: (typeof drawings)[number]) => {
    const source = `data:image/svg+xml,${encodeURIComponent(text)}`
    const heights = file.includes('lockup') ? [48, 22] : [64, 48, 32, 24, 20, 16]
    const sizes = heights.map((height) => `<img height="${height}" src="${source}">`)
    return `<p>${file}</p>${sizes.join(' ')}`
  }
  const ground = (style: string, shown: typeof drawings) =>
    `<section style="padding:24px;${style}">${shown.map(figureOf).join('')}</section>`
  const ofBoth = drawings.filter(({ text }) => text.includes('prefers-color-scheme'))
  await page.setContent(`<body style="margin:0;font:13px/20px sans-serif">
    ${ground('color-scheme:light;background:#fff;color:#4e4a46', drawings)}
    ${ground('color-scheme:dark;background:#1d1a17;color:#bdbab4', ofBoth)}`)
  const png = await page.locator('body').screenshot()
  await page.close()
  return png
}
