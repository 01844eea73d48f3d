import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { closeSync, mkdtempSync, openSync, rmSync, truncateSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sendUntil } from '../support/disk/sendUntil.ts'
import { createLedger } from '../support/ledger.ts'
import { printCount } from '../support/printCount.ts'
import { startService } from '../support/startService.ts'

const ROUNDS = 20
const DISK_BYTES = 24 * 1024 * 1024
const MOST_ROOM = 256 * 1024

/** A small disk of its own, in memory. It takes the rights of root. */
function mountDisk(): string {
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-full-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', folder])
  onTestFinished(() => {
    execFileSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true })
  })
  return folder
}

/** Takes all the room there is, but for so many bytes. */
function fill(path: string, room: number): void {
  const file = openSync(path, 'w')
  const block = Buffer.alloc(16 * 1024)
  let taken = 0
  try {
    for (;;) taken += writeSync(file, block)
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' })
  } finally {
    closeSync(file)
  }
  truncateSync(path, Math.max(0, taken - room))
}

test(`R03 a disk that is full ${ROUNDS} times is 503, and 200 as soon as there is room`, async () => {
  const disk = mountDisk()
  const data = join(disk, 'data')
  const ballast = join(disk, 'ballast')
  const service = await startService({ data })
  onTestFinished(() => service.kill())
  const ledger = createLedger()
  const client = await ledger.open(service)
  expect(await client.sendNew()).toBe(200)
  let passed = 0
  while (passed < ROUNDS) {
    fill(ballast, randomInt(MOST_ROOM))
    // not at once: a log that began anew has room that it need not ask for
    await sendUntil(client, (statuses) => statuses.includes(503))
    rmSync(ballast)
    expect(await client.resend(ledger.acknowledged().at(-1))).toBe(200)
    await client.sendUnanswered()
    expect(ledger.countKept(data)).toBe(ledger.size())
    passed++
  }
  await service.stop()
  expect(ledger.countKept(data)).toBe(ledger.size())
  printCount(
    'R03 times a full disk lost nothing acknowledged, and room was used again',
    passed,
    ROUNDS,
  )
}, 1_800_000)
