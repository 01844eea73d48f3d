import { enableCompileCache, flushCompileCache } from 'node:module'
import { lockPrototypes } from './lockPrototypes.ts'

/**
 * Starts the command line of a version of Node that is new enough.
 *
 * @param argv - as in `process.argv`.
 */
export async function startCli(argv: readonly string[]): Promise<void> {
  // Before anything else is loaded, since it speeds up what is loaded after it.
  enableCompileCache()
  lockPrototypes()
  const { runCli } = await import('./runCli.ts')
  await runCli(argv)
  // Now and not at the end, which may never come in an orderly way.
  flushCompileCache()
}
