import { createHash, randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { importPrivateKey } from '../../src/crypto/p256/importPrivateKey.ts'
import { createStamp } from '../../src/crypto/stamp/createStamp.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'
import { printCount } from '../support/printCount.ts'
import { startService } from '../support/startService.ts'
import { ethereumAccount } from '../support/walletSteps.ts'

const ROUNDS = 200
const SENDERS = 8
const MOST_ANSWERS = 120

/** A body, and the activity that was made of it, if anybody was told. */
type Sent = { readonly text: string; readonly path: string; activityId: string | null }

test(
  `${ROUNDS} times kill -9 under load loses no activity that was acknowledged, and runs none twice`,
  async () => {
    const data = mkdtempSync(join(tmpdir(), 'latchkit-kills-'))
    onTestFinished(() => rmSync(data, { recursive: true }))
    const everything: Sent[] = []
    let rounds = 0
    let count = 0
    let signWith = ''
    for (let round = 0; round <= ROUNDS; round++) {
      const service = await startService({ data })
      onTestFinished(() => service.kill())
      const { organizationId, rootApiKey, url } = service.facts
      const key = await importPrivateKey(rootApiKey.privateKey)

      const send = async (sent: Sent): Promise<boolean> => {
        const headers = {
          'content-type': 'application/json',
          'x-stamp': await createStamp(key, sent.text),
        }
        try {
          const reply = await fetch(url + sent.path, { method: 'POST', headers, body: sent.text })
          const { activity } = Object(await reply.json())
          // an answer that was heard must stay what it was
          if (sent.activityId !== null) expect(activity.id).toBe(sent.activityId)
          expect([reply.status, activity.status]).toEqual([200, 'ACTIVITY_STATUS_COMPLETED'])
          sent.activityId = activity.id
          return true
        } catch (error) {
          if (error instanceof TypeError) return false // the service was killed
          throw error
        }
      }
      const newBody = (name: 'createWallet' | 'signRawPayload', parameters: object): Sent => {
        const { path, type } = submitEndpoints[name]
        const timestampMs = String(Date.now())
        const text = JSON.stringify({ type, timestampMs, organizationId, parameters })
        const sent = { text, path, activityId: null }
        everything.push(sent)
        return sent
      }

      // what nobody was told of is asked again, as a client does: it is there, or it runs now
      for (const sent of everything.filter(({ activityId }) => activityId === null))
        expect(await send(sent)).toBe(true)
      if (round === 0) {
        const wallet = { walletName: 'Main', accounts: [ethereumAccount] }
        expect(await send(newBody('createWallet', wallet))).toBe(true)
        signWith = addressIn(data)
      }
      if (round === ROUNDS) {
        await service.stop()
        break
      }
      let answers = 0
      const killAt = randomInt(1, MOST_ANSWERS)
      let killed: Promise<void> | undefined
      const keepSending = async () => {
        for (;;) {
          const payload = `payload ${++count}`
          const how = {
            encoding: 'PAYLOAD_ENCODING_TEXT_UTF8',
            hashFunction: 'HASH_FUNCTION_SHA256',
          }
          if (!(await send(newBody('signRawPayload', { signWith, payload, ...how })))) return
          // the others have requests under way at this very moment
          if (++answers === killAt) killed = service.kill()
        }
      }
      await Promise.all(Array.from({ length: SENDERS }, keepSending))
      await killed
      rounds++
    }
    const kept = fingerprintsIn(data)
    expect(kept.size).toBe(everything.length)
    for (const { text, activityId } of everything)
      expect(kept.get(`sha256:${createHash('sha256').update(text).digest('hex')}`)).toBe(activityId)
    printCount('kill -9 under load with every acknowledged activity present once', rounds, ROUNDS)
    printCount('activities of those rounds present once', kept.size, everything.length)
  },
  30 * 60_000,
)

/** The database as another program finds it. */
function rowsIn(data: string, sql: string) {
  const database = new DatabaseSync(join(data, 'latchkit.sqlite'), { readOnly: true })
  try {
    return database.prepare(sql).all()
  } finally {
    database.close()
  }
}

function addressIn(data: string): string {
  return String(rowsIn(data, 'select "address" from "walletAccounts"')[0]?.address)
}

/** The ids of all activities by fingerprint; a fingerprint that is there twice counts as wrong. */
function fingerprintsIn(data: string): ReadonlyMap<string, string> {
  const kept = new Map<string, string>()
  for (const { id, fingerprint } of rowsIn(data, 'select "id", "fingerprint" from "activities"')) {
    const isTwice = kept.has(String(fingerprint))
    kept.set(String(fingerprint), isTwice ? 'twice' : String(id))
  }
  return kept
}
