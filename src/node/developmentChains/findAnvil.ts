import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A name and no literal, so that a bundle leaves it out: it is for development, and an app may not have it. */
const PACKAGE = '@foundry-rs/anvil-linux-amd64/package.json'

/** Where the program is that runs an Ethereum chain: from npm, else on the path; null when there is none. */
export function findAnvil(): string | null {
  const places = [...fromNpm(), ...(process.env.PATH ?? '').split(delimiter)]
  return places.map((folder) => join(folder, 'anvil')).find((file) => existsSync(file)) ?? null
}

function fromNpm(): readonly string[] {
  try {
    return [join(dirname(fileURLToPath(import.meta.resolve(PACKAGE))), 'bin')]
  } catch {
    return [] // not installed: the path may have it
  }
}
