import {
  createKeyPairSignerFromBytes,
  createKeyPairSignerFromPrivateKeyBytes,
  getBase58Decoder,
  getBase58Encoder,
} from '@solana/kit'
import { computeAddress, Wallet } from 'ethers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addPasskey } from '../../src/core/actions/addPasskey.ts'
import type { Latchkit } from '../../src/core/latchkit.ts'
import { exportPrivateKey } from '../../src/core/wallet/exporting/exportSecret.ts'
import type { KeyForm, KeySubject } from '../../src/core/wallet/exporting/keyText.ts'
import { importPrivateKey } from '../../src/core/wallet/importing/importSecret.ts'
import { paramsFromNewAccount } from '../../src/core/wallet/newAccount.ts'
import { fakeCredentials } from '../support/fakeCredentials.ts'
import { reached, startPasskeyService } from '../support/passkeyKit.ts'
import { printCount } from '../support/printCount.ts'

const ROUNDS = 4
const CONTACT = 'mara@okafor.example'
let stage: Awaited<ReturnType<typeof startPasskeyService>>
let kit: Latchkit

beforeAll(async () => {
  stage = await startPasskeyService()
  await fakeCredentials()
  kit = stage.startKit({ passkey: { autofill: false, offerAfterLogin: false } })
  const result = kit.login.open()
  kit.login.submitContact(CONTACT)
  await reached(kit, 'enteringCode')
  kit.login.submitCode(stage.codeFor(CONTACT))
  await result
  const state = kit.session.getState()
  await addPasskey(kit, { userId: state.status === 'logged-in' ? state.session.userId : '' })
}, 60_000)
afterAll(async () => {
  await stage.stop()
  vi.unstubAllGlobals()
})

/** The text of a key, exported by a passkey. */
async function exported(of: KeySubject, form?: KeyForm): Promise<string> {
  const secret = await exportPrivateKey(kit, { of, form, confirm: 'passkey' })
  const text = await secret.open()
  secret.forget()
  return text
}

/** A key of Solana by another library: as its wallets write it, its halves as hex, and its address. */
async function solanaKey() {
  const seed = crypto.getRandomValues(new Uint8Array(32))
  const { keyPair, address } = await createKeyPairSignerFromPrivateKeyBytes(seed)
  const publicKey = new Uint8Array(await crypto.subtle.exportKey('raw', keyPair.publicKey))
  const text = getBase58Decoder().decode(Uint8Array.from([...seed, ...publicKey]))
  return { text, hex: Buffer.from(seed).toString('hex'), address: String(address) }
}

/** The address of a key of Solana, by another library, which refuses halves that do not belong together. */
async function addressOf(text: string): Promise<string> {
  const bytes = Uint8Array.from(getBase58Encoder().encode(text))
  return (await createKeyPairSignerFromBytes(bytes)).address
}

test('keys of other libraries come in and go out as they write them', async () => {
  let same = 0
  for (let round = 0; round < ROUNDS; round++) {
    const { privateKey, address } = Wallet.createRandom()
    const ethereum = await importPrivateKey(kit, {
      privateKey,
      name: `e${round}`,
      chain: 'ethereum',
    })
    expect(ethereum.addresses[0]?.address).toBe(address)
    expect(await exported({ privateKeyId: ethereum.privateKeyId })).toBe(privateKey)

    const key = await solanaKey()
    const given = { privateKey: key.text, name: `s${round}`, chain: 'solana' } as const
    const solana = await importPrivateKey(kit, given)
    expect(solana.addresses[0]?.address).toBe(key.address)
    expect(await exported({ privateKeyId: solana.privateKeyId })).toBe(key.text)
    expect(await exported({ privateKeyId: solana.privateKeyId }, 'hex')).toBe(key.hex)
    same += 2
  }
  printCount('keys that another library made, back as they came', same, 2 * ROUNDS)
})

test('keys of accounts open the same address in another library', async () => {
  const accounts = (['ethereum', 'solana'] as const).map(paramsFromNewAccount)
  const { addresses } = await kit.submit('createWallet', { walletName: 'W', accounts })
  const [ethereum = '', solana = ''] = addresses
  const text = await exported({ address: ethereum })
  expect(text).toMatch(/^0x[0-9a-f]{64}$/)
  expect(computeAddress(text)).toBe(ethereum)
  const own = await exported({ address: solana })
  expect(await addressOf(own)).toBe(solana)
  expect(await exported({ address: ethereum }, 'hex')).toBe(text.slice(2))
})

test('a key of Solana comes in as hex too', async () => {
  const { hex, address } = await solanaKey()
  for (const privateKey of [hex, `0x${hex}`]) {
    const given = { privateKey, name: hex.slice(0, 4), chain: 'solana' } as const
    expect((await importPrivateKey(kit, given)).addresses[0]?.address).toBe(address)
  }
})

test('sends nothing of a key whose halves are of two, and says no part of it', async () => {
  const [one, other] = await Promise.all([solanaKey(), solanaKey()])
  const bytes = getBase58Encoder().encode(one.text).slice(0, 32)
  const half = getBase58Encoder().encode(other.text).slice(32)
  const privateKey = getBase58Decoder().decode(Uint8Array.from([...bytes, ...half]))
  const before = (await kit.query('listActivities', {})).activities.length
  const given = { privateKey, name: 'K', chain: 'solana' } as const
  const error: unknown = await importPrivateKey(kit, given).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ code: 'REQUEST_INVALID' })
  expect(String(error)).not.toContain(privateKey.slice(0, 6))
  expect((await kit.query('listActivities', {})).activities).toHaveLength(before)
})

test('asks nobody to confirm a form that the key does not have', async () => {
  const accounts = [paramsFromNewAccount('ethereum')]
  const { addresses } = await kit.submit('createWallet', { walletName: 'X', accounts })
  const of = { address: addresses[0] ?? '' }
  const asked = exportPrivateKey(kit, { of, form: 'solana', confirm: 'passkey' })
  await expect(asked).rejects.toMatchObject({ code: 'REQUEST_INVALID' })
})
