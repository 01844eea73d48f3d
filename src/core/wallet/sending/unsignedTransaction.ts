import { bytesFromNumber, encodeRlp } from '../../../crypto/ethereum/encodeRlp.ts'
import type { Rlp } from '../../../crypto/ethereum/rlp.ts'
import { SignRequestInvalidError } from '../../../errors/signing.ts'
import { bytesFromHex, hexFromBytes } from '../../../lib/hex.ts'
import type { FilledTransaction } from './ethereumTransaction.ts'

/**
 * Writes a transaction to sign, as the service takes it: the oldest kind that can say it.
 *
 * EIP-155, EIP-2930, EIP-1559, EIP-7702.
 *
 * @returns hex without 0x.
 * @throws SignRequestInvalidError `SIGN_REQUEST_INVALID` for what no transaction can say.
 */
export function unsignedTransaction(transaction: FilledTransaction): string {
  const { chainId, nonce, gas, value, to, fees, accessList, authorizationList } = transaction
  const target = to === null ? new Uint8Array() : bytesOf('to', to, 20)
  const call = [target, bytesFromNumber(value), bytesOf('data', transaction.data ?? '0x')]
  const access = (accessList ?? []).map(({ address, storageKeys }) => [
    bytesOf('accessList', address, 20),
    storageKeys.map((key) => bytesOf('accessList', key, 32)),
  ])
  if ('gasPrice' in fees) {
    if (authorizationList)
      throw invalid('gasPrice does not go with an authorizationList: name maxFeePerGas')
    const start = [nonce, fees.gasPrice, gas].map(bytesFromNumber)
    if (accessList) return written(1, [bytesFromNumber(chainId), ...start, ...call, access])
    const empty = new Uint8Array()
    return hexFromBytes(encodeRlp([...start, ...call, bytesFromNumber(chainId), empty, empty]))
  }
  const { maxPriorityFeePerGas, maxFeePerGas } = fees
  const start = [chainId, nonce, maxPriorityFeePerGas, maxFeePerGas, gas].map(bytesFromNumber)
  if (!authorizationList) return written(2, [...start, ...call, access])
  if (to === null) throw invalid('A transaction with an authorizationList needs a to')
  const authorizations = authorizationList.map((one) => [
    bytesFromNumber(one.chainId),
    bytesOf('authorizationList', one.address, 20),
    ...[one.nonce, one.yParity, one.r, one.s].map(bytesFromNumber),
  ])
  return written(4, [...start, ...call, access, authorizations])
}

/** EIP-2718: the number of its kind, then the fields. */
function written(kind: number, fields: readonly Rlp[]): string {
  return kind.toString(16).padStart(2, '0') + hexFromBytes(encodeRlp(fields))
}

function bytesOf(name: string, hex: string, length?: number): Uint8Array {
  const bytes = hex.startsWith('0x') ? bytesFromHex(hex.slice(2)) : null
  if (!bytes || (length !== undefined && bytes.length !== length))
    throw invalid(`${name} must be ${length ?? 'whole'} bytes of hex with 0x`)
  return bytes
}

function invalid(rule: string): SignRequestInvalidError {
  return new SignRequestInvalidError({ details: `${rule}.` })
}
