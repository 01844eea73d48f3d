import { access } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** Beside the programs of the package; in this repository where the build puts them. */
const places = ['../../dashboard', '../../../dist/dashboard']

/** The folder of the built dashboard; null where there is none. */
export async function findDashboard(): Promise<string | null> {
  for (const place of places) {
    const folder = fileURLToPath(new URL(place, import.meta.url))
    try {
      await access(`${folder}/index.html`)
      return folder
    } catch {
      // it is not here: the next place may have it
    }
  }
  return null
}
