import type { Plugin } from 'vite'

/** Written by scripts, or unset in most places, where a host's property of a short name would be inherited instead. */
const KEPT = [
  ...['--_first-height', '--_keyboard', '--_drag'],
  ...['--_tone', '--_tone-soft', '--_way', '--_at', '--_sheet-opacity'],
]

/** Custom properties that no app may set (`--_…`) get short names in the published styles: there are dozens of them. */
export function shortenPrivate(): Plugin {
  const names = new Map(KEPT.map((name) => [name, name]))
  const shortOf = (name: string) => {
    const short = names.get(name) ?? `--_${(names.size + 2).toString(36)}`
    names.set(name, short)
    return short
  }

  return {
    name: 'shorten-private',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || file.fileName !== 'styles.css') continue
          file.source = String(file.source).replace(/--_[\w-]+/g, shortOf)
        }
      },
    },
  }
}
