import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished } from 'vitest'
import { createLedger } from './ledger.ts'
import { printCount } from './printCount.ts'
import { runCommand } from './runCommand.ts'
import { startService } from './startService.ts'

const SENDERS = 2

/**
 * Copies the data of a service again and again while clients keep it busy. A service on each copy has everything that was
 * acknowledged before the copy began, and goes on from there; the copy holds neither the key nor what the key seals.
 */
export async function backupRounds(backups: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const data = join(folder, 'data')
  const service = await startService({ data })
  onTestFinished(() => service.kill())
  const ledger = createLedger()
  const client = await ledger.open(service)
  expect(await client.sendNew()).toBe(200)
  const kek = readFileSync(join(data, 'kek'), 'utf8').trim()
  const secrets = [kek, service.facts.rootApiKey.privateKey].flatMap((hex) => [
    Buffer.from(hex),
    Buffer.from(hex, 'hex'),
    Buffer.from(Buffer.from(hex, 'hex').toString('base64url')),
  ])
  let isOver = false
  const keepSending = async () => {
    while (!isOver) expect(await client.sendNew()).toBe(200)
  }
  const load = Promise.all(Array.from({ length: SENDERS }, keepSending))
  load.catch(() => undefined) // heard of below
  let passed = 0
  let promised = 0
  for (; passed < backups; passed++) {
    const restored = join(folder, `restored${passed}`)
    const file = join(folder, `copy${passed}.sqlite`)
    const before = ledger.acknowledged()
    const command = runCommand(['backup', file, '--data', data])
    expect(await command.ended).toEqual({ code: 0, signal: null })
    expect([command.stdout(), command.stderr()]).toEqual(['', ''])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const bytes = readFileSync(file)
    expect(secrets.filter((secret) => bytes.includes(secret))).toEqual([])
    mkdirSync(restored, { mode: 0o700 })
    copyFileSync(file, join(restored, 'latchkit.sqlite'))
    copyFileSync(join(data, 'kek'), join(restored, 'kek'))
    expect(isSound(file)).toBe(true)
    const successor = await startService({ data: restored })
    onTestFinished(() => successor.kill())
    expect(ledger.countKept(restored, before)).toBe(before.length)
    const restoredClient = await ledger.open(successor)
    expect(await restoredClient.resend(before.at(-1))).toBe(200)
    await successor.stop()
    promised += before.length
  }
  isOver = true
  await load
  await service.stop()
  expect(ledger.countKept(data)).toBe(ledger.size())
  printCount('R10 backups under load that were restored and served', passed, backups)
  printCount('R10 acknowledged activities found in them', promised, promised)
}

function isSound(file: string): boolean {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database.prepare('pragma integrity_check').get()?.integrity_check === 'ok'
  } finally {
    database.close()
  }
}
