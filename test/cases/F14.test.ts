import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base32nopad, base58, bech32, createBase58check } from '@scure/base'
import { p2pkh, p2tr, p2wpkh, TEST_NETWORK } from '@scure/btc-signer'
import { createKeyPairSignerFromPrivateKeyBytes } from '@solana/kit'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addPasskey } from '../../src/core/actions/addPasskey.ts'
import type { Chain } from '../../src/core/config/chains.ts'
import type { Latchkit } from '../../src/core/latchkit.ts'
import { exportPrivateKey } from '../../src/core/wallet/exporting/exportSecret.ts'
import type { KeyForm, KeySubject } from '../../src/core/wallet/exporting/keyText.ts'
import { importPrivateKey } from '../../src/core/wallet/importing/importSecret.ts'
import { type KeyFault, readKey } from '../../src/core/wallet/importing/readKey.ts'
import { paramsFromNewAccount } from '../../src/core/wallet/newAccount.ts'
import { bytesFromHex, hexFromBytes } from '../../src/lib/hex.ts'
import { fakeCredentials } from '../support/fakeCredentials.ts'
import { mistype } from '../support/mistype.ts'
import { reached, startPasskeyService } from '../support/passkeyKit.ts'

type Vector = {
  readonly chain: Chain
  readonly text: string
  readonly hex: string
  /** As the source has it, or as another library makes it. */
  readonly address?: string
}

const publicOf = (hex: string) =>
  secp256k1.getPublicKey(bytesFromHex(hex) ?? new Uint8Array(), true)

const WIKI = '0c28fca386c7a227600b2fe50b7cae11ec86d3bf1fbe471be89827e19d72aa1d'
const CORE_TESTNET = 'e0fcd4ce4e3d0e3de091f21415bb7cd011fac288c42020a879f28c2a4387df9b'

/** Each chain's own published keys. */
const vectors: readonly Vector[] = [
  // Bitcoin wiki, "Wallet import format"
  {
    chain: 'bitcoin',
    text: 'KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP98617',
    hex: WIKI,
    address: p2wpkh(publicOf(WIKI)).address ?? '',
  },
  {
    chain: 'bitcoin-legacy',
    text: 'KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP98617',
    hex: WIKI,
    address: p2pkh(publicOf(WIKI)).address ?? '',
  },
  // Bitcoin Core, key_io_valid.json: main, testnet4, signet, regtest
  {
    chain: 'bitcoin-taproot',
    text: 'L5nJeqKmpHp4P7F8ZYyjwc5a7P4d8EabuGAzfGJk7yC1BJyzNaEd',
    hex: 'ff778740f88ddcf102aeb81daee289c044c4a4571c4b6f287400f4b8e0b843f8',
  },
  {
    chain: 'bitcoin',
    text: 'cV83kKisF3RQSvXbUCm9ox3kaz5JjEUBWcx8tNydfGJcyeUxuH47',
    hex: CORE_TESTNET,
    address: p2wpkh(publicOf(CORE_TESTNET), TEST_NETWORK).address ?? '',
  },
  {
    chain: 'bitcoin-taproot',
    text: 'cND53Dhp8eCZqG2ghe8YhSCGesXZ8fE5PGD1khrqNvEi4RBoXhEK',
    hex: '12b5a10f3a11e708dc5412833c47ab7c368a21b9efe19293793ec879ce683018',
    address:
      p2tr(
        publicOf('12b5a10f3a11e708dc5412833c47ab7c368a21b9efe19293793ec879ce683018').slice(1),
        undefined,
        TEST_NETWORK,
      ).address ?? '',
  },
  {
    chain: 'bitcoin-legacy',
    text: 'cPisAUdLvqqAr6MYtXnrWvgvyUAwuNyuTvZkDGw6miPhZdaiSDNH',
    hex: '3fdfec1371cedcdb8c190ca6ff8ad603f817edc0d93c2a687c7b36dd66e70f2a',
  },
  // SIP-15, "Test Cases"
  {
    chain: 'sui',
    text: 'suiprivkey1qzwant3kaegmjy4qxex93s0jzvemekkjmyv3r2sjwgnv2y479pgsywhveae',
    hex: '9dd9ae36ee51b912a0364c58c1f21333bcdad2d91911aa127226c512be285102',
    address: '0x90f3e6d73b5730f16974f4df1d3441394ebae62186baf83608599f226455afa7',
  },
  {
    chain: 'sui',
    text: 'suiprivkey1qrh2sjl88rze74hwjndw3l26dqyz63tea5u9frtwcsqhmfk9vxdlx8cpv0g',
    hex: 'eea84be738c59f56ee94dae8fd5a68082d4579ed38548d6ec4017da6c5619bf3',
    address: '0xfd233cd9a5dd7e577f16fa523427c75fbc382af1583c39fdf1c6747d2ed807a3',
  },
  // AIP-80, "Add a prefix to private keys"
  {
    chain: 'aptos',
    text: 'ed25519-priv-0x0000000000000000000000000000000000000000000000000000000000000001',
    hex: '0000000000000000000000000000000000000000000000000000000000000001',
  },
  // the tests of stellar-strkey, and SEP-5, "Test cases", test 1
  {
    chain: 'stellar',
    text: 'SBU2RRGLXH3E5CQHTD3ODLDF2BWDCYUSSBLLZ5GNW7JXHDIYKXZWHOKR',
    hex: '69a8c4cbb9f64e8a0798f6e1ac65d06c3162929056bcf4cdb7d3738d1855f363',
  },
  {
    chain: 'stellar',
    text: 'SBGWSG6BTNCKCOB3DIFBGCVMUPQFYPA2G4O34RMTB343OYPXU5DJDVMN',
    hex: hexFromBytes(
      base32nopad
        .decode('SBGWSG6BTNCKCOB3DIFBGCVMUPQFYPA2G4O34RMTB343OYPXU5DJDVMN')
        .subarray(1, 33),
    ),
    address: 'GDRXE2BQUC3AZNPVFSCEZ76NJ3WWL25FYFK6RGZGIEKWE4SOOHSUJUJ6',
  },
]

/** A key file of Solana's command line, by another library. */
async function makeSolanaKey() {
  const seed = crypto.getRandomValues(new Uint8Array(32))
  const { keyPair, address } = await createKeyPairSignerFromPrivateKeyBytes(seed)
  const publicKey = new Uint8Array(await crypto.subtle.exportKey('raw', keyPair.publicKey))
  return { bytes: Uint8Array.from([...seed, ...publicKey]), address: String(address) }
}

let stage: Awaited<ReturnType<typeof startPasskeyService>>
let kit: Latchkit
beforeAll(async () => {
  stage = await startPasskeyService()
  await fakeCredentials()
  kit = stage.startKit({ passkey: { autofill: false, offerAfterLogin: false } })
  const contact = 'mara@okafor.example'
  const result = kit.login.open()
  kit.login.submitContact(contact)
  await reached(kit, 'enteringCode')
  kit.login.submitCode(stage.codeFor(contact))
  await result
  const state = kit.session.getState()
  await addPasskey(kit, { userId: state.status === 'logged-in' ? state.session.userId : '' })
}, 60_000)
afterAll(async () => {
  await stage.stop()
  vi.unstubAllGlobals()
})

async function exported(of: KeySubject, form?: KeyForm): Promise<string> {
  const secret = await exportPrivateKey(kit, { of, form, confirm: 'passkey' })
  const text = await secret.open()
  secret.forget()
  return text
}

describe('importPrivateKey and exportPrivateKey', () => {
  test.each(vectors)(
    '$chain: takes $text and gives it back',
    async ({ chain, text, hex, address }) => {
      const name = `${chain}-${text.slice(-6)}`
      const { privateKeyId, addresses } = await importPrivateKey(kit, {
        privateKey: ` ${text}\n`,
        name,
        chain,
      })
      if (address !== undefined) expect(addresses[0]?.address).toBe(address)
      // a key of a test network gets an address there
      if (text.startsWith('c')) expect(addresses[0]?.format).toMatch(/BITCOIN_TESTNET/)
      expect(await exported({ privateKeyId }, 'hex')).toBe(hex)
      expect(await exported({ privateKeyId })).toBe(text)
    },
  )

  test('Solana: takes the list of numbers of its command line, and gives it', async () => {
    const solana = await makeSolanaKey()
    const list = JSON.stringify([...solana.bytes])
    const given = { privateKey: JSON.stringify([...solana.bytes], null, 1), name: 'cli' } as const
    const { privateKeyId, addresses } = await importPrivateKey(kit, { ...given, chain: 'solana' })
    expect(addresses[0]?.address).toBe(solana.address)
    expect(await exported({ privateKeyId }, 'solanaCli')).toBe(list)
    expect(await exported({ privateKeyId })).toBe(base58.encode(solana.bytes))
    // a list without its brackets is none
    expect(await readKey(list.slice(1, -1), 'solana')).toMatchObject({ fault: 'letters' })
  })

  test('gives the key of an account of each chain as its wallets take it', async () => {
    const chains = [
      'bitcoin',
      'bitcoin-taproot',
      'dogecoin',
      'sui',
      'aptos',
      'stellar',
      'xrp',
    ] as const
    const { addresses } = await kit.submit('createWallet', {
      walletName: 'Many',
      accounts: chains.map(paramsFromNewAccount),
    })
    const starts = [
      /^[KL]/,
      /^[KL]/,
      /^Q/,
      /^suiprivkey1/,
      /^ed25519-priv-0x/,
      /^S[A-Z2-7]{55}$/,
      /^[0-9a-f]{64}$/,
    ]
    for (const [at, address] of addresses.entries()) {
      const text = await exported({ address })
      expect(text).toMatch(starts[at] ?? /none/)
      const [chain = 'ethereum'] = [chains[at]]
      const reading = await readKey(text, chain)
      const hex = await exported({ address }, 'hex')
      expect('bytes' in reading && hexFromBytes(reading.bytes)).toBe(hex)
    }
  })

  test.each<readonly [KeyForm, Chain]>([
    ['sui', 'bitcoin'],
    ['bitcoin', 'aptos'],
    ['solanaCli', 'dogecoin'],
  ])('asks nobody to confirm the form %s for a key of %s', async (form, chain) => {
    const { addresses } = await kit.submit('createWallet', {
      walletName: `${form} ${chain}`,
      accounts: [paramsFromNewAccount(chain)],
    })
    const asked = exported({ address: addresses[0] ?? '' }, form)
    await expect(asked).rejects.toMatchObject({ code: 'REQUEST_INVALID' })
  })
})

const [SUI = '', STELLAR = '', WIF = ''] = (['sui', 'stellar', 'bitcoin'] as const).map(
  (chain) => vectors.find((vector) => vector.chain === chain)?.text,
)

const suiWith = (flag: number) =>
  bech32.encodeFromBytes('suiprivkey', Uint8Array.from([flag, ...new Uint8Array(32).fill(7)]))
const base58check = createBase58check(sha256)

const wrong: readonly (readonly [string, Chain, string, KeyFault])[] = [
  ['a mistyped key of Sui', 'sui', mistype(SUI, 20), 'checksum'],
  ['a key of Sui that lost its end', 'sui', SUI.slice(0, -4), 'checksum'],
  ['a mistyped key of Stellar', 'stellar', mistype(STELLAR, 20), 'checksum'],
  ['a key of Stellar that lost its end', 'stellar', STELLAR.slice(0, -1), 'checksum'],
  ['a mistyped WIF', 'bitcoin', mistype(WIF, 20), 'checksum'],
  ['a WIF that lost its end', 'bitcoin', WIF.slice(0, -1), 'checksum'],
  ['a Sui key on secp256k1', 'sui', suiWith(1), 'unsupported'],
  ['a Sui key on P-256', 'sui', suiWith(2), 'unsupported'],
  [
    'an uncompressed WIF (Bitcoin wiki)',
    'bitcoin-legacy',
    '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ',
    'unsupported',
  ],
  ['an Aptos key on secp256k1', 'aptos', `secp256k1-priv-0x${'11'.repeat(32)}`, 'unsupported'],
  ['an Aptos key that lost its end', 'aptos', `ed25519-priv-0x${'1'.repeat(62)}`, 'length'],
  ['a WIF for Sui', 'sui', WIF, 'chain'],
  ['a key of Sui for Aptos', 'aptos', SUI, 'chain'],
  ['a key of Stellar for Ethereum', 'ethereum', STELLAR, 'chain'],
  [
    'a WIF of another coin',
    'bitcoin',
    base58check.encode(Uint8Array.from([0xb0, ...new Uint8Array(32).fill(9), 1])),
    'letters',
  ],
  ['a list of 63 numbers', 'solana', `[${'1,'.repeat(62)}1]`, 'length'],
  ['a list with a number that is no byte', 'solana', `[${'1,'.repeat(63)}256]`, 'letters'],
  ['a text of no form', 'sui', 'hello world', 'letters'],
  [
    'a WIF of zero',
    'bitcoin',
    base58check.encode(Uint8Array.from([0x80, ...new Uint8Array(32), 1])),
    'range',
  ],
]

describe('a key that is none', () => {
  test.each(wrong)(
    '%s is refused for %s, and the error has no part of it',
    async (_, chain, text, fault) => {
      expect(await readKey(text, chain)).toMatchObject({ fault })
      const before = (await kit.query('listActivities', {})).activities.length
      const given = { privateKey: text, name: 'K', chain }
      const error: unknown = await importPrivateKey(kit, given).catch((reason: unknown) => reason)
      expect(error).toMatchObject({ code: 'REQUEST_INVALID' })
      const said = JSON.stringify(error, Object.getOwnPropertyNames(error))
      for (let at = 0; at + 8 <= text.length; at++)
        expect(said).not.toContain(text.slice(at, at + 8))
      expect((await kit.query('listActivities', {})).activities).toHaveLength(before)
    },
  )
})
