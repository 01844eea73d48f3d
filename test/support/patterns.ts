import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

/** Where the spellings stand that recheck has found safe. */
export const CHECKED_PATTERNS = 'test/vectors/checkedPatterns.json'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join('src', path), 'utf8') }))

/** A regular expression of the kit or of the service, and where it stands. */
export type Pattern = { readonly source: string; readonly flags: string; readonly path: string }

/** How the list of patterns spells one. */
export const spellingOf = ({ source, flags }: Pattern) => `/${source}/${flags}`

/** Every regular expression that stands in the code of `src` as such, each spelling once. */
export function patternsOfSource(): readonly Pattern[] {
  const found = new Map<string, Pattern>()
  for (const { path, text } of files) {
    const { program, errors } = parseSync(path, text)
    if (errors.length > 0) throw new Error(`${path} cannot be read`)
    for (const { pattern: source, flags } of literalsIn(program)) {
      const pattern = { source, flags, path }
      if (!found.has(spellingOf(pattern))) found.set(spellingOf(pattern), pattern)
    }
  }
  return [...found.values()].sort((a, b) => (spellingOf(a) < spellingOf(b) ? -1 : 1))
}

type RegexNode = { readonly pattern: string; readonly flags: string }

function literalsIn(node: unknown): RegexNode[] {
  if (typeof node !== 'object' || node === null) return []
  if ('type' in node && node.type === 'Literal' && 'regex' in node) {
    const { pattern, flags } = Object(node.regex)
    return [{ pattern: String(pattern), flags: String(flags) }]
  }
  return Object.values(node).flatMap(literalsIn)
}

/** Where code makes a regular expression at run time: `path: what stands in the parentheses`. */
export function patternsMadeLater(): readonly string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(/\bRegExp\((\S*)/g)].map(([, what]) => `${path}: ${what}`),
  )
}
