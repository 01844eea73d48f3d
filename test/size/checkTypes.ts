import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'

/**
 * Fails when a public type leans on a package that an app does not get: libraries that the build bundles have no types
 * there. Run after the build.
 */
type Manifest = {
  readonly exports: Readonly<Record<string, string | { readonly types: string }>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly peerDependencies: Readonly<Record<string, string>>
}

const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'))

/** `query-core` comes with React Query, which shows its types as its own. */
const known = [
  ...Object.keys(manifest.dependencies),
  ...Object.keys(manifest.peerDependencies),
  '@tanstack/query-core',
]

// a type may have the word itself among its values
const specifier = /(?:(?<!['"])\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\n]+)\1/g

function importsOf(path: string): string[] {
  const code = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  return [...code.matchAll(specifier)].map((match) => match[2] ?? '')
}

const reached = new Set(
  Object.values(manifest.exports).flatMap((target) =>
    typeof target === 'string' ? [] : globSync(join('.', target.types)),
  ),
)
const foreign = new Set<string>()
for (const path of reached) {
  for (const id of importsOf(path)) {
    if (id.startsWith('.')) {
      reached.add(join(dirname(path), id).replace(/\.tsx?$/, '.d.ts'))
    } else if (
      !id.startsWith('node:') &&
      !known.some((name) => id === name || id.startsWith(`${name}/`))
    ) {
      foreign.add(`${path} needs the types of ${id}`)
    }
  }
}

if (foreign.size > 0) {
  process.stderr.write(`${[...foreign].join('\n')}\n`)
  process.exitCode = 1
}
