import type { LoginMethod } from './loginMethod.ts'
import type { OauthConfig } from './oauthConfig.ts'

/** What the login offers and how its codes look: the service's configuration, narrowed by the app's options. */
export type KitConfig = {
  readonly methods: readonly LoginMethod[]
  /** The parent organization. */
  readonly organizationId: string
  /** How long a session lives, in milliseconds. */
  readonly sessionLifetimeMs: number
  readonly codeLength: number
  readonly alphabet: 'digits' | 'letters-and-digits'
  /** How long a code lives, in milliseconds. */
  readonly codeLifetimeMs: number
  readonly oauth: OauthConfig
  /** The key that session tokens must be signed with: uncompressed P-256, hex. Null when nobody named one. */
  readonly sessionKeyHex: string | null
  /** The key that signs the proof of a code, and the key to encrypt a code to: likewise. */
  readonly verificationKeyHex: string | null
  /** The domain that passkeys belong to. Null when the service named none. */
  readonly rpId: string | null
  /** Whether the service reads the time in the bodies of queries. */
  readonly queriesHaveTime: boolean
  /** The chains that the service sends on, CAIP-2. Null when it does not say: then those of the published service. */
  readonly sendChains: readonly string[] | null
  /** Whether a passkey that logs in must verify its holder. Exports and step-up always require it. */
  readonly userVerification: 'required' | 'preferred'
}
