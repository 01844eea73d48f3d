import { bytesFromBase64url } from '../../lib/base64url.ts'
import { parseStrictJson } from '../../lib/strictJson.ts'

const MAX_CHARACTERS = 8192
const MEMBERS = ['authenticatorData', 'clientDataJson', 'credentialId', 'signature'] as const

/** What an `X-Stamp-WebAuthn` header says; every member is base64url without padding. */
export type WebauthnStamp = Readonly<Record<(typeof MEMBERS)[number], string>>

/**
 * Writes the header: a JSON object as it is, not encoded again.
 *
 * Spec: Activity endpoints › X-Stamp-WebAuthn; the text is not shown there, this is what the published clients send
 * (wire facts, X-Stamp-Webauthn).
 */
export function writeWebauthnStamp(stamp: WebauthnStamp): string {
  return JSON.stringify(stamp, [...MEMBERS])
}

/**
 * Reads the header strictly; null when it is malformed.
 *
 * Ours: at most 8,192 characters, JSON without a member named twice, exactly the four members, each canonical base64url
 * and not empty, and neither white space nor escapes. The members' order is free.
 */
export function readWebauthnStamp(header: string): WebauthnStamp | null {
  if (header.length > MAX_CHARACTERS) return null
  const value = parseStrictJson(header)
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== MEMBERS.length)
    return null
  if (JSON.stringify(value) !== header) return null
  const texts = new Map(Object.entries(value))
  const [authenticatorData, clientDataJson, credentialId, signature] = MEMBERS.map((name) =>
    bytesText(texts.get(name)),
  )
  return authenticatorData && clientDataJson && credentialId && signature
    ? { authenticatorData, clientDataJson, credentialId, signature }
    : null
}

function bytesText(value: unknown): string | null {
  return typeof value === 'string' && bytesFromBase64url(value) ? value : null
}
