import { describe, expect, test } from 'vitest'
import type { Endpoint } from '../../src/wire/endpoint.ts'
import { ethereumCaip2, solanaCaip2 } from '../../src/wire/fields/caip2.ts'
import { revert } from '../../src/wire/fields/revert.ts'
import { sendTransactionError } from '../../src/wire/fields/sendTransactionError.ts'
import {
  smartContractInterface,
  smartContractInterfaceType,
} from '../../src/wire/fields/smartContractInterface.ts'
import { transactionType } from '../../src/wire/fields/transactionType.ts'
import { getNonces } from '../../src/wire/query/getNonces.ts'
import { getSendTransactionStatus } from '../../src/wire/query/getSendTransactionStatus.ts'
import { getSmartContractInterface } from '../../src/wire/query/getSmartContractInterface.ts'
import { listSmartContractInterfaces } from '../../src/wire/query/listSmartContractInterfaces.ts'
import { createSmartContractInterface } from '../../src/wire/submit/createSmartContractInterface.ts'
import { deleteSmartContractInterface } from '../../src/wire/submit/deleteSmartContractInterface.ts'
import {
  ethSendTransaction,
  ethSendTransactionV2,
} from '../../src/wire/submit/ethSendTransaction.ts'
import { signTransaction } from '../../src/wire/submit/signTransaction.ts'
import {
  solSendTransaction,
  solSendTransactionV2,
} from '../../src/wire/submit/solSendTransaction.ts'
import { kindsOf } from '../support/schemaFields.ts'
import { type ActivityRow, expectActivity, type Fields } from '../support/wireRows.ts'

const sent = { sendTransactionStatusId: 'string!' }
const ethTerms = {
  from: 'string!',
  caip2: 'string!',
  sponsor: 'boolean?',
  nonce: 'string?',
  gasLimit: 'string?',
  maxFeePerGas: 'string?',
  maxPriorityFeePerGas: 'string?',
  deadline: 'string?',
  gasStationNonce: 'string?',
}
const call = { to: 'string!', value: 'string?', data: 'string?' }
const solTerms = {
  unsignedTransaction: 'string!',
  sponsor: 'boolean?',
  caip2: 'string!',
  recentBlockhash: 'string?',
}

/** Typed by hand from the public wire. */
const activities: readonly ActivityRow[] = [
  {
    endpoint: createSmartContractInterface,
    name: 'create_smart_contract_interface',
    type: 'ACTIVITY_TYPE_CREATE_SMART_CONTRACT_INTERFACE',
    keys: ['createSmartContractInterfaceIntent', 'createSmartContractInterfaceResult'],
    parameters: {
      smartContractAddress: 'string!',
      smartContractInterface: 'string!',
      type: 'string!',
      label: 'string!',
      notes: 'string?',
    },
    result: { smartContractInterfaceId: 'string!' },
  },
  {
    endpoint: deleteSmartContractInterface,
    name: 'delete_smart_contract_interface',
    type: 'ACTIVITY_TYPE_DELETE_SMART_CONTRACT_INTERFACE',
    keys: ['deleteSmartContractInterfaceIntent', 'deleteSmartContractInterfaceResult'],
    parameters: { smartContractInterfaceId: 'string!' },
    result: { smartContractInterfaceId: 'string!' },
  },
  {
    endpoint: signTransaction,
    name: 'sign_transaction',
    type: 'ACTIVITY_TYPE_SIGN_TRANSACTION_V2',
    keys: ['signTransactionIntentV2', 'signTransactionResult'],
    parameters: { signWith: 'string!', unsignedTransaction: 'string!', type: 'string!' },
    result: { signedTransaction: 'string!' },
  },
  {
    endpoint: ethSendTransaction,
    name: 'eth_send_transaction',
    type: 'ACTIVITY_TYPE_ETH_SEND_TRANSACTION',
    keys: ['ethSendTransactionIntent', 'ethSendTransactionResult'],
    parameters: { ...ethTerms, ...call },
    result: sent,
  },
  {
    endpoint: ethSendTransactionV2,
    name: 'eth_send_transaction',
    type: 'ACTIVITY_TYPE_ETH_SEND_TRANSACTION_V2',
    keys: ['ethSendTransactionIntentV2', 'ethSendTransactionResult'],
    parameters: { ...ethTerms, calls: 'object[]!' },
    result: sent,
  },
  {
    endpoint: solSendTransaction,
    name: 'sol_send_transaction',
    type: 'ACTIVITY_TYPE_SOL_SEND_TRANSACTION',
    keys: ['solSendTransactionIntent', 'solSendTransactionResult'],
    parameters: { ...solTerms, signWith: 'string!' },
    result: sent,
  },
  {
    endpoint: solSendTransactionV2,
    name: 'sol_send_transaction',
    type: 'ACTIVITY_TYPE_SOL_SEND_TRANSACTION_V2',
    keys: ['solSendTransactionIntentV2', 'solSendTransactionResult'],
    parameters: { ...solTerms, signWiths: 'string[]!' },
    result: sent,
  },
]

describe('the activities of contracts and transactions', () => {
  test.each(activities)('speak $name as $type as the public wire does', expectActivity)

  test('take a call with the fields of the public wire', () => {
    const [list] = ethSendTransactionV2.parameters.entries.calls.pipe
    expect(kindsOf(list.item)).toEqual(call)
  })

  test('know the kinds of transactions and of interfaces', () => {
    const kinds = ['ETHEREUM', 'SOLANA', 'TRON', 'BITCOIN', 'TEMPO']
    expect(transactionType.options).toEqual(kinds.map((kind) => `TRANSACTION_TYPE_${kind}`))
    expect(smartContractInterfaceType.options).toEqual([
      'SMART_CONTRACT_INTERFACE_TYPE_ETHEREUM',
      'SMART_CONTRACT_INTERFACE_TYPE_SOLANA',
    ])
  })

  test('know the chains of the specification, and those of the public wire', () => {
    const specified = [1, 11155111, 8453, 84532, 137, 80002, 42161, 421614]
    const further = [56, 97, 10, 11155420, 143, 10143, 4217, 42431]
    const known = [...specified, ...further].map((id) => `eip155:${id}`)
    expect([...ethereumCaip2.options].sort()).toEqual(known.sort())
    expect(solanaCaip2.options).toHaveLength(6)
  })
})

type QueryRow = readonly [name: string, endpoint: Endpoint, request: Fields, response: Fields]

/** Typed by hand from the specification; the list is from the public wire. */
const queries: readonly QueryRow[] = [
  [
    'get_smart_contract_interface',
    getSmartContractInterface,
    { smartContractInterfaceId: 'string!' },
    { smartContractInterface: 'object!' },
  ],
  [
    'list_smart_contract_interfaces',
    listSmartContractInterfaces,
    {},
    { smartContractInterfaces: 'object[]!' },
  ],
  [
    'get_nonces',
    getNonces,
    { address: 'string!', caip2: 'string!', nonce: 'boolean?', gasStationNonce: 'boolean?' },
    { nonce: 'string?', gasStationNonce: 'string?' },
  ],
  [
    'get_send_transaction_status',
    getSendTransactionStatus,
    { sendTransactionStatusId: 'string!' },
    {
      txStatus: 'string!',
      eth: 'object?',
      solana: 'object?',
      txError: 'string?',
      error: 'object?',
    },
  ],
]

describe('the queries of contracts and transactions', () => {
  test.each(queries)('speak %s as the specification does', (name, endpoint, request, response) => {
    expect(endpoint.path).toBe(`/public/v1/query/${name}`)
    expect(kindsOf(endpoint.request)).toEqual({ organizationId: 'string!', ...request })
    expect(kindsOf(endpoint.response)).toEqual(response)
  })

  test('answer an interface with the fields of the specification', () => {
    expect(kindsOf(smartContractInterface)).toEqual({
      organizationId: 'string!',
      smartContractInterfaceId: 'string!',
      smartContractAddress: 'string!',
      smartContractInterface: 'string!',
      type: 'string!',
      label: 'string!',
      notes: 'string!',
      createdAt: 'object!',
      updatedAt: 'object!',
    })
    expect(smartContractInterface.entries.type.options).toEqual(['ETHEREUM', 'SOLANA'])
  })

  test('answer a failure with the fields of the specification', () => {
    expect(kindsOf(sendTransactionError)).toEqual({
      message: 'string?',
      revertChain: 'object[]?',
      solana: 'object?',
      eth: 'object?',
    })
    expect(kindsOf(sendTransactionError.entries.solana.wrapped)).toEqual({
      source: 'string?',
      rpcCode: 'number?',
      rpcMessage: 'string?',
      transactionErrorJson: 'string?',
      logs: 'string[]?',
      unitsConsumed: 'string?',
      innerInstructionsJson: 'string?',
    })
    const { unknown, native, custom } = revert.entries
    expect(Object.keys(kindsOf(revert))).toEqual([
      'address',
      'errorType',
      'displayMessage',
      'unknown',
      'native',
      'custom',
    ])
    expect(kindsOf(unknown.wrapped)).toEqual({ selector: 'string?', data: 'string?' })
    expect(kindsOf(custom.wrapped)).toEqual({ errorName: 'string?', paramsJson: 'string?' })
    expect(kindsOf(native.wrapped)).toEqual({
      nativeType: 'string?',
      message: 'string?',
      panicCode: 'string?',
    })
    expect(revert.entries.errorType.wrapped.options).toEqual(['unknown', 'native', 'custom'])
    expect(native.wrapped.entries.nativeType.wrapped.options).toEqual([
      'error_string',
      'panic',
      'execution_reverted',
    ])
  })
})
