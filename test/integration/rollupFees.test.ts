import { serializeTransaction } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { estimateFee } from '../../src/core/wallet/sending/estimateFee.ts'
import type { EthereumTransaction } from '../../src/core/wallet/sending/ethereumTransaction.ts'
import { load } from '../../src/core/wallet/signing/load.ts'
import { readRequest } from '../../src/core/wallet/signing/readRequest.ts'
import {
  type AdapterStage,
  createAdapterStage,
  type Person,
} from '../support/adapters/adapterStage.ts'
import { askChain, CAIP2, placeOracle } from '../support/chain/chainStage.ts'
import { detailsOf, preparedFor } from '../support/signViews.ts'

const TO = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const GWEI = 1_000_000_000n

let stage: AdapterStage
let person: Person

beforeAll(async () => {
  stage = await createAdapterStage()
  person = await stage.richPerson()
}, 60_000)
afterAll(() => stage.stop())

const transfer: EthereumTransaction = { caip2: CAIP2, to: TO, value: 10n ** 15n }

async function estimate(transaction: EthereumTransaction) {
  return estimateFee(person.kit, (await person.ethereum()).address, transaction)
}

/** How long the transaction is that goes out, by a second library. */
async function bytesOf(transaction: EthereumTransaction): Promise<bigint> {
  const { gas, fees } = await estimate(transaction)
  const data = transaction.data as `0x${string}` | undefined
  const hex = serializeTransaction({
    ...('maxFeePerGas' in fees && fees),
    ...(data && { data }),
    chainId: 11_155_111,
    nonce: 0,
    gas,
    to: TO,
    value: transaction.value ?? 0n,
    type: 'eip1559',
  })
  return BigInt(hex.length / 2 - 1)
}

test('a chain that keeps its own data takes nothing for it', async () => {
  const { gas, fees, most, usual, dataMost } = await estimate(transfer)
  const { maxFeePerGas } = fees as { maxFeePerGas: bigint }
  expect([most, dataMost]).toEqual([gas * maxFeePerGas, 0n])
  expect(usual).toBeLessThanOrEqual(most)
})

test('what a rollup takes for data is in the fee, in what it can be at most, and in the total', async () => {
  const plain = await estimate(transfer)
  await placeOracle(stage.url)
  const account = await person.ethereum()
  const long = { ...transfer, data: `0x${'9f3c'.repeat(1000)}` }
  for (const transaction of [transfer, long]) {
    const { gas, fees, most, dataMost } = await estimate(transaction)
    const { maxFeePerGas } = fees as { maxFeePerGas: bigint }
    expect(most).toBe(gas * maxFeePerGas + dataMost)
    const bytes = await bytesOf(transaction)
    // never too short; what is filled in later is a few bytes
    expect(dataMost / 2n / GWEI - bytes).toBeGreaterThanOrEqual(0n)
    expect(dataMost / 2n / GWEI - bytes).toBeLessThanOrEqual(10n)
  }
  // what is sent is written anew for the confirmation: byte by byte as long as before
  for (const transaction of [long, transfer]) {
    const request = preparedFor({ kind: 'send', account, transaction })
    const { view } = await readRequest(person.kit, request, new AbortController().signal, load)
    const now = await estimate(transaction)
    const [fee] = detailsOf(view, 'fee')
    expect([fee?.most?.raw, fee?.usual?.raw]).toEqual([now.most, now.usual])
    expect(detailsOf(view, 'total')).toMatchObject([{ amount: { raw: now.most + 10n ** 15n } }])
  }
  const now = await estimate(transfer)
  expect(now.usual - now.dataMost / 2n).toBeLessThanOrEqual(plain.most)
})

test('a contract there that answers nothing changes nothing', async () => {
  // it gives up at once
  await askChain(
    stage.url,
    'anvil_setCode',
    '0x420000000000000000000000000000000000000F',
    '0x5f5ffd',
  )
  expect((await estimate(transfer)).dataMost).toBe(0n)
})
