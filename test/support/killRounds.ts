import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { createLedger } from './ledger.ts'
import { printCount } from './printCount.ts'
import { startService } from './startService.ts'

const SENDERS = 8

/** What a start after a crash should take at most; a machine that does other things as well may need longer. */
const START_MS = 2000

/** What the write-ahead log of a service that is killed again and again may grow to, in bytes. */
const LARGEST_LOG = 16_000_000

/**
 * Kills a service again and again while clients keep it busy, each time after another answer. Whatever was acknowledged
 * must be there once and whole, and what nobody was told of runs once when it is asked again.
 */
export async function killRounds(kills: number, mostAnswers: number): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'latchkit-kills-'))
  onTestFinished(() => rmSync(data, { recursive: true }))
  const ledger = createLedger()
  let survived = 0
  let quickStarts = 0
  for (let kill = 0; kill <= kills; kill++) {
    const service = await startService({ data })
    onTestFinished(() => service.kill())
    if (kill > 0 && service.readyMs < START_MS) quickStarts++
    const client = await ledger.open(service)
    if (kill > 0) expect(await client.resend(ledger.acknowledged().at(-1))).toBe(200)
    await client.sendUnanswered()
    expect(ledger.countKept(data)).toBe(ledger.size())
    expect(statSync(join(data, 'latchkit.sqlite-wal')).size).toBeLessThan(LARGEST_LOG)
    survived = kill
    if (kill > 0 && kill % 100 === 0) printCount('R01 kills survived so far', kill, kills)
    if (kill === kills) {
      await service.stop()
      break
    }
    let answers = 0
    const killAt = randomInt(1, mostAnswers)
    let killed: Promise<void> | undefined
    const keepSending = async () => {
      for (;;) {
        const status = await client.sendNew()
        if (status === null) return
        expect(status).toBe(200)
        // the others have requests under way at this very moment
        if (++answers === killAt) killed = service.kill()
      }
    }
    await Promise.all(Array.from({ length: SENDERS }, keepSending))
    await killed
  }
  printCount(
    'R01 kill -9 under load with every acknowledged activity whole and once',
    survived,
    kills,
  )
  printCount('R01 activities of those rounds whole and once', ledger.countKept(data), ledger.size())
  printCount(`R01 starts after a kill within ${START_MS} ms`, quickStarts, kills)
}
