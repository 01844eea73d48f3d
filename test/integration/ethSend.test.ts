import { encodeFunctionData, recoverTransactionAddress, serializeTransaction } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DevelopmentChains } from '../../src/node/developmentChains/startDevelopmentChains.ts'
import { resultText, type TestApi } from '../support/activityApi.ts'
import {
  askChain,
  CAIP2,
  createChainApi,
  deployContracts,
  enrich,
  resting,
  startChains,
  statusOf,
} from '../support/chain/chainStage.ts'
import { makeWallet } from '../support/walletSteps.ts'

let chains: DevelopmentChains
let url: string
let kit: TestApi
let from: string
let contracts: Awaited<ReturnType<typeof deployContracts>>

beforeAll(async () => {
  chains = await startChains()
  url = chains.rpcUrls[CAIP2] ?? ''
  contracts = await deployContracts(url)
  kit = await createChainApi(chains)
  from = (await makeWallet(kit)).addresses[0] ?? ''
  await enrich(url, from)
  for (const { abi, address } of Object.values(contracts)) {
    const parameters = {
      smartContractAddress: address,
      smartContractInterface: abi,
      type: 'SMART_CONTRACT_INTERFACE_TYPE_ETHEREUM',
      label: 'A contract',
    }
    const reply = await kit.submit('createSmartContractInterface', parameters, {
      key: kit.root.key,
    })
    expect(reply.code).toBe('OK')
  }
}, 60_000)
afterAll(() => chains.close())

/** Call data by the interface of one of the contracts. */
function calling(contract: keyof typeof contracts, functionName: string, ...args: unknown[]) {
  const abi = JSON.parse(contracts[contract].abi)
  return { to: contracts[contract].address, data: encodeFunctionData({ abi, functionName, args }) }
}

function send(call: object, terms: object = {}) {
  const parameters = { from, caip2: CAIP2, calls: [call], ...terms }
  return kit.submit('ethSendTransactionV2', parameters, { key: kit.root.key })
}

const nonceOf = async () => Number(await askChain(url, 'eth_getTransactionCount', from, 'latest'))

describe('eth_send_transaction', () => {
  test('sends a call and follows it into a block', async () => {
    const sent = await send(calling('vault', 'take', 1n))
    expect(await statusOf(kit, sent)).toMatchObject({
      txStatus: 'INITIALIZED',
      eth: { txHash: expect.stringMatching(/^0x[0-9a-f]{64}$/) },
    })
    const status = await resting(kit, sent)
    expect(status).toEqual({ txStatus: 'INCLUDED', eth: { txHash: status.eth?.txHash } })
    const receipt = await askChain(url, 'eth_getTransactionReceipt', status.eth?.txHash)
    expect(receipt).toMatchObject({
      status: '0x1',
      from: from.toLowerCase(),
      to: contracts.vault.address,
    })
  })

  test('takes what older clients send, and terms of the caller', async () => {
    const to = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
    const before = BigInt(String(await askChain(url, 'eth_getBalance', to, 'latest')))
    const parameters = {
      from,
      caip2: CAIP2,
      to,
      value: '12345',
      data: '',
      gasLimit: '30000',
      maxFeePerGas: '5000000000',
      maxPriorityFeePerGas: '1000000000',
      nonce: String(await nonceOf()),
    }
    const sent = await kit.submit('ethSendTransaction', parameters, { key: kit.root.key })
    expect(await resting(kit, sent)).toMatchObject({ txStatus: 'INCLUDED' })
    const after = BigInt(String(await askChain(url, 'eth_getBalance', to, 'latest')))
    expect(after - before).toBe(12345n)
  })

  test('tells the whole chain of a failure, from the outermost contract to the innermost', async () => {
    const { vault, broker, desk } = contracts
    const before = await nonceOf()
    const tried = await resting(
      kit,
      await send(calling('desk', 'order', broker.address, vault.address, 7n)),
    )
    const paid = await resting(
      kit,
      await send(calling('desk', 'order', broker.address, vault.address, 7n), {
        gasLimit: '500000',
      }),
    )
    // what fails when it is tried is not sent, and so has no hash; with a gas limit it is not tried
    expect(tried).not.toHaveProperty('eth')
    expect(paid.eth?.txHash).toMatch(/^0x/)
    expect(await nonceOf()).toBe(before + 1)
    for (const { txStatus, txError, error } of [tried, paid]) {
      expect(txStatus).toBe('FAILED')
      expect(txError).toBe(error?.message)
      expect(error?.eth?.revertChain).toEqual(error?.revertChain)
      expect(error?.revertChain).toMatchObject([
        { address: desk.address, errorType: 'custom', custom: { errorName: 'Refused' } },
        { address: broker.address, errorType: 'custom', custom: { errorName: 'NotTaken' } },
        { address: vault.address, errorType: 'custom', custom: { errorName: 'TooLittle' } },
      ])
      const params = error?.revertChain?.map(({ custom }) => JSON.parse(custom?.paramsJson ?? ''))
      expect(params).toMatchObject([
        { order: { vault: vault.address, amount: '7' } },
        { what: 'vault' },
        { asker: broker.address, available: '1', required: '7' },
      ])
    }
  })

  test.each([
    ['words', [], { nativeType: 'error_string', message: 'no more words' }],
    ['panics', [0n], { nativeType: 'panic', panicCode: '18' }],
    ['silent', [], { nativeType: 'execution_reverted' }],
  ])('tells what Solidity says by itself: %s', async (name, args, native) => {
    for (const terms of [{}, { gasLimit: '100000' }]) {
      const { error } = await resting(kit, await send(calling('vault', name, ...args), terms))
      expect(error?.revertChain).toMatchObject([
        { address: contracts.vault.address, errorType: 'native', native },
      ])
    }
  })

  test('tells an error that one contract hands on of both', async () => {
    const { error } = await resting(
      kit,
      await send(calling('broker', 'pass', contracts.vault.address)),
    )
    expect(error?.revertChain).toMatchObject([
      { address: contracts.broker.address, native: { message: 'no more words' } },
      { address: contracts.vault.address, native: { message: 'no more words' } },
    ])
  })

  test('tells the bytes of an error that no interface names', async () => {
    const other = await createChainApi(chains)
    const stranger = (await makeWallet(other)).addresses[0] ?? ''
    await enrich(url, stranger)
    const parameters = { from: stranger, caip2: CAIP2, calls: [calling('vault', 'take', 9n)] }
    const sent = await other.submit('ethSendTransactionV2', parameters, { key: other.root.key })
    const { error } = await resting(other, sent)
    expect(error?.revertChain).toMatchObject([
      { errorType: 'unknown', unknown: { selector: expect.stringMatching(/^0x[0-9a-f]{8}$/) } },
    ])
    expect(error?.revertChain?.[0]?.unknown?.data).toContain(
      error?.revertChain?.[0]?.unknown?.selector,
    )
  })

  test('numbers transactions that are submitted at the same time one after the other', async () => {
    const before = await nonceOf()
    const to = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc'
    const sent = await Promise.all(
      Array.from({ length: 8 }, (_, i) => send({ to, value: String(i + 1) })),
    )
    const statuses = await Promise.all(sent.map((one) => resting(kit, one)))
    expect(statuses.map(({ txStatus }) => txStatus)).toEqual(Array(8).fill('INCLUDED'))
    expect(await nonceOf()).toBe(before + 8)
    expect(BigInt(String(await askChain(url, 'eth_getBalance', to, 'latest'))) % 10_000n).toBe(36n)
  })

  test('fails what the account cannot pay, and gives its number to the next', async () => {
    const poor = (await makeWallet(kit)).addresses[0] ?? ''
    const to = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
    const terms = { from: poor, caip2: CAIP2, calls: [{ to, value: '1' }], gasLimit: '21000' }
    const sent = await kit.submit('ethSendTransactionV2', terms, { key: kit.root.key })
    const refused = await resting(kit, sent)
    expect(refused).toMatchObject({ txStatus: 'FAILED', txError: expect.stringMatching(/./) })
    // the network never had it, and took no fee
    expect(refused).not.toHaveProperty('eth')
    await enrich(url, poor)
    const again = await kit.submit('ethSendTransactionV2', terms, { key: kit.root.key })
    expect(await resting(kit, again)).toMatchObject({ txStatus: 'INCLUDED' })
    const count = await askChain(url, 'eth_getTransactionCount', poor, 'latest')
    expect(count).toBe('0x1')
  })
})

describe('get_nonces', () => {
  test('answers what was asked for, and nothing else', async () => {
    const nonce = String(await nonceOf())
    const body = { address: from, caip2: CAIP2 }
    const ask = async (more: object) => (await kit.query('getNonces', { ...body, ...more })).body
    expect(await ask({ nonce: true })).toEqual({ nonce })
    expect(await ask({ nonce: true, gasStationNonce: true })).toEqual({
      nonce,
      gasStationNonce: '0',
    })
    expect(await ask({ nonce: false })).toEqual({})
  })
})

test('a signed transaction is one that the chain takes', async () => {
  const unsigned = serializeTransaction({
    type: 'eip1559',
    chainId: 11_155_111,
    nonce: await nonceOf(),
    gas: 100_000n,
    maxFeePerGas: 5_000_000_000n,
    maxPriorityFeePerGas: 1n,
    to: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
  })
  const parameters = {
    signWith: from,
    unsignedTransaction: unsigned.slice(2),
    type: 'TRANSACTION_TYPE_ETHEREUM',
  }
  const reply = await kit.submit('signTransaction', parameters, { key: kit.root.key })
  const signed = `0x02${resultText(reply, 'signedTransaction').slice(2)}` as const
  const signer = await recoverTransactionAddress({ serializedTransaction: signed })
  expect(signer.toLowerCase()).toBe(from.toLowerCase())
  expect(await askChain(url, 'eth_sendRawTransaction', signed)).toMatch(/^0x/)
})
