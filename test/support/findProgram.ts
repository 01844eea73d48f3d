import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where a program may be. */
export type ProgramPlaces = {
  /** The environment variable that names its file; it wins. */
  readonly variable: string
  /** What it is called in the folders of `PATH`. */
  readonly names: readonly string[]
  /** Files outside of `PATH`, looked at last. */
  readonly elsewhere: readonly string[]
}

/** The file of a program, or null when there is none. */
export function findProgram({ variable, names, elsewhere }: ProgramPlaces): string | null {
  const named = process.env[variable]
  if (named) return existsSync(named) ? named : null
  const folders = (process.env.PATH ?? '').split(delimiter)
  const paths = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [...paths, ...elsewhere].find((path) => existsSync(path)) ?? null
}
