import { base64urlFromBytes } from '../../lib/base64url.ts'
import { stateStart } from './stateStart.ts'

/**
 * Makes the `state` of one attempt: 128 random bits, after a mark by which a page knows its own returns at a glance.
 *
 * Ours: a page may have a social login of its own, and several kits; the mark names ours and the configuration.
 */
export function createState(authProxyConfigId: string): string {
  const random = crypto.getRandomValues(new Uint8Array(16))
  return `${stateStart(authProxyConfigId)}${base64urlFromBytes(random)}`
}
