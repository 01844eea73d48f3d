import { encodeFunctionData } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Latchkit } from '../../src/core/latchkit.ts'
import type { Account } from '../../src/core/wallet/account.ts'
import { transferFrom } from '../../src/core/wallet/sending/transferFrom.ts'
import { sendTransaction } from '../../src/core/wallet/signing/actions.ts'
import { signingOf } from '../../src/core/wallet/signing/signingOf.ts'
import type { EthereumCall, SolanaTransaction } from '../../src/core/wallet/signing/signRequest.ts'
import type { SignState } from '../../src/core/wallet/signing/signState.ts'
import { type AdapterStage, createAdapterStage, SOLANA } from '../support/adapters/adapterStage.ts'
import { askChain, CAIP2, deployContracts } from '../support/chain/chainStage.ts'
import { often } from '../support/often.ts'
import { detailsOf } from '../support/signViews.ts'

const RECEIVER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const SOLANA_RECEIVER = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'

let stage: AdapterStage
let kit: Latchkit
let ethereum: Account
let solana: Account
let contracts: Awaited<ReturnType<typeof deployContracts>>

beforeAll(async () => {
  stage = await createAdapterStage()
  contracts = await deployContracts(stage.url)
  const person = await stage.richPerson()
  kit = { ...person.kit, options: { ...person.kit.options, signing: undefined } }
  ethereum = await person.ethereum()
  solana = await person.solana()
  signingOf(kit).attach()
}, 60_000)
afterAll(() => stage.stop())

const state = () => signingOf(kit).state.getState()

async function reach<At extends SignState['at']>(at: At) {
  await vi.waitUntil(() => state().at === at, often)
  return state() as Extract<SignState, { at: At }>
}

/** Asks for a transaction, and every state from then on. */
function begin(account: Account, transaction: EthereumCall | SolanaTransaction) {
  const seen: SignState['at'][] = []
  const stop = signingOf(kit).state.subscribe(({ at }) => {
    if (seen.at(-1) !== at) seen.push(at)
  })
  const result = sendTransaction(kit, { account, transaction }).then(
    (value) => value,
    (error: unknown) => error,
  )
  return { seen, stop, result }
}

function order(terms: Partial<EthereumCall> = {}): EthereumCall {
  const { desk, broker, vault } = contracts
  const abi = JSON.parse(desk.abi)
  const args = [broker.address, vault.address, 5n]
  const data = encodeFunctionData({ abi, functionName: 'order', args })
  return { caip2: CAIP2, to: desk.address, data, ...terms }
}

const balanceOf = async (address: string) =>
  BigInt(String(await askChain(stage.url, 'eth_getBalance', address, 'latest')))

test('says the fee before, and takes no more; then signs, sends, and sees it confirmed', async () => {
  const amount = 10n ** 15n
  const [before, given] = [await balanceOf(ethereum.address), await balanceOf(RECEIVER)]
  const { seen, stop, result } = begin(
    ethereum,
    transferFrom(ethereum.address, { caip2: CAIP2, to: RECEIVER, amount, token: null }),
  )
  const asked = await reach('asking')
  const fee = asked.view.details.find((detail) => detail.kind === 'fee')
  const { usual, most } = fee as { usual: { raw: bigint }; most: { raw: bigint } }
  signingOf(kit).approve(asked.id)
  const { hash, fee: paid } = await reach('sent')
  stop()
  expect(await result).toMatchObject({ kind: 'sent', hash })
  expect(seen).toEqual(['reading', 'asking', 'signing', 'sending', 'sent'])
  expect(await balanceOf(RECEIVER)).toBe(given + amount)
  const taken = before - amount - (await balanceOf(ethereum.address))
  expect(taken).toBeGreaterThan(0n)
  expect(paid).toMatchObject({ token: null, symbol: 'ETH', decimals: 18, raw: taken })
  expect(taken).toBeLessThanOrEqual(most.raw)
  expect(usual.raw).toBeLessThanOrEqual(most.raw)
  signingOf(kit).close(asked.id)
  await reach('idle')
})

test('says before that it would fail; and afterwards why, from the outermost to the cause', async () => {
  const { stop, result } = begin(ethereum, order())
  const asked = await reach('asking')
  expect(asked.view.warnings.map(({ kind }) => kind)).toContain('wouldFail')
  signingOf(kit).approve(asked.id)
  const { hash, reason } = await reach('reverted')
  stop()
  expect(hash).toBeNull()
  expect(reason?.revertChain?.map(({ address }) => address?.toLowerCase())).toEqual(
    [contracts.desk, contracts.broker, contracts.vault].map(({ address }) => address),
  )
  expect(await result).toMatchObject({ code: 'TRANSACTION_FAILED', hash: null })
  signingOf(kit).close(asked.id)
})

test('says that the network took the fee of what failed in a block', async () => {
  const before = await balanceOf(ethereum.address)
  const { stop } = begin(ethereum, order({ gas: 300_000n }))
  const asked = await reach('asking')
  signingOf(kit).approve(asked.id)
  const { hash, fee } = await reach('reverted')
  stop()
  expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
  expect(fee?.raw).toBe(before - (await balanceOf(ethereum.address)))
  signingOf(kit).close(asked.id)
})

test('moves lamports on Solana for the fee and the total that were said before', async () => {
  const ownLamports = async () => {
    const answer = await askChain(stage.solanaUrl, 'getBalance', solana.address)
    return BigInt((answer as { value: number }).value)
  }
  const before = await ownLamports()
  const transfer = { caip2: SOLANA, to: SOLANA_RECEIVER, amount: 2_000_000n, token: null }
  const { stop, result } = begin(solana, transferFrom(solana.address, transfer))
  const asked = await reach('asking')
  expect(asked.view.effect).toMatchObject({
    kind: 'transfer',
    to: { address: SOLANA_RECEIVER },
    amounts: [{ raw: 2_000_000n, symbol: 'SOL', decimals: 9 }],
  })
  const [fee] = detailsOf(asked.view, 'fee')
  const [total] = detailsOf(asked.view, 'total')
  signingOf(kit).approve(asked.id)
  const { hash, fee: paid } = await reach('sent')
  stop()
  expect(await result).toMatchObject({ kind: 'sent', hash })
  const { value } = (await askChain(stage.solanaUrl, 'getBalance', SOLANA_RECEIVER)) as {
    value: number
  }
  expect(value).toBe(2_000_000)
  const taken = before - (await ownLamports())
  expect(fee?.usual?.raw).toBe(taken - 2_000_000n)
  expect(paid).toMatchObject({ raw: taken - 2_000_000n, symbol: 'SOL', decimals: 9 })
  expect(total?.amount).toMatchObject({ raw: taken, symbol: 'SOL' })
  signingOf(kit).close(asked.id)
})

test('shows what Solana said of a transfer that cannot be', async () => {
  const transfer = { caip2: SOLANA, to: SOLANA_RECEIVER, amount: 10n ** 15n, token: null }
  const { stop, result } = begin(solana, transferFrom(solana.address, transfer))
  const asked = await reach('asking')
  signingOf(kit).approve(asked.id)
  const { hash, reason, fee } = await reach('reverted')
  stop()
  // it stopped before the network had it
  expect(fee).toBeNull()
  expect(reason?.solana?.logs?.join('\n')).toContain('insufficient lamports')
  expect(await result).toMatchObject({ code: 'TRANSACTION_FAILED', hash })
  signingOf(kit).close(asked.id)
})
