import { generateKeyPair, type P256KeyPair } from '../../../src/crypto/p256/generateKeyPair.ts'
import { sign } from '../../../src/crypto/p256/sign.ts'
import { hexFromBytes } from '../../../src/lib/hex.ts'
import { bytesFromUtf8 } from '../../../src/lib/utf8.ts'
import { nonceOf } from '../nonceOf.ts'
import {
  type FamilyName,
  type IsolationStage,
  REDIRECT_URI,
  type Target,
} from './isolationStage.ts'

/** How the configuration of a call stands to what the call is about. */
export type Relation = 'noConfig' | 'ownParent' | 'ownSub' | 'foreign' | 'missing'

/** An operation of the auth proxy: what it asks of a target, and what is answered for each relation. */
export type ProxyCall = {
  readonly name: string
  readonly body: (stage: IsolationStage, target: Target) => Promise<object>
  readonly answers: Readonly<Record<Exclude<Relation, 'noConfig'>, string>>
  /** The organization that an answer `OK` must name, where it names one. */
  readonly names?: (answer: Readonly<Record<string, unknown>>) => unknown
}

const OK = { ownParent: 'OK', ownSub: 'OK', foreign: 'OK', missing: 'OK' }
const claimsOf = (token: unknown) => JSON.parse(atob(String(token).split('.')[1] ?? ''))

export function relationOf(
  stage: IsolationStage,
  config: FamilyName | null,
  target: Target,
): Relation {
  if (config === null) return 'noConfig'
  if (target === 'missing') return 'missing'
  const { family, isSub } = stage.places[target]
  if (family !== config) return 'foreign'
  return isSub ? 'ownSub' : 'ownParent'
}

/** The 8 operations of the auth proxy. */
export const proxyCalls: readonly ProxyCall[] = [
  {
    name: 'wallet_kit_config',
    body: async () => ({}),
    answers: OK,
    names: ({ organizationId }) => organizationId,
  },
  // whom a code goes to, an address alone says; the answers must not tell whether it is known
  {
    name: 'otp_init',
    body: async (stage, target) => ({ otpType: 'OTP_TYPE_EMAIL', contact: emailOf(stage, target) }),
    answers: OK,
  },
  {
    name: 'otp_verify',
    body: async (stage, target) => {
      const { otpId, otpCode } = await codeFor(stage, target, emailOf(stage, target))
      return { otpId, otpCode, public_key: (await generateKeyPair()).publicKeyHex }
    },
    answers: { ...OK, foreign: 'OTP_EXPIRED', missing: 'OTP_EXPIRED' },
  },
  {
    name: 'otp_login',
    body: async (stage, target) => {
      const key = await generateKeyPair()
      const proof = await prove(stage, target, emailOf(stage, target), key)
      return { ...proof, publicKey: key.publicKeyHex }
    },
    answers: {
      ownParent: 'ORGANIZATION_NOT_FOUND',
      ownSub: 'OK',
      foreign: 'VERIFICATION_TOKEN_INVALID',
      missing: 'VERIFICATION_TOKEN_INVALID',
    },
    names: ({ session }) => claimsOf(session).organization_id,
  },
  {
    name: 'signup',
    body: async (stage, target) => {
      const userEmail = stage.newEmail()
      return { userEmail, ...(await prove(stage, target, userEmail, await generateKeyPair())) }
    },
    answers: {
      ...OK,
      foreign: 'VERIFICATION_TOKEN_INVALID',
      missing: 'VERIFICATION_TOKEN_INVALID',
    },
  },
  {
    name: 'account',
    body: async ({ places }, target) => ({
      filterType: 'PUBLIC_KEY',
      filterValue:
        target === 'missing'
          ? (await generateKeyPair()).publicKeyHex
          : places[target].root.key.publicKeyHex,
    }),
    answers: OK,
    names: ({ organizationId }) => organizationId,
  },
  {
    name: 'oauth2_authenticate',
    body: async ({ places }, target) => {
      const { publicKeyHex } = await generateKeyPair()
      return {
        provider: 'OAUTH2_PROVIDER_X',
        clientId: `x-${target === 'missing' ? 'nobody' : places[target].family}`,
        authCode: `code-${publicKeyHex}`,
        redirectUri: REDIRECT_URI,
        codeVerifier: 'v'.repeat(43),
        nonce: nonceOf(publicKeyHex),
      }
    },
    answers: { ...OK, foreign: 'REQUEST_INVALID', missing: 'REQUEST_INVALID' },
  },
  {
    name: 'oauth_login',
    body: async ({ site, kit, places }, target) => {
      const { publicKeyHex: publicKey } = await generateKeyPair()
      const place = target === 'missing' ? null : places[target]
      const oidcToken = await site.token({
        sub: place?.email ?? 'nobody',
        aud: `client-${place?.family ?? 'nobody'}`,
        nonce: nonceOf(publicKey),
      })
      return { oidcToken, publicKey, organizationId: place?.organizationId ?? kit.parts.newId() }
    },
    answers: {
      ownParent: 'ORGANIZATION_NOT_FOUND',
      ownSub: 'OK',
      foreign: 'OIDC_TOKEN_INVALID',
      missing: 'OIDC_TOKEN_INVALID',
    },
    names: ({ session }) => claimsOf(session).organization_id,
  },
]

function emailOf({ places }: IsolationStage, target: Target): string {
  return target === 'missing' ? 'nobody@okafor.example' : places[target].email
}

/** A code that was sent under the configuration of the target's family; nobody's code for a target that is missing. */
async function codeFor({ kit, askProxy, places }: IsolationStage, target: Target, contact: string) {
  if (target === 'missing') return { otpId: kit.parts.newId(), otpCode: '123456' }
  const { family } = places[target]
  const { said } = await askProxy(family, 'otp_init', { otpType: 'OTP_TYPE_EMAIL', contact })
  return { otpId: String(said.otpId), otpCode: kit.sent.at(-1)?.code ?? '' }
}

/** A verification token of the target's family, and its signature. */
async function prove(stage: IsolationStage, target: Target, contact: string, key: P256KeyPair) {
  if (target === 'missing') return { verificationToken: 'a.b.c', client_signature: '00'.repeat(64) }
  const { family } = stage.places[target]
  const code = await codeFor(stage, target, contact)
  const { said } = await stage.askProxy(family, 'otp_verify', {
    ...code,
    public_key: key.publicKeyHex,
  })
  const verificationToken = String(said.verificationToken)
  const signature = await sign(key.privateKey, bytesFromUtf8(verificationToken))
  return { verificationToken, client_signature: hexFromBytes(signature) }
}
