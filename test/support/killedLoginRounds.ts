import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished } from 'vitest'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { readToken } from '../../src/crypto/token/readToken.ts'
import { printCount } from './printCount.ts'
import { codeOf, createProxyClient } from './proxyClient.ts'
import { startService } from './startService.ts'

const PARALLEL = 4

async function start(data: string) {
  const service = await startService({ data })
  onTestFinished(() => service.kill())
  const client = createProxyClient({ fetch, ...service.facts })
  return { client, kill: service.kill }
}

/** What the file of the service says, read beside it. */
function openFile(data: string) {
  const database = new DatabaseSync(join(data, 'latchkit.sqlite'), { readOnly: true })
  const used = database.prepare('select count(*) as n from "usedTokens" where "id" = ?')
  const logins = database.prepare(
    `select count(*) as n from "activities" where "type" like 'ACTIVITY_TYPE_OTP_LOGIN%'`,
  )
  return {
    isUsed: (tokenId: string) => used.get(`${tokenId}/LOGIN`)?.n === 1,
    logins: () => Number(logins.get()?.n),
    close: () => database.close(),
  }
}

/** A new account, and the log-in that its token is still good for. */
async function readyLogin(client: Awaited<ReturnType<typeof start>>['client'], round: number) {
  const userEmail = `mara-${round}@okafor.example`
  const key = await generateKeyPair()
  const proof = await client.proveContact(userEmail, key)
  expect((await client.proxy('signup', { userEmail, ...proof })).status).toBe(200)
  const tokenId = String(readToken(proof.verificationToken)?.id)
  return { tokenId, body: { ...proof, publicKey: key.publicKeyHex } }
}

/** Looks into the file between two turns of the event loop, until it is time or so many looks were too early. */
async function momentToKill(isTime: () => boolean, looks: number): Promise<void> {
  for (let look = 0; look < looks && !isTime(); look++)
    await new Promise<void>((resolve) => setImmediate(resolve))
}

/** Kills a service so often in the middle of a log-in, and fails where one token bought two sessions, or none. */
export async function killedLoginRounds(count: number): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'latchkit-killed-login-'))
  onTestFinished(() => rmSync(data, { recursive: true }))
  const rounds = { once: 0, usedUnanswered: 0, notYetUsed: 0 }
  let service = await start(data)
  for (let round = 0; round < count; round++) {
    const { tokenId, body } = await readyLogin(service.client, round)
    const file = openFile(data)
    const before = file.logins()
    const { client } = service
    const inFlight = Promise.allSettled(
      Array.from({ length: PARALLEL }, () => client.proxy('otp_login', body)),
    )
    let isOver = false
    void inFlight.then(() => {
      isOver = true
    })
    // Every fourth round ends before the token can be used, the others as soon as the file says so.
    const looks = round % 4 === 3 ? round * 4 : Number.POSITIVE_INFINITY
    await momentToKill(() => isOver || file.isUsed(tokenId), looks)
    await service.kill()
    file.close()
    const answers = (await inFlight).flatMap((reply) =>
      reply.status === 'fulfilled' ? [codeOf(reply.value) ?? 'OK'] : [],
    )

    service = await start(data)
    const restarted = openFile(data)
    const wasUsed = restarted.isUsed(tokenId)
    expect(restarted.logins() - before).toBe(wasUsed ? 1 : 0)
    const next = codeOf(await service.client.proxy('otp_login', body)) ?? 'OK'
    expect(next).toBe(wasUsed ? 'VERIFICATION_TOKEN_USED' : 'OK')
    const last = await service.client.proxy('otp_login', body)
    expect(codeOf(last)).toBe('VERIFICATION_TOKEN_USED')
    const given = [...answers, next].filter((code) => code === 'OK').length
    expect(given).toBeLessThanOrEqual(1)
    expect(restarted.logins() - before).toBe(1)
    restarted.close()
    rounds.once++
    if (!wasUsed) rounds.notYetUsed++
    else if (!answers.includes('OK')) rounds.usedUnanswered++
  }
  printCount('sec/T07 tokens that bought one session over kill -9', rounds.once, count)
  printCount('sec/T07 of them used up and not answered', rounds.usedUnanswered, count)
  printCount('sec/T07 of them killed before the use was kept', rounds.notYetUsed, count)
  expect(rounds.usedUnanswered).toBeGreaterThan(0)
}
