import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { type BuildMode, buildPages } from './builtPages.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folders of the built pages. */
    pages: Readonly<Record<BuildMode, string>>
  }
}

/** Builds the pages once for all journeys. */
export default async function setup({ provide }: TestProject) {
  const development = await buildPages('development')
  const production = await buildPages('production')
  provide('pages', { development, production })
  return async () => {
    await rm(development, { recursive: true })
    await rm(production, { recursive: true })
  }
}
