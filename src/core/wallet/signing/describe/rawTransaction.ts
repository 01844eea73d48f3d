import { numberFrom } from '../../../../crypto/ethereum/ethFields.ts'
import {
  type EthTransaction,
  readEthTransaction,
} from '../../../../crypto/ethereum/ethTransaction.ts'
import type { Rlp } from '../../../../crypto/ethereum/rlp.ts'
import { hexFromBytes } from '../../../../lib/hex.ts'
import type { ParametersInput } from '../../../../wire/activity.ts'
import type { SubmitEndpoints } from '../../../../wire/submitEndpoints.ts'
import type { PreparedRequest } from '../preparedRequest.ts'
import type { SignDetail } from '../signView.ts'
import { type Authorization, authorizationNodes, delegationOf } from './authorization.ts'
import { describeBlind } from './blind.ts'
import { describeCall } from './ethereumCall.ts'
import { ownAmount, partyOf } from './party.ts'
import { type Draft, hexBytes, onChain, type Reading } from './reading.ts'

/** How much gas a blob takes (EIP-4844). */
const GAS_PER_BLOB = 131_072n

/** A transaction, sent or only signed. */
export function describeEthereumRequest(
  reading: Reading,
  { activity, parameters }: PreparedRequest,
): Draft {
  if (activity === 'ethSendTransactionV2') return describeEthereumSend(reading, parameters)
  return activity === 'signTransaction'
    ? describeEthereumHex(reading, parameters.unsignedTransaction)
    : describeBlind(JSON.stringify(parameters, null, 2))
}

/** A transaction that is only signed: whoever has it may send it. */
function describeEthereumHex(reading: Reading, unsigned: string): Draft {
  const transaction = readEthTransaction(unsigned)
  if (typeof transaction !== 'string') return describeRawEthereum(reading, transaction)
  const bytes = hexBytes(unsigned)
  return describeBlind(bytes ?? unsigned)
}

/** The same, already read. */
export function describeRawEthereum(before: Reading, transaction: EthTransaction): Draft {
  const { chainId, to, value, data, gas, maxFeePerGas, gasPrice } = transaction
  const reading = chainId === null ? { ...before, chain: null } : onChain(before, chainId)
  const feeMost = gas * (maxFeePerGas ?? gasPrice ?? 0n) + blobFee(transaction)
  const read = describeEthereum(reading, {
    to: to && `0x${hexFromBytes(to)}`,
    value,
    data,
    feeMost,
    isSponsored: false,
  })
  // it is good on every chain, those included that nobody thinks of
  const level = chainId === null && read.level === 'plain' ? 'caution' : read.level
  const later = { ...read, level, money: read.money === 'now' ? 'later' : read.money } as const
  const authorizations = authorizationsOf(transaction)
  return { ...delegated(reading, later, authorizations), chain: reading.chain }
}

/**
 * A transaction that the service signs and sends.
 *
 * Spec: eth_send_transaction (from the public wire).
 */
function describeEthereumSend(
  reading: Reading,
  parameters: Readonly<ParametersInput<SubmitEndpoints['ethSendTransactionV2']>>,
): Draft {
  const { calls, caip2, sponsor, gasLimit, maxFeePerGas } = parameters
  const [call] = calls
  const data = hexBytes(call?.data ?? '')
  const value = numberOf(call?.value || '0')
  const unread = describeBlind(JSON.stringify(parameters, null, 2))
  if (!call || calls.length > 1 || !data || value === null) return unread
  const gas = numberOf(gasLimit ?? '')
  const price = numberOf(maxFeePerGas ?? '')
  const feeMost = gas === null || price === null ? null : gas * price
  const { to } = call
  const on = onChain(reading, BigInt(caip2.slice('eip155:'.length)))
  const read = describeEthereum(on, { to, value, data, feeMost, isSponsored: sponsor === true })
  return { ...read, chain: on.chain }
}

type Terms = {
  readonly to: string | null
  readonly value: bigint
  readonly data: Uint8Array
  /** In wei, without what a rollup adds for keeping the data; null when the chain says it later. */
  readonly feeMost: bigint | null
  readonly isSponsored: boolean
}

function describeEthereum(reading: Reading, { feeMost, isSponsored, ...deed }: Terms): Draft {
  const { pays, details, ...read } = describeCall(reading, deed)
  const most = feeMost === null ? null : ownAmount(reading, feeMost)
  const from: SignDetail = { kind: 'from', party: partyOf(reading, reading.account.address) }
  const pay: readonly SignDetail[] = pays ? [{ kind: 'pay', amounts: pays }] : []
  const fee: SignDetail = { kind: 'fee', usual: null, most, isSponsored }
  const isTotal = deed.value > 0n && feeMost !== null && !isSponsored
  const total: readonly SignDetail[] = isTotal
    ? [{ kind: 'total', amount: ownAmount(reading, deed.value + feeMost) }]
    : []
  return { ...read, details: [from, ...details, ...pay, fee, ...total] }
}

/** A transaction that carries authorizations gives accounts away, whatever else it does. */
function delegated(reading: Reading, read: Draft, authorizations: readonly Authorization[]): Draft {
  if (authorizations.length === 0) return read
  const trees = authorizations.map((one): SignDetail => {
    return { kind: 'tree', title: 'authorizationList', nodes: authorizationNodes(reading, one) }
  })
  return {
    ...read,
    effect: delegationOf(reading, authorizations).effect,
    money: read.money === 'never' ? 'later' : read.money,
    level: 'danger',
    warnings: [{ kind: 'delegation' }, ...read.warnings],
    details: [...trees, ...read.details],
  }
}

function blobFee({ type, maxFeePerBlobGas, items }: EthTransaction): bigint {
  const hashes = items[10]
  if (type !== 'TYPE_3' || !hashes) return 0n
  return (maxFeePerBlobGas ?? 0n) * GAS_PER_BLOB * BigInt(hashes.length)
}

function authorizationsOf({ type, items }: EthTransaction): readonly Authorization[] {
  const list = type === 'TYPE_4' ? listOf(items[9]) : []
  return list.map((tuple) => {
    const [chainId = [], address, nonce = []] = listOf(tuple)
    return {
      chainId: numberFrom(chainId, 32) ?? 0n,
      address: `0x${address instanceof Uint8Array ? hexFromBytes(address) : ''}`,
      nonce: numberFrom(nonce, 8) ?? 0n,
    }
  })
}

function listOf(item: Rlp | undefined): readonly Rlp[] {
  return item === undefined || item instanceof Uint8Array ? [] : item
}

/** As the service reads it: decimal text, or hex with 0x; null for any other. */
function numberOf(text: string): bigint | null {
  return /^(?:\d{1,78}|0x[0-9a-fA-F]{1,64})$/.test(text) ? BigInt(text) : null
}
