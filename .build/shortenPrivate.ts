import type { Plugin } from 'vite'

/** Written by scripts, or unset in most places, where a host's property of a short name would be inherited instead. */
const KEPT = [
  ...['--_opened', '--_keyboard', '--_drag'],
  ...['--_tone', '--_tone-soft', '--_way', '--_at', '--_sheet-opacity'],
]

/** Custom properties that no app may set (`--_…`) get short names in the published styles: there are dozens of them. */
export function shortenPrivate(): Plugin {
  return {
    name: 'shorten-private',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || file.fileName !== 'styles.css') continue
          const source = String(file.source)
          const shorts = shortNames(source)
          file.source = source.replace(PRIVATE, (name) => shorts.get(name) ?? name)
        }
      },
    },
  }
}

const PRIVATE = /--_[\w-]+/g

/** The short name of each: the more often it is written, the shorter. */
function shortNames(source: string): ReadonlyMap<string, string> {
  const uses = new Map<string, number>()
  for (const [name] of source.matchAll(PRIVATE))
    if (!KEPT.includes(name)) uses.set(name, (uses.get(name) ?? 0) + 1)
  const sorted = [...uses].sort(([, one], [, other]) => other - one)
  return new Map(sorted.map(([name], index) => [name, `--_${index.toString(36)}`]))
}
