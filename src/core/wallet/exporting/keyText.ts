import { base58FromBytes, bytesFromBase58 } from '../../../crypto/solana/base58.ts'
import { isEd25519Pair } from '../../../crypto/solana/isEd25519Pair.ts'
import { RequestInvalidError } from '../../../errors/http.ts'
import { concatBytes } from '../../../lib/concatBytes.ts'
import { bytesFromHex, hexFromBytes } from '../../../lib/hex.ts'
import type { LinkContext } from '../../linking/linkContext.ts'

/**
 * How a private key is written: `hex` in 64 characters, `ethereum` the same after `0x`, `solana` in base58 with its public
 * half behind it, as the wallets of Solana take it.
 */
export type KeyForm = 'hex' | 'ethereum' | 'solana'

/** Which key it is: that of an account, by its address, or one that stands alone. */
export type KeySubject = { readonly address: string } | { readonly privateKeyId: string }

/** How the bytes of a key become a text, and whether they are the key that was meant. */
export type KeyText = {
  readonly textFromBytes: (bytes: Uint8Array) => string
  readonly isMeant: (bytes: Uint8Array) => Promise<boolean>
}

type Public = { readonly address: string; readonly publicKey: Uint8Array | null }

const ETHEREUM = /^0x[0-9a-f]{40}$/i

/**
 * How the key of a subject is written: in the given form, else in that of the wallets of its chain.
 *
 * Spec: Submit endpoints, common rules (export_private_key: key formats, from the public wire).
 *
 * @throws RequestInvalidError `REQUEST_INVALID` for the form of Solana where the key is on another curve.
 */
export async function keyTextOf(
  kit: Pick<LinkContext['kit'], 'query'>,
  subject: KeySubject,
  form: KeyForm | undefined,
  signal: AbortSignal,
): Promise<KeyText> {
  const { address, publicKey } = await publicOf(kit, subject, signal)
  const chosen = form ?? formOf(address)
  if (chosen !== 'solana')
    return {
      textFromBytes: (bytes) => (chosen === 'ethereum' ? '0x' : '') + hexFromBytes(bytes),
      isMeant: async () => true,
    }
  if (publicKey === null) throw new RequestInvalidError({ details: 'this is no key of Solana' })
  return {
    textFromBytes(bytes) {
      const both = concatBytes(bytes, publicKey)
      const text = base58FromBytes(both)
      both.fill(0)
      return text
    },
    // whoever signs with halves of two keys gives the private one away
    isMeant: async (bytes) => (await isEd25519Pair(bytes, publicKey)) !== false,
  }
}

async function publicOf(
  kit: Pick<LinkContext['kit'], 'query'>,
  subject: KeySubject,
  signal: AbortSignal,
): Promise<Public> {
  if ('address' in subject)
    return { address: subject.address, publicKey: ofSolana(subject.address) }
  const { privateKey } = await kit.query('getPrivateKey', subject, { signal })
  const [first] = privateKey.addresses
  const isOnCurve = privateKey.curve === 'CURVE_ED25519'
  return {
    address: first?.address ?? '',
    publicKey: isOnCurve ? bytesFromHex(privateKey.publicKey) : null,
  }
}

function formOf(address: string): KeyForm {
  if (ETHEREUM.test(address)) return 'ethereum'
  return ofSolana(address) ? 'solana' : 'hex'
}

/** The key that an address on Solana is; null for any other address. No other chain writes 32 bytes in base58. */
function ofSolana(address: string): Uint8Array | null {
  const bytes = bytesFromBase58(address)
  return bytes?.length === 32 ? bytes : null
}
