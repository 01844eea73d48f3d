#!/usr/bin/env node
import { whyNodeIsTooOld } from './nodeVersion.ts'

// Only what every version of Node can read: whatever the service needs is loaded after the version was looked at.
const reason = whyNodeIsTooOld(process.versions.node)
if (reason === null) {
  // by a name that is called: an import for its effects alone is dropped from a package that declares it has none
  const { startCli } = await import('./startCli.ts')
  await startCli(process.argv)
} else {
  process.stderr.write(`${reason}\n`)
  process.exitCode = 1
}
