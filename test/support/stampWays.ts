import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { derFromRaw, rawFromDer } from '../../src/crypto/p256/derSignature.ts'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { sign } from '../../src/crypto/p256/sign.ts'
import { ATTESTED_SCHEMES, writeAttestedStamp } from '../../src/crypto/stamp/attestedStampFormat.ts'
import { personalMessageHash } from '../../src/crypto/stamp/personalMessageHash.ts'
import { writeStamp } from '../../src/crypto/stamp/stampFormat.ts'
import { base64urlFromBytes, bytesFromBase64url } from '../../src/lib/base64url.ts'
import { hexFromBytes } from '../../src/lib/hex.ts'
import { bytesFromUtf8 } from '../../src/lib/utf8.ts'
import { resultText, type TestApi } from './activityApi.ts'
import { addCredential } from './addCredential.ts'
import { clientSignature, prove, signupParameters } from './otpSteps.ts'
import { allowPasskeys } from './passkeySteps.ts'
import { createSoftAuthenticator } from './softAuthenticator.ts'

/** What a stamp claims: whose signature (r and s, 64 bytes) over this text. */
type Claim = { readonly text: string; readonly publicKey: string; readonly signature: Uint8Array }

/** One way in which a request can be stamped, and the key that does it. */
export type StampWay = {
  readonly name: string
  /** Hex, compressed where there is a choice. */
  readonly publicKey: string
  /** r and s over what this way makes of a text. */
  readonly sign: (text: string) => Promise<Uint8Array>
  /** The header that shows a signature, of this way or of another, as one of this way. */
  readonly show: (claim: Claim) => Promise<Record<string, string>>
}

const CONTACT = 'mara@okafor.example'

/**
 * An account with a credential for each of the six ways to stamp: the four schemes of keys, a passkey, and a key that no
 * account knows with the token that vouches for it.
 */
export async function createStampWays(kit: TestApi) {
  await allowPasskeys(kit, { enabledProviders: ['passkey', 'wallet', 'email'] })
  const passkey = await createSoftAuthenticator()
  const { organizationId, userId } = await signUp(kit, await passkey.register())
  const p256Key = await generateKeyPair()
  const secpKey = secp256k1.keygen()
  const eip191Key = secp256k1.keygen()
  const edKey = ed25519.keygen()
  const attestedKey = await generateKeyPair()
  const token = await prove(kit, CONTACT, attestedKey)

  const ways: readonly StampWay[] = [
    keyWay('P256', p256Key.publicKeyHex, (bytes) => sign(p256Key.privateKey, bytes)),
    keyWay('SECP256K1', hexFromBytes(secpKey.publicKey), async (bytes) =>
      secp256k1.sign(bytes, secpKey.secretKey),
    ),
    keyWay('SECP256K1_EIP191', hexFromBytes(eip191Key.publicKey), async (bytes) =>
      secp256k1.sign(await personalMessageHash(bytes), eip191Key.secretKey, { prehash: false }),
    ),
    keyWay('ED25519', hexFromBytes(edKey.publicKey), async (bytes) =>
      ed25519.sign(bytes, edKey.secretKey),
    ),
    {
      name: 'WEBAUTHN',
      publicKey: passkey.publicKeyHex,
      sign: async (text) => rawOf((await passkey.assert(text)).signature),
      // the passkey is named by its id: there is no place for another key
      show: async ({ text, signature }) => ({
        'X-Stamp-WebAuthn': JSON.stringify({
          ...(await passkey.assert(text)),
          signature: base64urlFromBytes(derFromRaw(signature)),
        }),
      }),
    },
    {
      name: 'ATTESTED',
      publicKey: attestedKey.publicKeyHex,
      sign: (text) => sign(attestedKey.privateKey, bytesFromUtf8(text)),
      show: async ({ publicKey, signature }) => ({
        'X-Stamp-Attested': writeAttestedStamp({
          publicKeyAttestation: token,
          scheme: ATTESTED_SCHEMES.verificationToken,
          publicKey,
          signature: hexFromBytes(derFromRaw(signature)),
        }),
      }),
    },
  ]
  const curves = ['P256', 'SECP256K1', 'SECP256K1', 'ED25519'] as const
  for (const [i, curve] of curves.entries())
    await addCredential(kit.parts, { organizationId, userId, curve, ...keyOf(ways, i) })
  return { organizationId, userId, ways }
}

/** The headers of an honest stamp. */
export async function stampBy(way: StampWay, text: string): Promise<Record<string, string>> {
  const signature = await way.sign(text)
  return way.show({ text, publicKey: way.publicKey, signature })
}

function keyOf(ways: readonly StampWay[], at: number): { readonly publicKey: string } {
  return { publicKey: ways[at]?.publicKey ?? '' }
}

function keyWay(
  name: string,
  publicKey: string,
  signBytes: (bytes: Uint8Array) => Promise<Uint8Array>,
): StampWay {
  return {
    name,
    publicKey,
    sign: (text) => signBytes(bytesFromUtf8(text)),
    show: async (claim) => ({
      'X-Stamp': writeStamp({
        publicKey: claim.publicKey,
        scheme: `SIGNATURE_SCHEME_TK_API_${name}`,
        signature: hexFromBytes(name === 'ED25519' ? claim.signature : derFromRaw(claim.signature)),
      }),
    }),
  }
}

async function signUp(kit: TestApi, authenticator: object) {
  const key = await generateKeyPair()
  const verificationToken = await prove(kit, CONTACT, key)
  const proof = {
    verificationToken,
    clientSignature: await clientSignature(key, verificationToken),
  }
  const user = { userEmail: CONTACT, authenticators: [authenticator] }
  const reply = await kit.submit('createSubOrganization', signupParameters(user, proof))
  const organizationId = resultText(reply, 'subOrganizationId')
  const row = await kit.parts.store.first('users', { organizationId })
  return { organizationId, userId: row?.id ?? '' }
}

function rawOf(base64urlDer: string): Uint8Array {
  const raw = rawFromDer(bytesFromBase64url(base64urlDer) ?? new Uint8Array())
  if (!raw) throw new Error('the passkey wrote no DER')
  return raw
}
