import {
  BaseError,
  ContractFunctionRevertedError,
  createPublicClient,
  custom,
  parseAbi,
} from 'viem'
import { expect, test } from 'vitest'
import { askSimulation } from '../../src/core/wallet/sending/askSimulation.ts'
import { toRefusedError } from '../../src/core/wallet/sending/broadcastSigned.ts'
import { createChainRpc } from '../../src/core/wallet/sending/chainRpc.ts'
import { errorFromFailure } from '../../src/eip1193/errorFromFailure.ts'
import { TOO_LATE } from '../support/sending/failedSend.ts'
import { TO } from '../support/sending/sendStage.ts'

const PANIC = `0x4e487b71${'11'.padStart(64, '0')}`
/** `Closed(uint256)` with 7. */
const CLOSED = `0x6cc09e7b${'7'.padStart(64, '0')}`
const hidden = { code: -32603, message: 'Internal JSON-RPC error.' }

/** A kit's client of a node that refuses each call. */
const refusing = (error: object) =>
  createChainRpc(
    { rpcUrl: 'https://node.example' },
    { fetch: async () => Response.json({ jsonrpc: '2.0', id: 1, error }) },
  )

const spellings = (data: string): readonly (readonly [string, object])[] => [
  ['geth, Erigon', { code: 3, message: 'execution reverted', data }],
  ['Besu', { code: -32000, message: 'Execution reverted', data }],
  ['Nethermind', { code: -32015, message: 'VM execution error.', data: `Reverted ${data}` }],
  ['OpenEthereum', { code: -32015, message: 'VM execution error.', data: `reverted ${data}` }],
  ['Hardhat', { ...hidden, data: { message: 'reverted', data } }],
  ['a gateway', { ...hidden, data: { code: 3, message: 'execution reverted', data } }],
  ['two gateways', { ...hidden, data: { originalError: { code: 3, data } } }],
  ['Ganache', { code: -32000, message: 'revert', data: { '0x12': { return: data } } }],
]

test.each(spellings(TOO_LATE))(
  'F5 readRefusal: the kit reads the reason of a call where %s puts it',
  async (_, error) => {
    const rpc = refusing(error)
    const read = { rpcCode: 3, details: 'execution reverted: too late', data: TOO_LATE }
    for (const method of ['eth_call', 'eth_estimateGas'])
      await expect(rpc.request(method)).rejects.toMatchObject({ code: 'CHAIN_REFUSED', ...read })
    const call = { from: TO, to: TO, data: '0x', lists: {} }
    expect(await askSimulation(rpc, call)).toEqual({ failure: read.details })
  },
)

test.each(spellings(PANIC))('F5 readRefusal: the kit reads a panic where %s puts it', (_, error) =>
  expect(refusing(error).request('eth_call')).rejects.toMatchObject({
    rpcCode: 3,
    details: 'execution reverted: panic 0x11: arithmetic overflow or underflow',
  }),
)

test.each(spellings(CLOSED))(
  'F5 createLatchkitProvider: viem decodes the own error of a contract where %s puts it',
  async (_, refusal) => {
    const rpc = refusing(refusal)
    const request = ({ method, params }: { method: string; params?: unknown }) =>
      rpc.request(method, params as object).catch((error: unknown) => {
        throw errorFromFailure(error)
      })
    const client = createPublicClient({ transport: custom({ request }, { retryCount: 0 }) })
    const abi = parseAbi(['function buy() view', 'error Closed(uint256 since)'])
    const error = await client
      .readContract({ address: TO as `0x${string}`, abi, functionName: 'buy' })
      .catch((reason: unknown) => reason)
    if (!(error instanceof BaseError)) throw error
    const reverted = error.walk((one) => one instanceof ContractFunctionRevertedError)
    expect(reverted).toMatchObject({ data: { errorName: 'Closed', args: [7n] } })
  },
)

test('F5 toRefusedError: a send that a node refuses because it would revert says why', () => {
  const refusal = { code: -32015, message: 'VM execution error.', data: `Reverted ${TOO_LATE}` }
  expect(toRefusedError(refusal)).toMatchObject({
    details: 'execution reverted: too late',
    rpcCode: 3,
    data: TOO_LATE,
  })
})

test.each([
  { code: -32000, message: 'insufficient funds for gas * price + value', data: undefined },
  { code: -32601, message: 'the method does not exist', data: `0x${'12'.repeat(32)}` },
])('F5 readRefusal: $message stays as the node wrote it', async ({ code, message, data }) => {
  const said = { rpcCode: code, details: message, data }
  await expect(refusing({ code, message, data }).request('eth_call')).rejects.toMatchObject(said)
  expect(toRefusedError({ code, message, data })).toMatchObject(said)
})
