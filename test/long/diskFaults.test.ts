import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createDiskFaults, type DiskFault } from '../support/disk/diskFaults.ts'
import { sendUntil } from '../support/disk/sendUntil.ts'
import { createLedger } from '../support/ledger.ts'
import { printCount } from '../support/printCount.ts'
import { startService } from '../support/startService.ts'

const FAULTS = 200
const STILL_REFUSED = 5

/** Of twenty faults two are of syncs, and two of the database file, which is written to at checkpoints only. */
function faultOf(round: number): DiskFault {
  const error = (['EIO', 'ENOSPC', 'EROFS', 'EDQUOT'] as const)[round % 4] ?? 'EIO'
  const [operation, file] = (
    {
      4: ['sync', 'log'],
      9: ['write', 'database'],
      14: ['sync', 'database'],
      19: ['write', 'database'],
    } as const
  )[round % 20] ?? ['write', 'log']
  return { operation, file, error, skip: file === 'log' ? randomInt(40) : randomInt(3) }
}

test(`R03 ${FAULTS} faults of the disk lose nothing acknowledged, and pass without a restart`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-disk-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const faults = createDiskFaults(folder)
  onTestFinished(() => faults.close())
  const data = join(folder, 'data')
  const start = async () => {
    const service = await startService({ data, env: faults.env })
    onTestFinished(() => service.kill())
    return service
  }
  const ledger = createLedger()
  let service = await start()
  let client = await ledger.open(service)
  expect(await client.sendNew()).toBe(200)
  const counts = { passed: 0, recovered: 0, stopped: 0 }
  for (let round = 0; round < FAULTS; round++) {
    const fault = faultOf(round)
    faults.begin(fault)
    const refused = await sendUntil(client, (statuses) => {
      if (fault.operation === 'write' && fault.file === 'database') return faults.failed() > 0
      return statuses.includes(503)
    })
    expect(faults.failed()).toBeGreaterThan(0)
    if (fault.file === 'log' || fault.operation === 'sync') expect(refused).toContain(503)
    faults.end()
    if (fault.operation === 'sync') {
      // the disk is well again, and who knows what it has: nothing more is taken
      for (let i = 0; i < STILL_REFUSED; i++) expect(await client.sendNew()).toBe(503)
      await (round % 8 < 4 ? service.stop() : service.kill())
      service = await start()
      client = await ledger.open(service)
      counts.stopped++
    } else counts.recovered++
    expect(await client.resend(ledger.acknowledged().at(-1))).toBe(200)
    await client.sendUnanswered()
    expect(ledger.countKept(data)).toBe(ledger.size())
    counts.passed++
  }
  await service.stop()
  expect(ledger.countKept(data)).toBe(ledger.size())
  printCount('R03 faults of the disk without a loss', counts.passed, FAULTS)
  printCount('R03 of them passed without a restart', counts.recovered, FAULTS - FAULTS / 10)
  printCount('R03 failed syncs after which nothing was accepted', counts.stopped, FAULTS / 10)
  printCount('R03 activities of those rounds whole and once', ledger.size(), ledger.size())
}, 3_600_000)
