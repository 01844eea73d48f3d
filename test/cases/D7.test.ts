import {
  getBase58Decoder,
  getPublicKeyFromAddress,
  signatureBytes,
  verifySignature,
} from '@solana/kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SignRequestInvalidError } from '../../src/errors/signing.ts'
import { bytesFromHex } from '../../src/lib/hex.ts'
import { createLatchkitWallet } from '../../src/solana/createLatchkitWallet.ts'
import type { StandardChain } from '../../src/solana/standard.ts'
import { createWalletChains } from '../../src/solana/walletChains.ts'
import {
  type AdapterStage,
  createAdapterStage,
  type Person,
  SOLANA,
} from '../support/adapters/adapterStage.ts'
import { askChain } from '../support/chain/chainStage.ts'
import { transfer, unsignedTransaction } from '../support/chain/solanaTransactions.ts'

const ICON = 'data:image/png;base64,AA'
const FAR = 'https://api.example.com'
const LOCAL = 'http://localhost:4456/solana'
const DEVNET = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

/** The chain that pages ask a wallet for by the address of their node, as `@solana/wallet-standard-util` names it. */
function chainForEndpoint(endpoint: string): StandardChain {
  if (endpoint.includes('https://api.mainnet-beta.solana.com')) return 'solana:mainnet'
  if (/\bdevnet\b/i.test(endpoint)) return 'solana:devnet'
  if (/\btestnet\b/i.test(endpoint)) return 'solana:testnet'
  if (/\blocalhost\b/i.test(endpoint) || /\b127\.0\.0\.1\b/.test(endpoint)) return 'solana:localnet'
  return 'solana:mainnet'
}

test.each([
  ['no chain of Solana', [], FAR, ['solana:mainnet', 'solana:devnet']],
  ['devnet alone', [{ caip2: 'solana:devnet' }], FAR, ['solana:devnet']],
  ['devnet by its hash', [{ caip2: DEVNET }], FAR, ['solana:devnet']],
  [
    'a chain of its own',
    [{ caip2: 'solana:orchard' }, { caip2: 'eip155:1' }],
    FAR,
    ['solana:orchard'],
  ],
  [
    'a node on this machine',
    [{ caip2: DEVNET, rpcUrl: LOCAL }],
    FAR,
    ['solana:devnet', 'solana:localnet'],
  ],
  [
    'a service on this machine',
    [],
    'http://127.0.0.1:4455',
    ['solana:mainnet', 'solana:devnet', 'solana:localnet'],
  ],
] as const)('wallet: declares the chains of a kit with %s', (_, chains, apiBaseUrl, declared) => {
  expect(createWalletChains({ chains, apiBaseUrl }).declared).toEqual(declared)
})

test('wallet: a request without a chain is for the only one of the kit, never for mainnet', () => {
  for (const chains of [[{ caip2: DEVNET }], [{ caip2: DEVNET, rpcUrl: LOCAL }]])
    expect(createWalletChains({ chains, apiBaseUrl: FAR }).resolve(undefined)).toBe(DEVNET)
})

test('wallet: localnet is the chain with a node on this machine', () => {
  const chains = [{ caip2: 'solana:mainnet' }, { caip2: DEVNET, rpcUrl: LOCAL }]
  expect(createWalletChains({ chains, apiBaseUrl: FAR }).resolve('solana:localnet')).toBe(DEVNET)
})

test('wallet: what is missing is in the message of the error', () => {
  const two = createWalletChains({ chains: [], apiBaseUrl: FAR })
  expect(() => two.resolve(undefined)).toThrow(
    /names no chain.*solana:mainnet solana:devnet.*`chain`/,
  )
  expect(() => two.resolve('solana:localnet')).toThrow(
    /does not declare the chain solana:localnet.*`chains`/,
  )
  expect(() => two.resolve('solana:localnet')).toThrow(SignRequestInvalidError)
})

let stage: AdapterStage
let person: Person

beforeAll(async () => {
  stage = await createAdapterStage()
  person = await stage.richPerson()
}, 120_000)
afterAll(() => stage.stop())

test('wallet: a page with a node on this machine sends and signs as an adapter asks it to', async () => {
  const chains = [{ caip2: SOLANA, rpcUrl: stage.solanaUrl }]
  const kit = { ...person.kit, options: { ...person.kit.options, chains } }
  const wallet = createLatchkitWallet(kit, { icon: ICON })
  const chain = chainForEndpoint(stage.solanaUrl)
  const [account] = (await wallet.features['standard:connect'].connect()).accounts
  if (!account) throw new Error('not connected')
  // an adapter fails with an empty message where the account does not have the chain
  expect(account.chains).toContain(chain)
  const to = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'
  const pay = async () => {
    const { value } = Object(await askChain(stage.solanaUrl, 'getLatestBlockhash'))
    const hex = unsignedTransaction({
      payer: account.address,
      instructions: [transfer(account.address, to, 10n ** 7n)],
      recentBlockhash: String(value.blockhash),
    })
    return bytesFromHex(hex) ?? new Uint8Array()
  }
  const { signAndSendTransaction } = wallet.features['solana:signAndSendTransaction']
  for (const _ of [1, 2]) {
    const [sent] = await signAndSendTransaction({ account, transaction: await pay(), chain })
    expect(getBase58Decoder().decode(sent?.signature ?? new Uint8Array())).toMatch(/^.{86,88}$/)
  }
  const { value } = Object(await askChain(stage.solanaUrl, 'getBalance', to))
  expect(value).toBe(2 * 10 ** 7)
  const { signTransaction } = wallet.features['solana:signTransaction']
  const transaction = await pay()
  const [signed] = await signTransaction({ account, transaction })
  const bytes = signed?.signedTransaction ?? new Uint8Array()
  const key = await getPublicKeyFromAddress(account.address as never)
  expect(await verifySignature(key, signatureBytes(bytes.slice(1, 65)), bytes.slice(65))).toBe(true)
})
