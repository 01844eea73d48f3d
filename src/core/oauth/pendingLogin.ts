import * as v from 'valibot'
import type { P256KeyPair } from '../../crypto/p256/generateKeyPair.ts'
import { isSocial, methodFromName, type SocialProvider } from '../config/loginMethod.ts'
import { keyPairFromStored } from '../keys/keptFromStored.ts'

const pendingLogin = v.object({
  /** 128 random bits: the name that the attempt goes by. */
  state: v.string(),
  provider: v.custom<SocialProvider>(isProvider),
  exchange: v.union([
    v.object({ kind: v.literal('code-in-browser'), tokenEndpoint: v.string() }),
    v.object({ kind: v.literal('code-at-service'), serviceProvider: v.string() }),
    v.object({
      kind: v.literal('id-token'),
      responseType: v.picklist(['id_token', 'code id_token']),
    }),
  ]),
  /** Who the answer must be from; null when nobody knows. */
  issuer: v.nullable(v.string()),
  /** True when an answer without its issuer is none. */
  namesIssuer: v.optional(v.boolean()),
  /** While nobody knows: the origin that the person was sent to, where whoever answers is at home. */
  askedAt: v.optional(v.string()),
  clientId: v.string(),
  redirectUri: v.string(),
  codeVerifier: v.string(),
  /** The key that the session will be for. Its private half cannot be read. */
  keyPair: v.custom<P256KeyPair>((value) => keyPairFromStored(value) !== null),
  /** The key that the token is bound to, where it is not that one: the session's, of a provider that is linked. */
  boundTo: v.optional(v.string()),
  /** True when the person left in this tab, false when the provider has a window. */
  inTab: v.boolean(),
  /** The page that the person was on. */
  returnTo: v.string(),
  /** Milliseconds since 1970. */
  expiresAtMs: v.number(),
})

/** One attempt to log in with a provider: all that must still be known when the person comes back. */
export type PendingLogin = v.InferOutput<typeof pendingLogin>

/** For how long a person may stay at the provider, in milliseconds. */
export const PENDING_FOR_MS = 600_000

/** Reads what storage gave back; null for anything that is not an attempt. */
export function pendingFromStored(value: unknown): PendingLogin | null {
  const read = v.safeParse(pendingLogin, value)
  return read.success ? read.output : null
}

function isProvider(name: unknown): boolean {
  const method = typeof name === 'string' ? methodFromName(name) : null
  return method !== null && isSocial(method)
}
