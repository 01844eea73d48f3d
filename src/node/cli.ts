#!/usr/bin/env node
import { enableCompileCache, flushCompileCache } from 'node:module'

// Before anything else is loaded, since it speeds up what is loaded after it.
enableCompileCache()
const { runCli } = await import('./runCli.ts')
await runCli(process.argv)
// Now and not at the end, which may never come in an orderly way.
flushCompileCache()
