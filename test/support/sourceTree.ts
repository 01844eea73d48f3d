import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'

export type SourceFile = {
  /** From the root of the repository, with `/`. */
  readonly path: string
  readonly text: string
  readonly lineCount: number
  readonly isTest: boolean
  /** Files of the repository that it imports, type imports and lazy ones included. */
  readonly files: readonly string[]
  /** Packages and `node:` modules that it imports. */
  readonly packages: readonly string[]
}

const specifier = /(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\n]+)\1/g

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}

function read(path: string): SourceFile {
  const text = readFileSync(path, 'utf8')
  const imports = /\.tsx?$/.test(path)
    ? [...withoutComments(text).matchAll(specifier)].map((match) => match[2] ?? '')
    : []
  return {
    path,
    text,
    lineCount: text.split('\n').length - 1,
    isTest: /\.test\.tsx?$/.test(path),
    files: imports.filter((id) => id.startsWith('.')).map((id) => join(dirname(path), id)),
    packages: imports.filter((id) => !id.startsWith('.')),
  }
}

/** What an example of the playground installs and builds, where somebody has started it. */
const made = /(^|[\\/])(node_modules|build|\.next|\.react-router)([\\/]|$)/

/** Every TypeScript and CSS file under a folder of the repository. */
export function sourceFiles(folder: string): SourceFile[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name))
    .filter((entry) => !made.test(entry.parentPath))
    .map((entry) => read(join(entry.parentPath.replaceAll('\\', '/'), entry.name)))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}
