import { readFileSync } from 'node:fs'
import type { BrowserContext } from 'playwright'

/** The fonts that the pictures are drawn with, whatever the machine has. */
const faces = [
  ['Inter', 'inter', [400, 500, 600]],
  ['JetBrains Mono', 'jetbrains-mono', [400, 500]],
] as const

/** The rules that bring them, and have the kit draw with them. */
export function fontStyles(): string {
  const rules = faces.flatMap(([family, name, weights]) =>
    weights.map((weight) => {
      const file = `node_modules/@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`
      const source = `data:font/woff2;base64,${readFileSync(file).toString('base64')}`
      return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(${source}) }`
    }),
  )
  const use = `:root { --lk-font: 'Inter', sans-serif; --lk-font-mono: 'JetBrains Mono', monospace }`
  return [...rules, use].join('\n')
}

/** Has every page of the context draw with them. */
export async function addFonts(context: BrowserContext): Promise<void> {
  const style = JSON.stringify(fontStyles())
  await context.addInitScript(`addEventListener('DOMContentLoaded', () => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: ${style} }))
  })`)
}
