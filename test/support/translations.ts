import { readdirSync, readFileSync } from 'node:fs'

type Leaf = string | ((...args: readonly unknown[]) => unknown)

/** Every text of some words, by its path; texts with parts of their own are gone into. */
export function leavesOf(words: unknown, path = ''): ReadonlyMap<string, Leaf> {
  if (typeof words === 'string' || typeof words === 'function')
    return new Map([[path, words as Leaf]])
  return new Map(
    Object.entries(Object(words)).flatMap(([name, value]) => [
      ...leavesOf(value, path ? `${path}.${name}` : name),
    ]),
  )
}

/** What a parameter of a text is, as the types of the words declare it. */
type Kind = 'string' | 'number' | 'boolean' | 'nullable string' | 'nullable number'

const sources = readdirSync('src/react')
  .filter((file) => /^(.*W|w)ords\.ts$/.test(file))
  .map((file) => readFileSync(`src/react/${file}`, 'utf8'))

/** The parameters of the texts in each type, by its name. */
const types: ReadonlyMap<string, ReadonlyMap<string, readonly Kind[]>> = new Map(
  sources.flatMap((source) =>
    [...source.matchAll(/^(?:export )?type (\w+) = [\s\S]*?^}/gm)].map(([block, name = '']) => [
      name,
      new Map(
        [...block.matchAll(/readonly (\w+): \(([^)]+)\) =>/g)].map(
          ([, text = '', parameters = '']) => [text, kindsIn(parameters)],
        ),
      ),
    ]),
  ),
)

/** The type of each area. */
const areas: ReadonlyMap<string, string> = new Map(
  [...sources.join().matchAll(/^ {2}readonly (\w+): (\w+Words)$/gm)].map(
    ([, area = '', type = '']) => [area, type],
  ),
)

function kindsOf(path: string): readonly Kind[] {
  const [area = '', ...rest] = path.split('.')
  const name = rest.at(-1) ?? ''
  const own = types.get(areas.get(area) ?? '')?.get(name)
  const anywhere = [...types.values()].flatMap((type) => type.get(name) ?? [])
  return own ?? anywhere
}

function kindsIn(parameters: string): Kind[] {
  return [...parameters.matchAll(/\w+: (string|number|boolean)( \| null)?/g)].map(
    ([, kind, orNull]) => (orNull ? `nullable ${kind}` : kind) as Kind,
  )
}

/** Sample arguments of each kind; texts are marked so that they are found in what comes out. */
const samples: Readonly<Record<Kind, (at: number) => readonly unknown[]>> = {
  string: (at) => [`⟦${at}⟧`],
  number: () => [0, 1, 2, 3, 5, 11, 21, 22, 100],
  boolean: () => [true, false],
  'nullable string': (at) => [`⟦${at}⟧`, null],
  'nullable number': () => [1, 2, 5, null],
}

/** Every combination of sample arguments of a text. */
export function argumentsOf(path: string): readonly (readonly unknown[])[] {
  return kindsOf(path).reduce<readonly (readonly unknown[])[]>(
    (all, kind, at) => all.flatMap((args) => samples[kind](at).map((value) => [...args, value])),
    [[]],
  )
}

/** What a text with parameters gives: its sentences, one for each member when it has several. */
export function textsOf(result: unknown): readonly string[] {
  if (typeof result === 'string') return [result]
  return Object.values(Object(result)).flatMap(textsOf)
}
