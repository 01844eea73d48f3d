import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Rolldown } from 'vite'

/** What the app brings itself: the kit's peers, and what belongs to them. */
const external = [/^react(\/|$)/, /^react-dom(\/|$)/, /^@tanstack\/react-query(\/|$)/]

const place = resolve('.cache/size')

/**
 * Builds the package and installs it beside small apps.
 *
 * Everything happens under `.cache`, so that `dist` stays as it is.
 */
export async function installPackage(): Promise<void> {
  const installed = join(place, 'node_modules/latchkit')
  rmSync(place, { recursive: true, force: true })
  mkdirSync(installed, { recursive: true })
  cpSync('package.json', join(installed, 'package.json'))
  cpSync('test/size/app', join(place, 'app'), { recursive: true })
  // a package of its own, else `latchkit` means the repository
  writeFileSync(join(place, 'package.json'), '{ "name": "app", "private": true }')
  await build({ logLevel: 'error', build: { outDir: join(installed, 'dist') } })
}

/** Builds an app of these pages for production, with the package that is installed. */
export async function buildApp(
  ...pages: readonly ('index' | 'account' | 'signing' | 'modal')[]
): Promise<Rolldown.RolldownOutput> {
  const output = await build({
    configFile: false,
    root: join(place, 'app'),
    logLevel: 'error',
    build: {
      outDir: '../built',
      emptyOutDir: true,
      rolldownOptions: { external, input: pages.map((page) => join(place, 'app', `${page}.html`)) },
    },
  })
  if (Array.isArray(output) || !('output' in output)) throw new Error('expected one build')
  return output
}
