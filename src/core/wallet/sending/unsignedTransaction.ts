import { encodeRlp, hexFromNumber } from '../../../crypto/ethereum/encodeRlp.ts'
import type { FilledTransaction } from './ethereumTransaction.ts'
import { bytesOf, callFields, invalid, requireTarget, written } from './transactionBytes.ts'

/**
 * Writes a transaction to sign, as the service takes it: the oldest kind that can say it.
 *
 * EIP-155, EIP-2930, EIP-1559, EIP-7702.
 *
 * @returns hex without 0x.
 * @throws SignRequestInvalidError `SIGN_REQUEST_INVALID` for what no transaction can say.
 */
export function unsignedTransaction(transaction: FilledTransaction): string {
  const { chainId, nonce, gas, to, fees, accessList, authorizationList } = transaction
  const call = callFields(transaction)
  requireTarget(to, transaction.data)
  const access = (accessList ?? []).map(({ address, storageKeys }) => [
    bytesOf('accessList', address, 20),
    storageKeys.map((key) => bytesOf('accessList', key, 32)),
  ])
  if ('gasPrice' in fees) {
    if (authorizationList)
      throw invalid('gasPrice does not go with an authorizationList: name maxFeePerGas')
    const start = [nonce, fees.gasPrice, gas].map(hexFromNumber)
    if (accessList) return written(1, [hexFromNumber(chainId), ...start, ...call, access])
    return encodeRlp([...start, ...call, hexFromNumber(chainId), '', ''])
  }
  const { maxPriorityFeePerGas, maxFeePerGas } = fees
  const start = [chainId, nonce, maxPriorityFeePerGas, maxFeePerGas, gas].map(hexFromNumber)
  if (!authorizationList) return written(2, [...start, ...call, access])
  if (to === null) throw invalid('A transaction with an authorizationList needs a to')
  const authorizations = authorizationList.map((one) => [
    hexFromNumber(one.chainId),
    bytesOf('authorizationList', one.address, 20),
    ...[one.nonce, one.yParity, one.r, one.s].map(hexFromNumber),
  ])
  return written(4, [...start, ...call, access, authorizations])
}
