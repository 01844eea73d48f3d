/** A block of code on a page of text. */
export type CodeBlock = {
  readonly language: 'ts' | 'tsx'
  /** The file that its first line names, as in `// src/App.tsx`; null when it names none. */
  readonly file: string | null
  readonly code: string
  /** The line of the page on which the code begins. */
  readonly line: number
}

/** The blocks of TypeScript in a page of Markdown or MDX. */
export function codeBlocks(text: string): readonly CodeBlock[] {
  return [...text.matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)].map(
    ({ index, 1: language, 2: code = '' }) => ({
      language: language === 'tsx' ? 'tsx' : 'ts',
      file: /^\/\/ (\S+\.tsx?)\b/.exec(code)?.[1] ?? null,
      code,
      line: text.slice(0, index).split('\n').length + 1,
    }),
  )
}

/** The names of other files that a block takes as given, and where they come from. */
const given = (known: ReadonlyMap<string, string>, code: string) => {
  const words = new Set(code.replace(/\/\/.*$/gm, '').match(/[A-Za-z_$][\w$]*/g))
  return [...known].filter(([name]) => words.has(name) && !declares(code, name))
}

/** Whether a block brings a name itself: it imports or declares it. */
function declares(code: string, name: string): boolean {
  const bound = `(?:const|let|function|class|type)\\s+(?:\\{[^}]*\\b${name}\\b[^}]*\\}|\\[[^\\]]*\\b${name}\\b[^\\]]*\\]|${name}\\b)`
  return new RegExp(`(?:import[^'"]*\\b${name}\\b[^'"]*from|${bound})`).test(code)
}

/** A block that leaves out what is around it, as a file of its own: with imports for what it takes as given. */
export function completed({ code }: CodeBlock, known: ReadonlyMap<string, string>): string {
  const whole = code
    .replaceAll('…,', '...options,')
    .replaceAll("'…'", "'text'")
    // a fragment may end with an element of its own, which no line before it goes on with
    .replace(/^<(?=[A-Z]|[a-z]+[ >])/gm, ';<')
  const imports = given(known, whole).map(([name, from]) => `import { ${name} } from '${from}'`)
  const isModule = /^(?:import|export) /m.test(whole)
  const body = isModule ? whole : `export async function fragment() {\n${whole}\n}`
  return `${imports.join('\n')}\n${body}\n`
}
