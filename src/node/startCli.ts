import { enableCompileCache, flushCompileCache } from 'node:module'
import { lockPrototypes } from './lockPrototypes.ts'

// Before anything else is loaded, since it speeds up what is loaded after it.
enableCompileCache()
lockPrototypes()
const { runCli } = await import('./runCli.ts')
await runCli(process.argv)
// Now and not at the end, which may never come in an orderly way.
flushCompileCache()
