import { contrast, type Painted } from './contrast.ts'

/** What an app chooses by itself, and a part of the kit that wears it: everything else is derived, and legible with any value. */
const PAIRS = [
  { ink: '--lk-text', on: '--lk-surface', wearer: 'lk-card' },
  { ink: '--lk-on-accent', on: '--lk-accent', wearer: 'lk-button' },
] as const

/** What a text needs. WCAG 2.2, 1.4.3. */
const NEEDED = 4.5

const warned = new Set<string>()

/**
 * Warns of colours of the app that cannot be read on each other, now and whenever the page changes its theme; of each pair once.
 *
 * @param root - the element with the tokens (`.lk-root`), in the page.
 */
export function warnOfContrast(root: HTMLElement): void {
  warnNow(root)
  const watch = new MutationObserver(() => {
    if (root.isConnected) warnNow(root)
    else watch.disconnect()
  })
  watch.observe(root, { attributeFilter: ['data-lk-scheme'] })
  watch.observe(document.documentElement, { attributes: true })
}

function warnNow(root: HTMLElement): void {
  const isDark = getComputedStyle(root).colorScheme === 'dark'
  for (const { ink, on, wearer } of PAIRS) {
    const [text, ground] = coloursOf(root, wearer)
    if (!text || !ground) continue
    const ratio = contrast(text, ground)
    const names = isDark ? `${ink}-dark on ${on}-dark` : `${ink} on ${on}`
    if (ratio >= NEEDED || warned.has(names)) continue
    warned.add(names)
    // rounded down, as 4.499 is not enough
    const shown = Math.floor(ratio * 100) / 100
    // biome-ignore lint/suspicious/noConsole: for the one who builds the app, and only then
    console.warn(
      `Latchkit: ${names} has a contrast of ${shown}, and text needs ${NEEDED}. Choose colours that are further apart.`,
    )
  }
}

/** Text and ground of a part as the browser paints them; nothing for what is seen through, as without the styles of the kit. */
function coloursOf(root: HTMLElement, className: string): readonly (Painted | null)[] {
  const wearer = document.createElement('i')
  wearer.className = className
  wearer.dataset.variant = 'primary'
  root.append(wearer)
  const { color, backgroundColor } = getComputedStyle(wearer)
  const painted = [color, backgroundColor].map(paint)
  wearer.remove()
  return painted
}

function paint(colour: string): Painted | null {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.fillStyle = colour
  pen.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha] = pen.getImageData(0, 0, 1, 1).data
  return alpha === 255 ? [red, green, blue] : null
}
