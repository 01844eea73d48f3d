/** A text as a literal of TypeScript, in single quotes. */
export function quoted(text: string): string {
  const inside = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  return `'${inside}'`
}

/** Lines, each of them further in. */
export function indented(lines: readonly string[], by = 2): readonly string[] {
  return lines.map((line) => (line === '' ? line : ' '.repeat(by) + line))
}

/** A list of texts: on one line while it fits there, else one to a line. */
export function printedList(values: readonly string[]): readonly string[] {
  const items = values.map(quoted)
  const line = `[${items.join(', ')}]`
  return line.length <= 40 ? [line] : ['[', ...indented(items.map((item) => `${item},`)), ']']
}

/** An element around others; its attributes on one line while they fit there. */
export function element(
  name: string,
  attributes: readonly string[],
  children: readonly string[],
): readonly string[] {
  const open = [`<${name}`, ...attributes].join(' ')
  const opening = open.length <= 40 ? [`${open}>`] : [`<${name}`, ...indented(attributes), '>']
  return [...opening, ...indented(children), `</${name}>`]
}

/** An import of these names, in the order of the alphabet. */
export function importOf(names: readonly string[], from: string): readonly string[] {
  const sorted = [...names].sort((a, b) => a.localeCompare(b, 'en'))
  const line = `import { ${sorted.join(', ')} } from ${quoted(from)}`
  if (line.length <= 60) return [line]
  return ['import {', ...indented(sorted.map((name) => `${name},`)), `} from ${quoted(from)}`]
}

/** Blocks with an empty line between them, as the text of a file. */
export function fileText(...blocks: readonly (readonly string[])[]): string {
  const texts = blocks.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'))
  return `${texts.join('\n\n')}\n`
}
