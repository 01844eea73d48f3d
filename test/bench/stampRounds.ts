import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { createStamp } from '../../src/crypto/stamp/createStamp.ts'

/** How long one operation took in each round, in milliseconds. */
export type StampRounds = { readonly bareMs: number[]; readonly stampMs: number[] }

async function timed(times: number, work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  for (let i = 0; i < times; i++) await work()
  return (performance.now() - startedAt) / times
}

/**
 * Times a stamp of 1 KB beside the platform's own signature of the same bytes, in alternating rounds.
 *
 * It runs in Node and in a page alike.
 */
export async function stampRounds(rounds: number, times: number): Promise<StampRounds> {
  const key = await generateKeyPair()
  const body = JSON.stringify({ organizationId: 'org', payload: '7'.repeat(990) })
  const bytes = new TextEncoder().encode(body)
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' }
  const bare = () => crypto.subtle.sign(algorithm, key.privateKey, bytes)
  const stamp = () => createStamp(key, body)

  await timed(1000, bare)
  await timed(1000, stamp)
  const bareMs: number[] = []
  const stampMs: number[] = []
  for (let round = 0; round < rounds; round++) {
    bareMs.push(await timed(times, bare))
    stampMs.push(await timed(times, stamp))
  }
  return { bareMs, stampMs }
}
