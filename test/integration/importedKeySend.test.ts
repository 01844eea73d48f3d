import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importPrivateKey } from '../../src/core/wallet/importing/importSecret.ts'
import { privateKeyFromWire } from '../../src/core/wallet/privateKey.ts'
import { transferFrom } from '../../src/core/wallet/sending/transferFrom.ts'
import { sendTransaction } from '../../src/core/wallet/signing/actions.ts'
import { chosenOf, holdings } from '../../src/ui/account/AccountPanel/holdings.ts'
import {
  type AdapterStage,
  createAdapterStage,
  type Person,
  SOLANA,
} from '../support/adapters/adapterStage.ts'
import { askChain, CAIP2, enrich } from '../support/chain/chainStage.ts'

const RECEIVERS = {
  ethereum: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  solana: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin',
}

let stage: AdapterStage
let person: Person

beforeAll(async () => {
  stage = await createAdapterStage()
  person = await stage.richPerson()
}, 60_000)
afterAll(() => stage.stop())

/** Imports a key, and answers its address as the account panel has it. */
async function importedAddress(chain: 'ethereum' | 'solana') {
  const { kit } = person
  const privateKey = randomBytes(32).toString('hex')
  const { privateKeyId } = await importPrivateKey(kit, { privateKey, name: 'Old key', chain })
  const { privateKeys } = await kit.query('listPrivateKeys', {})
  const held = holdings([], [], privateKeys.map(privateKeyFromWire), false)
  const account = chosenOf(held, privateKeyId)?.account
  if (!account) throw new Error('the key has no address')
  return account
}

test('money is sent from an imported key on Ethereum', async () => {
  const account = await importedAddress('ethereum')
  await enrich(stage.url, account.address)
  const balanceOf = async (address: string) =>
    BigInt(String(await askChain(stage.url, 'eth_getBalance', address, 'latest')))
  const to = RECEIVERS.ethereum
  const [before, given, amount] = [
    await balanceOf(account.address),
    await balanceOf(to),
    10n ** 15n,
  ]
  const transaction = transferFrom(account.address, { caip2: CAIP2, to, amount, token: null })
  const sent = await sendTransaction(person.kit, { account, transaction })
  expect(sent).toMatchObject({ kind: 'sent', hash: expect.stringMatching(/^0x[0-9a-f]{64}$/) })
  expect((await balanceOf(to)) - given).toBe(amount)
  expect(await balanceOf(account.address)).toBeLessThan(before - amount)
})

test('money is sent from an imported key on Solana', async () => {
  const account = await importedAddress('solana')
  await askChain(stage.solanaUrl, 'requestAirdrop', account.address, 1_000_000_000)
  const balanceOf = async (address: string) => {
    const answer = await askChain(stage.solanaUrl, 'getBalance', address)
    return (answer as { readonly value: number }).value
  }
  const to = RECEIVERS.solana
  const given = await balanceOf(to)
  const transfer = { caip2: SOLANA, to, amount: 5_000_000n, token: null }
  const transaction = transferFrom(account.address, transfer)
  const sent = await sendTransaction(person.kit, { account, transaction })
  expect(sent).toMatchObject({ kind: 'sent' })
  expect((await balanceOf(to)) - given).toBe(5_000_000)
})
