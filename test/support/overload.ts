import { importPrivateKey } from '../../src/crypto/p256/importPrivateKey.ts'
import { createStamp } from '../../src/crypto/stamp/createStamp.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'
import { signupParameters } from './otpSteps.ts'
import { residentMb } from './processFigures.ts'
import type { RunningService } from './startService.ts'

export type Flood = {
  /** How many senders there are, each with one request at a time. */
  readonly senders: number
  /** Whether another request is to be sent, asked before each. */
  readonly goesOn: (sent: number) => boolean
}

export type FloodOutcome = {
  /** How many answers had which status; `lost` had none. */
  readonly answers: Readonly<Record<string, number>>
  /** Of those that were turned away: how many were told when to come again. */
  readonly told: number
  readonly beforeMb: number
  readonly peakMb: number
}

/** How many bodies are made ahead: stamps cost the sender more than the service. */
const BODIES = 2000

/** Sends more than a service can take: every answer leads to the next request at once. */
export async function flood(
  service: RunningService,
  { senders, goesOn }: Flood,
): Promise<FloodOutcome> {
  const { url, organizationId, rootApiKey } = service.facts
  const key = await importPrivateKey(rootApiKey.privateKey)
  const { path, type } = submitEndpoints.createSubOrganization
  const bodies = await Promise.all(
    Array.from({ length: BODIES }, async (_, n) => {
      const parameters = signupParameters({ userName: `Person ${n}` })
      const timestampMs = String(Date.now() - (n % 60_000))
      const body = JSON.stringify({ type, timestampMs, organizationId, parameters })
      return { body, stamp: await createStamp(key, body) }
    }),
  )
  const answers: Record<string, number> = {}
  let [sent, told] = [0, 0]
  const beforeMb = residentMb(service.pid)
  let peakMb = beforeMb

  async function send(): Promise<void> {
    while (goesOn(sent)) {
      const { body, stamp } = bodies[sent++ % BODIES] ?? { body: '', stamp: '' }
      const headers = { 'content-type': 'application/json', 'x-stamp': stamp }
      let outcome = 'lost'
      try {
        const reply = await fetch(url + path, { method: 'POST', headers, body })
        await reply.arrayBuffer()
        outcome = String(reply.status)
        if (reply.status === 503 && reply.headers.get('retry-after') === '1') told++
      } catch {
        // counted as lost
      }
      answers[outcome] = (answers[outcome] ?? 0) + 1
      if (sent % 50 === 0) peakMb = Math.max(peakMb, residentMb(service.pid))
    }
  }
  await Promise.all(Array.from({ length: senders }, send))
  return { answers, told, beforeMb, peakMb: Math.max(peakMb, residentMb(service.pid)) }
}
