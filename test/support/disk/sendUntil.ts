import { expect } from 'vitest'
import type { createLedger } from '../ledger.ts'

const SENDERS = 4

type Client = Awaited<ReturnType<ReturnType<typeof createLedger>['open']>>

/** Keeps a service busy until the answers are such; it must answer each, with 200 or 503. @returns the answers. */
export async function sendUntil(
  client: Client,
  isTime: (statuses: readonly (number | null)[]) => boolean,
): Promise<readonly (number | null)[]> {
  const statuses: (number | null)[] = []
  const keepSending = async () => {
    while (!isTime(statuses)) {
      const status = await client.sendNew()
      expect([200, 503]).toContain(status)
      statuses.push(status)
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, keepSending))
  return statuses
}
