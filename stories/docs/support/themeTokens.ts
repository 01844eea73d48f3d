/** A custom property of the kit's styles, as the style sheet has it. */
export type Token = { readonly name: string; readonly value: string }

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '')
const onOneLine = (text: string) =>
  text.replace(/\s+/g, ' ').replace(/\( /g, '(').replace(/ \)/g, ')').trim()

/** The tokens that the first block of a style sheet sets: those of the light scheme. */
export function privateTokens(css: string): readonly Token[] {
  const [, block = ''] = /\.lk-root \{([\s\S]*?)\n\}/.exec(withoutComments(css)) ?? []
  return [...block.matchAll(/(--_[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => ({
    name,
    value: onOneLine(value),
  }))
}

/** The properties that an app may set, each with what it is when nobody sets it; null where that follows from others. */
export function publicProperties(sheets: readonly string[]): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>()
  for (const css of sheets.map(withoutComments)) {
    for (const { index, 0: start, 1: name = '' } of css.matchAll(/var\(\s*(--lk-[\w-]+)\s*,/g)) {
      const value = onOneLine(untilClosed(css.slice(index + start.length)))
      // the first is the rule; what is said after it is for the dark scheme, or for engines that cannot derive
      const isFixed = !/var\(|from |color-mix/.test(value)
      if (!found.has(name)) found.set(name, isFixed ? value : null)
    }
  }
  return found
}

/** What stands before the bracket that closes. */
function untilClosed(text: string): string {
  let depth = 0
  for (const [at, letter] of [...text].entries()) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (depth < 0) return text.slice(0, at)
  }
  return text
}
