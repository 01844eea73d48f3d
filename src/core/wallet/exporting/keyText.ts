import { bech32FromBytes } from '../../../crypto/keys/bech32.ts'
import { strKeyFromSeed } from '../../../crypto/keys/strKey.ts'
import { type WifNetwork, wifFromKey } from '../../../crypto/keys/wif.ts'
import { base58FromBytes, bytesFromBase58 } from '../../../crypto/solana/base58.ts'
import { isEd25519Pair } from '../../../crypto/solana/isEd25519Pair.ts'
import { RequestInvalidError } from '../../../errors/http.ts'
import { concatBytes } from '../../../lib/concatBytes.ts'
import { bytesFromHex, hexFromBytes } from '../../../lib/hex.ts'
import type { LinkContext } from '../../linking/linkContext.ts'

/**
 * How a private key is written: `hex` in 64 characters, `ethereum` the same after `0x`, and as the wallets of a chain take it:
 * `solana` in base58 with its public half behind it, `solanaCli` as the list of numbers of its command line, `bitcoin`,
 * `bitcoinTestnet`, `dogecoin` and `dogecoinTestnet` in WIF, `sui` as `suiprivkey1…`, `aptos` as `ed25519-priv-0x…`,
 * `stellar` as `S…`.
 */
export type KeyForm =
  | 'hex'
  | 'ethereum'
  | 'solana'
  | 'solanaCli'
  | WifNetwork
  | 'sui'
  | 'aptos'
  | 'stellar'

/** Which key it is: that of an account, by its address, or one that stands alone. */
export type KeySubject =
  | {
      readonly address: string
      /** As the service names it, like `ADDRESS_FORMAT_SUI`. @default looked up among the accounts where it matters */
      readonly addressFormat?: string | undefined
    }
  | { readonly privateKeyId: string }

/** How the bytes of a key become a text, and whether they are the key that was meant. */
export type KeyText = {
  readonly textFromBytes: (bytes: Uint8Array) => Promise<string>
  readonly isMeant: (bytes: Uint8Array) => Promise<boolean>
}

type Public = {
  readonly addressFormat: string
  /** Null for a curve of another kind, or where nobody knows it. */
  readonly curve: string | null
  readonly publicKeyHex: string | null
}

const ETHEREUM = /^0x[0-9a-f]{40}$/i
const ED25519 = 'CURVE_ED25519'
const SUI_ED25519 = 0

/** The form of the wallets of a chain, by how the service's name of the address format begins; `hex` for all others. */
const forms: readonly (readonly [string, KeyForm])[] = [
  ['ETHEREUM', 'ethereum'],
  ['SOLANA', 'solana'],
  ['BITCOIN_MAINNET', 'bitcoin'],
  ['BITCOIN_', 'bitcoinTestnet'],
  ['DOGE_MAINNET', 'dogecoin'],
  ['DOGE_', 'dogecoinTestnet'],
  ['SUI', 'sui'],
  ['APTOS', 'aptos'],
  ['XLM', 'stellar'],
]

/** Forms of keys on Ed25519; the others but `hex` are of keys on secp256k1. */
const ON_ED25519: readonly KeyForm[] = ['solana', 'solanaCli', 'sui', 'aptos', 'stellar']

/**
 * How the key of a subject is written: in the given form, else in that of the wallets of its chain.
 *
 * Spec: Submit endpoints, common rules (export_private_key: key formats, from the public wire).
 *
 * @throws RequestInvalidError `REQUEST_INVALID` for a form of another curve than the key's.
 */
export async function keyTextOf(
  kit: Pick<LinkContext['kit'], 'query'>,
  subject: KeySubject,
  form: KeyForm | undefined,
  signal: AbortSignal,
): Promise<KeyText> {
  const { addressFormat, curve, publicKeyHex } = await publicOf(kit, subject, signal)
  const own = getForm(addressFormat)
  const chosen = form ?? own
  const isOnEd25519 = curve === null ? ON_ED25519.includes(own) : curve === ED25519
  const isKnown = curve !== null || own !== 'hex'
  if (chosen !== 'hex' && isKnown && isOnEd25519 !== ON_ED25519.includes(chosen))
    throw new RequestInvalidError({ details: `this is no key of the form ${chosen}` })
  if (chosen !== 'solana' && chosen !== 'solanaCli')
    return { textFromBytes: (bytes) => writeKey(chosen, bytes), isMeant: async () => true }
  const publicKey = publicKeyHex === null ? null : bytesFromHex(publicKeyHex)
  if (publicKey?.length !== 32)
    throw new RequestInvalidError({ details: 'this is no key of Solana' })
  return {
    async textFromBytes(bytes) {
      const both = concatBytes(bytes, publicKey)
      const text = chosen === 'solana' ? base58FromBytes(both) : `[${both.join(',')}]`
      both.fill(0)
      return text
    },
    // whoever signs with halves of two keys gives the private one away
    isMeant: async (bytes) => (await isEd25519Pair(bytes, publicKey)) !== false,
  }
}

async function writeKey(
  form: Exclude<KeyForm, 'solana' | 'solanaCli'>,
  bytes: Uint8Array,
): Promise<string> {
  switch (form) {
    case 'hex':
      return hexFromBytes(bytes)
    case 'ethereum':
      return `0x${hexFromBytes(bytes)}`
    case 'sui': {
      const flagged = concatBytes(Uint8Array.of(SUI_ED25519), bytes)
      const text = bech32FromBytes('suiprivkey', flagged)
      flagged.fill(0)
      return text
    }
    case 'aptos':
      return `ed25519-priv-0x${hexFromBytes(bytes)}`
    case 'stellar':
      return strKeyFromSeed(bytes)
    default:
      return wifFromKey(form, bytes)
  }
}

async function publicOf(
  kit: Pick<LinkContext['kit'], 'query'>,
  subject: KeySubject,
  signal: AbortSignal,
): Promise<Public> {
  if ('address' in subject) return publicOfAccount(kit, subject, signal)
  const { privateKey } = await kit.query('getPrivateKey', subject, { signal })
  const { curve, publicKey, addresses } = privateKey
  return { addressFormat: addresses[0]?.format ?? '', curve, publicKeyHex: publicKey }
}

/** By the address where it tells the chain, else as it is listed. */
async function publicOfAccount(
  kit: Pick<LinkContext['kit'], 'query'>,
  { address, addressFormat }: Extract<KeySubject, { address: string }>,
  signal: AbortSignal,
): Promise<Public> {
  if (ETHEREUM.test(address))
    return {
      addressFormat: 'ADDRESS_FORMAT_ETHEREUM',
      curve: 'CURVE_SECP256K1',
      publicKeyHex: null,
    }
  // no other chain writes 32 bytes in base58
  const solana = bytesFromBase58(address)
  if (solana?.length === 32) {
    const publicKeyHex = hexFromBytes(solana)
    return { addressFormat: 'ADDRESS_FORMAT_SOLANA', curve: ED25519, publicKeyHex }
  }
  if (addressFormat !== undefined) return { addressFormat, curve: null, publicKeyHex: null }
  const found = await findAccount(kit, address, signal)
  return {
    addressFormat: found?.addressFormat ?? '',
    curve: found?.curve ?? null,
    publicKeyHex: found?.publicKey ?? null,
  }
}

/** The most that the service returns at once, and how many pages are looked through. Spec: Limits. */
const PAGE_SIZE = 100
const MOST_PAGES = 50

async function findAccount(
  kit: Pick<LinkContext['kit'], 'query'>,
  address: string,
  signal: AbortSignal,
) {
  let after: string | undefined
  for (let page = 0; page < MOST_PAGES; page++) {
    const paginationOptions = { limit: String(PAGE_SIZE), ...(after !== undefined && { after }) }
    const { accounts } = await kit.query('listWalletAccounts', { paginationOptions }, { signal })
    const found = accounts.find((account) => account.address === address)
    if (found) return found
    after = accounts.at(-1)?.walletAccountId
    if (accounts.length < PAGE_SIZE) break
  }
  return null
}

function getForm(addressFormat: string): KeyForm {
  const name = addressFormat.replace('ADDRESS_FORMAT_', '')
  return forms.find(([start]) => name.startsWith(start))?.[1] ?? 'hex'
}
