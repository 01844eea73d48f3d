import type { Page } from 'playwright'
import type { Painted } from '../../../src/ui/theme/contrast.ts'

/** A colour of the kit on another: names of tokens, without the `--_`. */
export type Pair = readonly [ink: string, ground: string]

/** A theme that an app may choose: values of its properties (`--lk-…`). */
type Theme = Readonly<Record<string, string>>

export type Scheme = 'light' | 'dark'

export type Painter = {
  /** What every token is painted as, by theme. */
  paint(
    themes: readonly Theme[],
    scheme: Scheme,
    tokens: readonly string[],
  ): Promise<readonly Readonly<Record<string, Painted>>[]>
}

/** Paints tokens of some styles on a page. */
export async function createPainter(page: Page, css: string): Promise<Painter> {
  await page.setContent('<div id="app"><div class="lk-root"><span id="probe"></span></div></div>')
  await page.addStyleTag({ content: css })
  return {
    paint: (themes, scheme, tokens) =>
      page.evaluate(
        ([themes, scheme, tokens]) => {
          const app = document.querySelector<HTMLElement>('#app')
          const probe = document.querySelector<HTMLElement>('#probe')
          // one pixel for each token: to read them takes longer than to paint
          const canvas = new OffscreenCanvas(tokens.length, 1)
          const pen = canvas.getContext('2d', { willReadFrequently: true })
          if (!app || !probe || !pen) throw new Error('the page is not set')
          probe.parentElement?.setAttribute('data-lk-scheme', scheme)
          return themes.map((theme) => {
            app.removeAttribute('style')
            for (const [name, value] of Object.entries(theme)) app.style.setProperty(name, value)
            pen.clearRect(0, 0, tokens.length, 1)
            tokens.forEach((token, at) => {
              // a token that is no colour would leave the one before
              probe.style.color = ''
              probe.style.color = `var(--_${token}, transparent)`
              pen.fillStyle = getComputedStyle(probe).color
              pen.fillRect(at, 0, 1, 1)
            })
            const { data } = pen.getImageData(0, 0, tokens.length, 1)
            return Object.fromEntries(
              tokens.map((token, at) => {
                const [red = 0, green = 0, blue = 0, alpha] = data.subarray(at * 4, at * 4 + 4)
                if (alpha !== 255) throw new Error(`--_${token} is no full colour`)
                return [token, [red, green, blue] as const]
              }),
            )
          })
        },
        [themes, scheme, tokens] as const,
      ),
  }
}
