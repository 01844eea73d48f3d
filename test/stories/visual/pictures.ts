import type { Page } from 'playwright'
import { indexedPng } from './indexedPng.ts'

/** How much a channel of a pixel may differ before the pixel counts: edges of letters are drawn a little differently. */
const TOLERANCE = 48

/** How many pixels of a picture may differ. A letter more or less is more than that. */
const ALLOWED_PIXELS = 24

/** Pictures as a browser knows them: a data address. */
export type Picture = string

/** What two pictures differ in. */
export type Difference = {
  /** In words; null when they are as good as the same. */
  readonly says: string | null
  /** Both, and where they differ, side by side. */
  readonly shown: Picture
}

/** How fine a colour is kept: in steps of this, far below the tolerance. */
const STEP = 8

/** The same picture with the 256 colours that it has most of. */
export async function packed(page: Page, png: Buffer): Promise<Picture> {
  const { indices, ...rest } = await page.evaluate(
    async ([source, step]) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const { width, height } = image
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = height
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0)
      const data = context?.getImageData(0, 0, width, height).data ?? []
      const rounded = Array.from({ length: width * height }, (_, pixel) =>
        [0, 1, 2].map((channel) =>
          Math.min(255, Math.round((data[pixel * 4 + channel] ?? 0) / step) * step),
        ),
      )

      const counts = new Map<string, number>()
      for (const colour of rounded) {
        const key = colour.join()
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
      const palette = [...counts]
        .sort(([, one], [, other]) => other - one)
        .slice(0, 256)
        .map(([key]) => key.split(',').map(Number))
      const places = new Map<string, number>()
      for (const key of counts.keys()) places.set(key, nearest(key.split(',').map(Number)))
      const bytes = rounded.map((colour) => String.fromCharCode(places.get(colour.join()) ?? 0))
      return { width, height, palette: palette.flat(), indices: btoa(bytes.join('')) }

      function nearest(colour: readonly number[]): number {
        const distances = palette.map((known) =>
          known.reduce((sum, value, channel) => sum + (value - (colour[channel] ?? 0)) ** 2, 0),
        )
        return distances.indexOf(Math.min(...distances))
      }
    },
    [`data:image/png;base64,${png.toString('base64')}`, STEP] as const,
  )
  const file = indexedPng({ ...rest, indices: Buffer.from(indices, 'base64') })
  return `data:image/png;base64,${file.toString('base64')}`
}

/** Compares what is kept with what is there now. */
export function compare(page: Page, kept: Picture, now: Picture): Promise<Difference> {
  return page.evaluate(
    async ([before, after, tolerance, allowed]) => {
      const [a, b] = await Promise.all([before, after].map(pixelsOf))
      if (!a || !b) throw new Error('a picture has no pixels')
      const width = Math.max(a.width, b.width)
      const height = Math.max(a.height, b.height)
      const sheet = document.createElement('canvas')
      sheet.width = width * 3
      sheet.height = height
      const drawing = sheet.getContext('2d')
      if (!drawing) throw new Error('no canvas')
      drawing.putImageData(a, 0, 0)
      drawing.putImageData(b, width, 0)
      drawing.fillStyle = '#d00'

      let different = 0
      for (let y = 0; y < height; y += 1) {
        for (let x = 0; x < width; x += 1) {
          if (!differs(x, y)) continue
          different += 1
          drawing.fillRect(width * 2 + x, y, 1, 1)
        }
      }
      const isOtherSize = a.width !== b.width || a.height !== b.height
      const size = `${a.width} x ${a.height}, now ${b.width} x ${b.height}`
      const says = isOtherSize
        ? `another size: ${size}`
        : different > allowed
          ? `${different} pixels differ`
          : null
      return { says, shown: sheet.toDataURL('image/png') }

      function differs(x: number, y: number): boolean {
        const [one, other] = [at(a, x, y), at(b, x, y)]
        return one.some((channel, index) => Math.abs(channel - (other[index] ?? 0)) > tolerance)
      }
      function at(image: ImageData | undefined, x: number, y: number): readonly number[] {
        if (!image || x >= image.width || y >= image.height) return [-255, -255, -255]
        const start = (y * image.width + x) * 4
        return [...image.data.slice(start, start + 3)]
      }
      async function pixelsOf(source: string): Promise<ImageData | undefined> {
        const image = new Image()
        image.src = source
        await image.decode()
        const canvas = document.createElement('canvas')
        canvas.width = image.width
        canvas.height = image.height
        const context = canvas.getContext('2d')
        context?.drawImage(image, 0, 0)
        return context?.getImageData(0, 0, image.width, image.height)
      }
    },
    [kept, now, TOLERANCE, ALLOWED_PIXELS] as const,
  )
}
