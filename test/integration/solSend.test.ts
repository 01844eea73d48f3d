import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DevelopmentChains } from '../../src/node/developmentChains/startDevelopmentChains.ts'
import type { TestApi } from '../support/activityApi.ts'
import {
  askChain,
  createChainApi,
  resting,
  startChains,
  statusOf,
} from '../support/chain/chainStage.ts'
import { transfer, unsignedTransaction } from '../support/chain/solanaTransactions.ts'
import { makeWallet, solanaAccount } from '../support/walletSteps.ts'

const CAIP2 = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const TO = 'GsbwXfJraMomNxBcpR3DBMR5PqTeNbCFvdfX7pqZnFBq'

let chains: DevelopmentChains
let url: string
let kit: TestApi
let from: string

beforeAll(async () => {
  chains = await startChains()
  url = chains.rpcUrls[CAIP2] ?? ''
  kit = await createChainApi(chains)
  from = (await makeWallet(kit, [solanaAccount])).addresses[0] ?? ''
  await askChain(url, 'requestAirdrop', from, 10_000_000_000)
}, 60_000)
afterAll(() => chains.close())

function send(hex: string, more: object = {}) {
  const parameters = { unsignedTransaction: hex, signWiths: [from], caip2: CAIP2, ...more }
  return kit.submit('solSendTransactionV2', parameters, { key: kit.root.key })
}

async function balanceOf(address: string): Promise<number> {
  return Number(Object(await askChain(url, 'getBalance', address)).value)
}

const paying = (lamports: bigint, more: object = {}) =>
  unsignedTransaction({ payer: from, instructions: [transfer(from, TO, lamports)], ...more })

describe('sol_send_transaction', () => {
  test('signs, sends and follows a transaction, and fills in its blockhash', async () => {
    const before = await balanceOf(TO)
    const sent = await send(paying(1_000_000_000n))
    expect(await statusOf(kit, sent)).toMatchObject({ txStatus: 'INITIALIZED' })
    const status = await resting(kit, sent)
    expect(status).toEqual({
      txStatus: 'INCLUDED',
      solana: { signature: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{64,88}$/) },
    })
    expect((await balanceOf(TO)) - before).toBe(1_000_000_000)
  })

  test('takes what older clients send', async () => {
    const parameters = {
      unsignedTransaction: paying(2_000_000_000n),
      signWith: from,
      caip2: 'solana:devnet',
    }
    const sent = await kit.submit('solSendTransaction', parameters, { key: kit.root.key })
    expect(await resting(kit, sent)).toMatchObject({ txStatus: 'INCLUDED' })
  })

  test('tells what the program wrote before it failed', async () => {
    const status = await resting(kit, await send(paying(900_000_000_000n)))
    expect(status).toMatchObject({
      txStatus: 'FAILED',
      error: {
        solana: {
          source: 'preflight',
          rpcCode: -32002,
          transactionErrorJson: '{"InstructionError":[0,{"Custom":1}]}',
          unitsConsumed: expect.stringMatching(/^\d+$/),
        },
      },
    })
    expect(status.error?.solana?.logs?.join('\n')).toContain('insufficient lamports')
    expect(status).not.toHaveProperty('solana')
    expect(status.txError).toBe(status.error?.message)
  })

  test('refuses keys whose signature the transaction does not need', async () => {
    const other = (await makeWallet(kit, [solanaAccount])).addresses[0] ?? ''
    expect(await send(paying(1n), { signWiths: [other] })).toMatchObject({
      code: 'REQUEST_INVALID',
    })
    expect(await send(paying(1n), { signWiths: [TO] })).toMatchObject({ code: 'SIGNER_NOT_FOUND' })
  })

  test.each([
    [{ sponsor: true }, 'GAS_STATION_NOT_CONFIGURED'],
    [{ unsignedTransaction: '00' }, 'INVALID_TRANSACTION'],
    [{ recentBlockhash: 'none' }, 'REQUEST_INVALID'],
    [{ signWiths: [] }, 'REQUEST_INVALID'],
  ])('refuses %j', async (more, code) => {
    expect(await send(paying(1n), more)).toMatchObject({ code })
  })

  test('replaces the blockhash by one that the request names', async () => {
    const answer = Object(await askChain(url, 'getLatestBlockhash'))
    const recentBlockhash = String(answer.value.blockhash)
    const stale = { recentBlockhash: TO }
    const sent = await send(paying(3_000_000n, stale), { recentBlockhash })
    expect(await resting(kit, sent)).toMatchObject({ txStatus: 'INCLUDED' })
    const old = await resting(kit, await send(paying(3_000_000n, stale)))
    expect(old).toMatchObject({ txStatus: 'FAILED' })
  })
})
