import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { packPackage } from '../../support/packPackage.ts'
import { installPackage } from './installPackage.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of an app that has installed the packed package. */
    app: string
  }
}

/** Builds, packs and installs the package once, outside of the repository, so that it finds nothing but what it came with. */
export default async function setup({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-package-'))
  const app = join(folder, 'app')
  await installPackage(await packPackage(folder), app)
  provide('app', app)
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
