import {
  AEAD_AES_256_GCM,
  CipherSuite,
  KDF_HKDF_SHA256,
  KEM_DHKEM_P256_HKDF_SHA256,
  type RecipientContext,
} from 'hpke'
import { base64urlFromBytes } from '../../lib/base64url.ts'
import { concatBytes } from '../../lib/concatBytes.ts'

type HpkeMessage = { readonly enc: Uint8Array; readonly ciphertext: Uint8Array }

/** DHKEM(P-256, HKDF-SHA256), HKDF-SHA256, AES-256-GCM, base mode (RFC 9180 sections 5.1.1, 7). */
function suite() {
  return new CipherSuite(KEM_DHKEM_P256_HKDF_SHA256, KDF_HKDF_SHA256, AEAD_AES_256_GCM)
}

/**
 * Encrypts one message to a public key. The additional data is both public keys, so that neither can be swapped.
 *
 * @param receiver - 65 bytes: 04, x, y.
 */
export async function hpkeSeal(
  receiver: Uint8Array,
  plaintext: Uint8Array,
  info: Uint8Array,
): Promise<HpkeMessage> {
  const hpke = suite()
  const publicKey = await hpke.DeserializePublicKey(receiver)
  const { encapsulatedSecret: enc, ctx } = await hpke.SetupSender(publicKey, { info })
  return { enc, ciphertext: await ctx.Seal(plaintext, concatBytes(enc, receiver)) }
}

/**
 * Opens the receiving side of one encapsulation.
 *
 * The key is imported with its public half, which the library would otherwise ask the platform to work out by means
 * that few platforms have.
 *
 * @param privateKey - the scalar: 32 bytes.
 * @param receiver - its point: 65 bytes.
 * @throws when the key is none or `enc` is not on the curve.
 */
export async function hpkeReceive(
  privateKey: Uint8Array,
  receiver: Uint8Array,
  enc: Uint8Array,
  info: Uint8Array,
): Promise<RecipientContext> {
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: base64urlFromBytes(privateKey),
    x: base64urlFromBytes(receiver.subarray(1, 33)),
    y: base64urlFromBytes(receiver.subarray(33)),
  }
  const algorithm = { name: 'ECDH', namedCurve: 'P-256' }
  const hpke = suite()
  const pair = {
    privateKey: await crypto.subtle.importKey('jwk', jwk, algorithm, false, ['deriveBits']),
    publicKey: await hpke.DeserializePublicKey(receiver),
  }
  return hpke.SetupRecipient(pair, enc, { info })
}
