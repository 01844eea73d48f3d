import { execFile } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What a build reads of the environment: tests have a mode of their own, which no published file knows. */
export const published: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production' }

/**
 * Builds the package as `npm run build` does, and packs it as `npm publish` does.
 *
 * @returns the path of the tarball in that folder. `dist` of the repository stays as it is.
 */
export async function packPackage(folder: string): Promise<string> {
  const place = join(folder, 'package')
  const dist = join(place, 'dist')
  mkdirSync(place, { recursive: true })
  for (const file of ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md'])
    cpSync(file, join(place, file))
  await run('node_modules/.bin/vite', ['build', '--outDir', dist], { env: published })
  await Promise.all([
    run('node_modules/.bin/vite', [...dashboard, join(dist, 'dashboard')], { env: published }),
    run('node_modules/.bin/tsc', ['--outDir', dist]),
  ])
  const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder]
  const { stdout } = await run('npm', pack, { cwd: place })
  const [packed] = [JSON.parse(stdout)].flat()
  const { filename } = Object('filename' in packed ? packed : Object.values(packed)[0])
  return join(folder, filename)
}

const dashboard = ['build', '--config', 'playground/dashboard/vite.config.ts', '--outDir']
