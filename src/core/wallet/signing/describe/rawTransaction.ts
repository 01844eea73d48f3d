import { numberFrom } from '../../../../crypto/ethereum/ethFields.ts'
import {
  type EthTransaction,
  readEthTransaction,
} from '../../../../crypto/ethereum/ethTransaction.ts'
import type { Rlp } from '../../../../crypto/ethereum/rlp.ts'
import { hexFromBytes } from '../../../../lib/hex.ts'
import type { PreparedRequest } from '../preparedRequest.ts'
import type { SignDetail, SignView } from '../signView.ts'
import { type Authorization, authorizationNodes, delegationOf } from './authorization.ts'
import { describeBlind } from './blind.ts'
import { describe } from './describe.ts'
import { describeCall } from './ethereumCall.ts'
import { withTerms } from './ethereumTerms.ts'
import { bytesOf } from './payloadBytes.ts'
import { type Draft, hexBytes, onChain, type Reading, type SignFacts } from './reading.ts'

/** How much gas a blob takes (EIP-4844). */
const GAS_PER_BLOB = 131_072n

/** A transaction that is only signed: whoever has it may send it. An app may call it a payload. */
function describeEthereumRequest(
  reading: Reading,
  { activity, parameters }: PreparedRequest,
): Draft {
  if (activity === 'signTransaction') return describeHex(reading, parameters.unsignedTransaction)
  const bytes = activity === 'signRawPayload' ? bytesOf(parameters) : null
  return bytes
    ? describeHex(reading, hexFromBytes(bytes))
    : describeBlind(JSON.stringify(parameters, null, 2))
}

function describeHex(reading: Reading, unsigned: string): Draft {
  const transaction = readEthTransaction(unsigned)
  if (typeof transaction !== 'string') return describeRawEthereum(reading, transaction)
  return describeBlind(hexBytes(unsigned) ?? unsigned)
}

function describeRawEthereum(before: Reading, transaction: EthTransaction): Draft {
  const { chainId, to, value, data, gas, maxFeePerGas, gasPrice } = transaction
  const reading = chainId === null ? { ...before, chain: null } : onChain(before, chainId)
  const feeMost = gas * (maxFeePerGas ?? gasPrice ?? 0n) + blobFee(transaction)
  const deed = { to: to && `0x${hexFromBytes(to)}`, value, data }
  const read = withTerms(reading, describeCall(reading, deed), {
    value,
    feeMost,
    isSponsored: false,
  })
  // it is good on every chain, those included that nobody thinks of
  const level = chainId === null && read.level === 'plain' ? 'caution' : read.level
  const later = { ...read, level, money: read.money === 'now' ? 'later' : read.money } as const
  const authorizations = authorizationsOf(transaction)
  return { ...delegated(reading, later, authorizations), chain: reading.chain }
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

/** What a person reads of it. */
export function present(request: PreparedRequest, facts: SignFacts): SignView {
  return describe(request, facts, describeEthereumRequest)
}
