import { numberFrom } from '../../../../crypto/ethereum/ethFields.ts'
import { readEthTransaction } from '../../../../crypto/ethereum/ethTransaction.ts'
import { decodeRlp } from '../../../../crypto/ethereum/rlp.ts'
import { hexFromBytes } from '../../../../lib/hex.ts'
import type { PreparedRequest } from '../preparedRequest.ts'
import { describeAuthorization, describeAuthorizationText } from './authorization.ts'
import { describeBlind } from './blind.ts'
import { bytesOf, describeText } from './payloadText.ts'
import { describeRawEthereum } from './rawTransaction.ts'
import type { Draft, Reading } from './reading.ts'

/**
 * Bytes whose Keccak hash is signed, by what they are: a transaction is none the less one when an app calls it a message.
 *
 * Spec: sign_raw_payload.
 */
export function describeEthereumPayload(
  reading: Reading,
  { activity, parameters }: PreparedRequest,
): Draft {
  if (activity !== 'signRawPayload') return describeBlind(JSON.stringify(parameters, null, 2))
  const { payload, encoding } = parameters
  if (encoding === 'PAYLOAD_ENCODING_EIP7702_AUTHORIZATION')
    return describeAuthorizationText(reading, payload)
  const bytes = bytesOf(parameters)
  if (!bytes) return describeBlind(payload)
  const transaction = readEthTransaction(hexFromBytes(bytes))
  if (typeof transaction !== 'string') return describeRawEthereum(reading, transaction)
  const authorization = authorizationIn(bytes)
  if (authorization) return describeAuthorization(reading, authorization)
  return describeText(reading, bytes, { encoding, addressFormat: 'ADDRESS_FORMAT_ETHEREUM' })
}

/** What EIP-7702 hashes: `05 ‖ rlp([chainId, address, nonce])`. */
function authorizationIn(bytes: Uint8Array) {
  const list = bytes[0] === 0x05 ? decodeRlp(bytes.subarray(1)) : null
  if (!list || list instanceof Uint8Array || list.length !== 3) return null
  const [chain = [], address, nonceItem = []] = list
  const chainId = numberFrom(chain, 32)
  const nonce = numberFrom(nonceItem, 8)
  if (chainId === null || nonce === null) return null
  if (!(address instanceof Uint8Array) || address.length !== 20) return null
  return { chainId, address: `0x${hexFromBytes(address)}`, nonce }
}
