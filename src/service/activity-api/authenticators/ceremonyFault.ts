import { sha256 } from '../../../crypto/sha256.ts'
import type { AuthenticatorData } from '../../../crypto/webauthn/readAuthenticatorData.ts'
import type { ClientData } from '../../../crypto/webauthn/readClientData.ts'
import { bytesFromUtf8 } from '../../../lib/utf8.ts'
import { allowsOrigin, type PasskeyPolicy } from './passkeyPolicy.ts'

/** What both ceremonies of passkeys have: making one and using one. */
export type Ceremony = {
  readonly clientData: ClientData
  readonly authenticatorData: AuthenticatorData
}

export type Expected = {
  readonly type: 'webauthn.create' | 'webauthn.get'
  /** Base64url. */
  readonly challenge: string
  readonly policy: PasskeyPolicy
}

/**
 * Names the first check that a ceremony fails, in plain words; null when it passes them all.
 *
 * WebAuthn level 3 sections 7.1 steps 7 to 18 and 7.2 steps 11 to 19.
 * Ours: user verification is welcome and not asked for, so its flag decides nothing.
 */
export async function ceremonyFault(
  { clientData, authenticatorData }: Ceremony,
  { type, challenge, policy }: Expected,
): Promise<string | null> {
  const { rpIdHash, isUserPresent, isBackupEligible, isBackedUp } = authenticatorData
  if (clientData.type !== type) return `the type must be ${type}`
  if (clientData.challenge !== challenge) return 'the challenge is another one'
  if (!allowsOrigin(policy, clientData.origin)) return 'the origin is not allowed'
  if (!policy.allowsCrossOrigin) {
    if (clientData.crossOrigin) return 'it comes from a page inside a page of another origin'
    if (clientData.topOrigin !== undefined) return 'it names the origin of a page around its own'
  }
  if (!isSame(rpIdHash, await sha256(bytesFromUtf8(policy.rpId))))
    return 'the passkey is for another domain'
  if (!isUserPresent) return 'nobody was present'
  if (isBackedUp && !isBackupEligible) return 'it is backed up although it cannot be'
  return null
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i])
}
