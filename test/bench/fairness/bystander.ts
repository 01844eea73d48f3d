import { setTimeout as wait } from 'node:timers/promises'
import { generateKeyPair, type P256KeyPair } from '../../../src/crypto/p256/generateKeyPair.ts'
import { importPrivateKey } from '../../../src/crypto/p256/importPrivateKey.ts'
import { sign } from '../../../src/crypto/p256/sign.ts'
import { createStamp } from '../../../src/crypto/stamp/createStamp.ts'
import { hexFromBytes } from '../../../src/lib/hex.ts'
import { bytesFromUtf8 } from '../../../src/lib/utf8.ts'
import { whoami } from '../../../src/wire/query/whoami.ts'
import type { ReceivedMail } from '../../support/mailServer.ts'
import { ask } from './ask.ts'
import type { Access } from './startProduction.ts'

/** How long each call took, in milliseconds, and what went wrong. */
type Sample = { readonly ms: number[]; readonly failures: string[] }
export type Samples = {
  readonly login: Sample
  readonly whoami: Sample
  readonly health: Sample
}

/** How often each begins. All logins submit to the bystander's own organization, which may submit 60 times in a second. */
const LOGIN_EVERY_MS = 130
const CALL_EVERY_MS = 20

/** Where the app asks from. It is not the address from which the service asks itself. */
const BACKEND_ADDRESS = '127.0.0.3'

let people = 0

/** A bystander: people who log in by email, each from an address of its own, and an app that asks who it is. */
export function startBystander(access: Access, mails: readonly ReceivedMail[]) {
  const samples: Samples = {
    login: { ms: [], failures: [] },
    whoami: { ms: [], failures: [] },
    health: { ms: [], failures: [] },
  }
  const key = importPrivateKey(access.rootPrivateKey)
  let isOver = false

  async function run(sample: Sample, call: () => Promise<void>) {
    const startedAt = performance.now()
    try {
      await call()
    } catch (error) {
      sample.failures.push(error instanceof Error ? error.message : String(error))
    }
    sample.ms.push(performance.now() - startedAt)
  }

  /** The next one begins on time, however long the last one takes: people do not wait for each other. */
  async function repeat(sample: Sample, everyMs: number, call: () => Promise<void>) {
    const calls: Promise<void>[] = []
    for (let atMs = performance.now(); !isOver; atMs += everyMs) {
      await wait(Math.max(0, atMs - performance.now()))
      calls.push(run(sample, call))
    }
    await Promise.all(calls)
  }

  const under = [
    repeat(samples.login, LOGIN_EVERY_MS, () => logIn(access, mails)),
    repeat(samples.whoami, CALL_EVERY_MS, async () => askWhoami(access, await key)),
    repeat(samples.health, CALL_EVERY_MS, async () => {
      requireOk('health', await ask(`${access.url}/health`, { method: 'GET' }))
    }),
  ]
  return {
    async stop(): Promise<Samples> {
      isOver = true
      await Promise.all(under)
      return samples
    },
  }
}

async function askWhoami({ url, organizationId }: Access, key: P256KeyPair): Promise<void> {
  const body = JSON.stringify({ organizationId })
  const stamp = await createStamp(key, body)
  const headers = { 'x-stamp': stamp }
  requireOk(
    'whoami',
    await ask(url + whoami.path, { body, headers, localAddress: BACKEND_ADDRESS }),
  )
}

/** The whole way of a person who is new: a code by email, its proof, an account, and a session of it. */
async function logIn(access: Access, mails: readonly ReceivedMail[]): Promise<void> {
  const number = ++people
  const contact = `person${number}@bystander.example`
  const localAddress = `127.${1 + (number >> 14)}.${(number >> 7) & 127}.${1 + (number & 127)}`
  const call = async (operation: string, body: object) => {
    const headers = { 'x-auth-proxy-config-id': access.authProxyConfigId }
    const answer = await ask(`${access.url}/v1/${operation}`, {
      body: JSON.stringify(body),
      headers,
      localAddress,
    })
    return Object(JSON.parse(requireOk(operation, answer)))
  }
  const key = await generateKeyPair()
  const { otpId } = await call('otp_init', { otpType: 'OTP_TYPE_EMAIL', contact })
  // a message counts as sent when the mail server has taken it, so it is here
  const text = mails.findLast(({ to }) => to.includes(contact))?.email.text ?? ''
  const otpCode = /\b\d{6}\b/.exec(text.replace(/(\d{3}) (\d{3})/g, '$1$2'))?.[0]
  const proof = await call('otp_verify', { otpId, otpCode, public_key: key.publicKeyHex })
  const { verificationToken } = proof
  const signature = await sign(key.privateKey, bytesFromUtf8(verificationToken))
  const proven = { verificationToken, client_signature: hexFromBytes(signature) }
  await call('signup', { userEmail: contact, ...proven })
  const { session } = await call('otp_login', { ...proven, publicKey: key.publicKeyHex })
  if (typeof session !== 'string') throw new Error('otp_login: no session')
}

function requireOk(what: string, { status, body }: { status: number; body: string }): string {
  if (status === 200) return body
  throw new Error(`${what}: ${status} ${body.slice(0, 200)}`)
}
