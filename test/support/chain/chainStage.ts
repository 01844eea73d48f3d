import { setImmediate as nextTurn } from 'node:timers/promises'
import * as v from 'valibot'
import { vi } from 'vitest'
import {
  type DevelopmentChains,
  startDevelopmentChains,
} from '../../../src/node/developmentChains/startDevelopmentChains.ts'
import { getSendTransactionStatus } from '../../../src/wire/query/getSendTransactionStatus.ts'
import {
  type CallOptions,
  createTestApi,
  type Reply,
  resultText,
  type TestApi,
} from '../activityApi.ts'
import { type Contract, compileContracts } from './contracts.ts'

/** The chain of the tests; Sepolia by name, empty at first. */
export const CAIP2 = 'eip155:11155111'

/** A request to a chain. @throws Error when the chain refuses. */
export async function askChain(
  url: string,
  method: string,
  ...params: unknown[]
): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'content-type': 'application/json' }
  const answer = await (await fetch(url, { method: 'POST', headers, body })).json()
  if (answer.error) throw new Error(`${method}: ${answer.error.message}`)
  return answer.result
}

/** Chains on this machine. */
export async function startChains(): Promise<DevelopmentChains> {
  const chains = await startDevelopmentChains({
    port: 0,
    onError: (error) => {
      throw error
    },
  })
  if (!chains) throw new Error('no local chain is installed')
  return chains
}

const receiptShape = v.object({ contractAddress: v.string(), status: v.literal('0x1') })

/** Puts the three contracts on a chain, and tells where they are. */
export async function deployContracts(url: string) {
  const contractOf = compileContracts()
  return {
    vault: await deploy(url, contractOf('Vault')),
    broker: await deploy(url, contractOf('Broker')),
    desk: await deploy(url, contractOf('Desk')),
  }
}

/** Makes a chain one that takes a fee for data, as far as it says so: rollups of the OP stack have this contract there. */
export async function placeOracle(url: string): Promise<void> {
  const { address } = await deploy(url, compileContracts()('Oracle'))
  const code = await askChain(url, 'eth_getCode', address, 'latest')
  await askChain(url, 'anvil_setCode', '0x420000000000000000000000000000000000000F', code)
}

async function deploy(url: string, { abi, bytecode: data }: Contract) {
  const [from] = v.parse(v.array(v.string()), await askChain(url, 'eth_accounts'))
  const hash = await askChain(url, 'eth_sendTransaction', { from, data, gas: '0x2dc6c0' })
  // the block comes a moment after the answer
  const receipt = await vi.waitUntil(() => askChain(url, 'eth_getTransactionReceipt', hash), 10_000)
  return { abi, address: v.parse(receiptShape, receipt).contractAddress }
}

/** Makes an activity API that can ask those chains, and an account on them that is rich. */
export async function createChainApi(
  chains: Pick<DevelopmentChains, 'rpcUrls'>,
  options: Parameters<typeof createTestApi>[0] = {},
): Promise<TestApi> {
  return createTestApi({ ...options, rpcUrls: chains.rpcUrls })
}

export async function enrich(url: string, address: string): Promise<void> {
  await askChain(url, 'anvil_setBalance', address, '0x56bc75e2d63100000')
}

export type SendStatus = v.InferOutput<typeof getSendTransactionStatus.response>

export async function statusOf(
  kit: TestApi,
  sent: Reply,
  call: CallOptions = {},
): Promise<SendStatus> {
  const sendTransactionStatusId = resultText(sent, 'sendTransactionStatusId')
  const reply = await kit.query('getSendTransactionStatus', { sendTransactionStatusId }, call)
  return v.parse(getSendTransactionStatus.response, reply.body)
}

/** Passes through the queue until a transaction rests; the clock goes on with each pass. */
export async function resting(
  kit: TestApi,
  sent: Reply,
  call: CallOptions = {},
): Promise<SendStatus> {
  for (let pass = 0; pass < 20_000; pass++) {
    // the node answers between two passes: of several that wait, one looks and the others find nothing to do
    await nextTurn()
    const status = await statusOf(kit, sent, call)
    if (status.txStatus === 'INCLUDED' || status.txStatus === 'FAILED') return status
    await kit.sends.pass()
    kit.clock.time += 300
  }
  throw new Error('the transaction does not come to rest')
}
