import type { RequestInfo } from '../http/handler.ts'
import type { ServiceParts } from '../parts.ts'
import { addressGroup, isLoopback } from './addressGroup.ts'
import { bounds } from './limits.ts'

/**
 * Counts a long body of the activity API for the address that it came from: anybody can sign one with a key of their own,
 * and to parse it costs more than to refuse it.
 *
 * Ours: what comes from this machine is not counted. The auth proxy submits from there what was counted where it came in.
 *
 * @throws Refusal `RATE_LIMIT_EXCEEDED` with the time to wait.
 */
export function countLongBody(
  { costs }: Pick<ServiceParts, 'costs'>,
  { clientAddress }: RequestInfo,
  body: Uint8Array,
): void {
  if (body.length <= bounds.freeBodyBytes) return
  if (clientAddress === undefined || isLoopback(clientAddress)) return
  const group = addressGroup(clientAddress)
  costs.require('longBodyBytesPerAddress', group, body.length)
  costs.add('longBodyBytesPerAddress', group, body.length)
}
