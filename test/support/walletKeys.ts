import { ed25519 } from '@noble/curves/ed25519.js'
import { writeStamp } from '../../src/crypto/stamp/stampFormat.ts'
import { hexFromBytes } from '../../src/lib/hex.ts'
import { bytesFromUtf8 } from '../../src/lib/utf8.ts'

/** The key of a wallet, as a test adds it to an account and stamps with it. */
export function createWalletKey() {
  const secretKey = ed25519.utils.randomSecretKey()
  const publicKey = hexFromBytes(ed25519.getPublicKey(secretKey))
  const stamp = (text: string) =>
    writeStamp({
      publicKey,
      scheme: 'SIGNATURE_SCHEME_TK_API_ED25519',
      signature: hexFromBytes(ed25519.sign(bytesFromUtf8(text), secretKey)),
    })
  return {
    publicKey,
    stamp,
    /** What `create_api_keys` takes, with the wallet's own word that it is for this user. */
    paramsFor(said: { organizationId: string; userId: string; timestampMs: string }) {
      const message = JSON.stringify({ type: 'USAGE_TYPE_LINK_WALLET', ...said }, null, 2)
      return {
        apiKeyName: `wallet-auth:${publicKey}`,
        publicKey,
        curveType: 'API_KEY_CURVE_ED25519',
        proof: { message, stamp: stamp(message) },
      }
    },
  }
}
