import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = 'src/ui/styles'

/** The styles of the kit as one text: what `styles.css` is made from. */
export function kitCss(): string {
  const inLayer = imported('kit.css').map((path) => readFileSync(join(FOLDER, path), 'utf8'))
  return [...inLayer, readFileSync(join(FOLDER, 'hosts.css'), 'utf8')].join('\n')
}

function imported(file: string): readonly string[] {
  const text = readFileSync(join(FOLDER, file), 'utf8')
  return [...text.matchAll(/@import "(.+?)";/g)].map(([, path]) => String(path))
}

/** The same in an engine without relative colours: there, the fixed values hold. */
export function kitCssWithoutRelativeColours(): string {
  const css = kitCss()
  const fixed = css.replace(/@supports not \(color: [^{]+\{/, '@media all {')
  if (fixed === css) throw new Error('the styles have no fixed values')
  return fixed
}
