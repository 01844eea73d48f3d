import {
  AccountRole,
  address,
  appendTransactionMessageInstructions,
  compressTransactionMessageUsingAddressLookupTables,
  createTransactionMessage,
  generateKeyPairSigner,
  getAddressEncoder,
  getBase64EncodedWireTransaction,
  getProgramDerivedAddress,
  type Instruction,
  type KeyPairSigner,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { expect, test } from 'vitest'
import { createSolanaChain } from '../../src/node/developmentChains/createSolanaChain.ts'
import { transfer } from '../support/chain/solanaTransactions.ts'

type Lifetime = Parameters<typeof setTransactionMessageLifetimeUsingBlockhash>[0]

/** A chain whose time only the test moves. */
async function startChain() {
  let nowMs = Date.UTC(2026, 4, 24)
  const chain = await createSolanaChain(() => nowMs)
  async function ask(method: string, ...params: readonly unknown[]) {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const { result, error } = JSON.parse(await chain.answer(body))
    if (error) throw Object.assign(new Error(error.message), { data: error.data })
    return result
  }
  const lifetime = async (): Promise<Lifetime> => {
    const { value } = await ask('getLatestBlockhash')
    return { ...value, lastValidBlockHeight: BigInt(value.lastValidBlockHeight) }
  }
  const payer = await generateKeyPairSigner()
  await ask('requestAirdrop', payer.address, 10 ** 10)
  return { ask, lifetime, payer, pass: (ms: number) => (nowMs += ms) }
}

async function signed(
  payer: KeyPairSigner,
  life: Lifetime,
  instructions: readonly Instruction[],
  tables = {},
) {
  const empty = createTransactionMessage({ version: 0 })
  const paid = setTransactionMessageFeePayerSigner(payer, empty)
  const timed = setTransactionMessageLifetimeUsingBlockhash(life, paid)
  const full = appendTransactionMessageInstructions([...instructions], timed)
  const message = compressTransactionMessageUsingAddressLookupTables(full, tables)
  return getBase64EncodedWireTransaction(await signTransactionMessageWithSigners(message))
}

const asBase64 = { encoding: 'base64' }

test('local Solana chain: slots go by with time, and each has a blockhash of its own', async () => {
  const { ask, pass } = await startChain()
  const slot = await ask('getSlot')
  const { value: first } = await ask('getLatestBlockhash')
  pass(399)
  expect(await ask('getSlot')).toBe(slot)
  pass(1)
  expect(await ask('getSlot')).toBe(slot + 1)
  const { value: second } = await ask('getLatestBlockhash')
  expect(second.blockhash).not.toBe(first.blockhash)
  expect(second.lastValidBlockHeight).toBe(first.lastValidBlockHeight + 1)
  pass(400 * 10)
  expect(await ask('getBlockHeight')).toBe(slot + 11)
})

test('local Solana chain: a blockhash is good for 150 slots', async () => {
  const { ask, pass } = await startChain()
  const { value } = await ask('getLatestBlockhash')
  pass(400 * 150)
  expect((await ask('isBlockhashValid', value.blockhash)).value).toBe(true)
  pass(400)
  expect((await ask('isBlockhashValid', value.blockhash)).value).toBe(false)
})

test('local Solana chain: the same transfer again is another transaction, and the same bytes are none', async () => {
  const { ask, lifetime, payer } = await startChain()
  const to = (await generateKeyPairSigner()).address
  const pay = transfer(payer.address, to, 10n ** 9n)
  const first = await signed(payer, await lifetime(), [pay])
  const second = await signed(payer, await lifetime(), [pay])
  // within one slot they are the same, as on any chain
  expect(second).toBe(first)
  await ask('sendTransaction', first, asBase64)
  await expect(ask('sendTransaction', first, asBase64)).rejects.toMatchObject({
    data: { err: 'AlreadyProcessed' },
  })
  const third = await signed(payer, await lifetime(), [pay])
  await ask('sendTransaction', third, asBase64)
  expect((await ask('getBalance', to)).value).toBe(2 * 10 ** 9)
})

test('local Solana chain: what is too old is refused, also without a trial', async () => {
  const { ask, lifetime, payer, pass } = await startChain()
  const to = (await generateKeyPairSigner()).address
  const pay = transfer(payer.address, to, 10n ** 9n)
  const late = await signed(payer, await lifetime(), [pay])
  pass(400 * 151)
  const noTrial = { ...asBase64, skipPreflight: true }
  await expect(ask('sendTransaction', late, noTrial)).rejects.toMatchObject({
    data: { err: 'BlockhashNotFound' },
  })
  expect((await ask('getBalance', to)).value).toBe(0)
})

test('local Solana chain: an airdrop of the same amount works again', async () => {
  const { ask, payer } = await startChain()
  await ask('requestAirdrop', payer.address, 10 ** 10)
  expect((await ask('getBalance', payer.address)).value).toBe(2 * 10 ** 10)
})

const TABLES = address('AddressLookupTab1e1111111111111111111111111')
const SYSTEM = address('11111111111111111111111111111111')

test('local Solana chain: a lookup table is made, filled, and used in the slot after', async () => {
  const { ask, lifetime, payer } = await startChain()
  const recent = await ask('getSlot')
  await ask('requestAirdrop', payer.address, 10 ** 9)
  const slotBytes = new Uint8Array(8)
  new DataView(slotBytes.buffer).setBigUint64(0, BigInt(recent), true)
  const seeds = [getAddressEncoder().encode(payer.address), slotBytes]
  const [table, bump] = await getProgramDerivedAddress({ programAddress: TABLES, seeds })
  const keys = [
    { address: table, role: AccountRole.WRITABLE },
    { address: payer.address, role: AccountRole.READONLY_SIGNER, signer: payer },
    { address: payer.address, role: AccountRole.WRITABLE_SIGNER, signer: payer },
    { address: SYSTEM, role: AccountRole.READONLY },
  ]
  const to = (await generateKeyPairSigner()).address
  const make = {
    programAddress: TABLES,
    accounts: keys,
    data: Uint8Array.of(0, 0, 0, 0, ...slotBytes, bump),
  }
  const count = Uint8Array.of(1, 0, 0, 0, 0, 0, 0, 0)
  const fill = {
    programAddress: TABLES,
    accounts: keys,
    data: Uint8Array.of(2, 0, 0, 0, ...count, ...getAddressEncoder().encode(to)),
  }
  await ask('sendTransaction', await signed(payer, await lifetime(), [make, fill]), asBase64)
  const [stored] = (await ask('getMultipleAccounts', [table], asBase64)).value
  expect(stored.owner).toBe(TABLES)
  const pay = transfer(payer.address, to, 10n ** 9n)
  const wire = await signed(payer, await lifetime(), [pay], { [table]: [to] })
  await ask('sendTransaction', wire, asBase64)
  expect((await ask('getBalance', to)).value).toBe(10 ** 9)
})
