import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './freePort.ts'
import { packPackage, published } from './packPackage.ts'

const run = promisify(execFile)

/** The examples under `playground`, each a package of its own, and how it calls what it takes from the environment. */
export const exampleApps = [
  { name: 'next', prefix: 'NEXT_PUBLIC_' },
  { name: 'react-router', prefix: 'VITE_' },
] as const

export type ExampleApp = (typeof exampleApps)[number]

/** Outside of the repository, so that they find no packages but their own. */
const place = join(tmpdir(), `latchkit-examples-${process.pid}`)

/** Packs the kit as it is published, where the examples look for it. */
export async function packKit(): Promise<void> {
  mkdirSync(place, { recursive: true })
  await packPackage(place)
}

/** Removes all of it. */
export const removeExamples = () => rmSync(place, { recursive: true, force: true })

/** Installs and builds a copy of an example. Answers why its packages could not be had where there is no registry. */
export async function buildExample({ name }: ExampleApp, env: NodeJS.ProcessEnv) {
  const cwd = join(place, 'playground', name)
  cpSync(join('playground', name), cwd, { recursive: true })
  try {
    await run('npm', ['install', '--include=dev', '--no-audit', '--no-fund'], { cwd })
  } catch (error) {
    const text = String(error)
    if (/\bE(NOTFOUND|AI_AGAIN|CONNREFUSED|NETUNREACH)\b/.test(text)) return text
    throw error
  }
  await run('npm', ['run', 'build'], { cwd, env: { ...published, ...env } })
  return null
}

/** Starts what was built, on a free port. */
export async function startExample({ name }: ExampleApp, env: NodeJS.ProcessEnv) {
  const port = await freePort()
  const child = spawn('npm', ['start'], {
    cwd: join(place, 'playground', name),
    env: { ...published, ...env, PORT: String(port), HOST: 'localhost' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const ended = once(child, 'exit')
  return {
    url: `http://localhost:${port}`,
    async stop() {
      // the server is a child of npm
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      await ended
    },
  }
}
