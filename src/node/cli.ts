#!/usr/bin/env node
import { whyNodeIsTooOld } from './nodeVersion.ts'

// Only what every version of Node can read: whatever the service needs is loaded after the version was looked at.
const reason = whyNodeIsTooOld(process.versions.node)
if (reason === null) {
  await import('./startCli.ts')
} else {
  process.stderr.write(`${reason}\n`)
  process.exitCode = 1
}
