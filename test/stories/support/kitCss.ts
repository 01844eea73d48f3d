import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const INDEX = 'src/ui/styles/index.css'

/** The styles of the kit as one text: what `styles.css` is made from. */
export function kitCss(): string {
  const files = [...readFileSync(INDEX, 'utf8').matchAll(/@import "(.+?)";/g)]
  return files
    .map(([, path]) => readFileSync(join(dirname(INDEX), String(path)), 'utf8'))
    .join('\n')
}

/** The same in an engine without relative colours: there, the fixed values hold. */
export function kitCssWithoutRelativeColours(): string {
  const css = kitCss()
  const fixed = css.replace(/@supports not \(color: [^{]+\{/, '@media all {')
  if (fixed === css) throw new Error('the styles have no fixed values')
  return fixed
}
