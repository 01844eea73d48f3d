import { expect, test } from 'vitest'
import { printCount } from '../support/printCount.ts'
import { runChaos } from '../support/sending/runChaos.ts'

const [BY_API, BY_KIT, BY_NODE, KILLS] = [720, 80, 200, 30]
const ALL = BY_API + BY_KIT + BY_NODE

test(`F1 F1b ${ALL} payments by service and kit over nodes that lose, lie, lag and restart, with ${KILLS} kills and pages that are loaded again, go out once`, async () => {
  const options = { byApi: BY_API, byKit: BY_KIT, byNode: BY_NODE, kills: KILLS, seed: 22 }
  const { tally, faults, refused, killed, reloads, count, counts } = await runChaos(options)
  for (const [status, ended] of Object.entries(tally))
    printCount(`payments that ended as ${status}`, ended, count)
  printCount('payments that a node has refused before they left', refused, count)
  printCount('kills of the service', killed, KILLS)
  printCount('pages that ended in the middle of a broadcast', reloads, reloads)
  printCount('payments whose end and chain disagree', faults.length, count)
  process.stdout.write(`${JSON.stringify(counts)}\n`)
  expect(faults).toEqual([])
  expect(Object.values(tally).reduce((sum, ended) => sum + ended, 0)).toBe(count)
  expect(count).toBeGreaterThanOrEqual(ALL)
  expect(reloads).toBeGreaterThan(BY_NODE / 10)
  // a replica that lags may make a new payment bear a nonce that is used; that is rare, and never a second payment
  expect(tally.INCLUDED ?? 0).toBeGreaterThan(0.9 * count)
}, 3_600_000)
