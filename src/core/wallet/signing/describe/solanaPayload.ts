import { readSolanaTransaction } from '../../../../crypto/solana/readSolanaTransaction.ts'
import { hexFromBytes } from '../../../../lib/hex.ts'
import type { PreparedRequest } from '../preparedRequest.ts'
import { describeBlind } from './blind.ts'
import { bytesOf, describeText } from './payloadText.ts'
import type { Draft, Reading } from './reading.ts'
import { describeSolana } from './solana.ts'

/** On Ed25519 a message and a transaction differ in nothing but what they say. */
export function describeSolanaPayload(
  reading: Reading,
  { activity, parameters }: PreparedRequest,
): Draft {
  if (activity !== 'signRawPayload') return describeBlind(JSON.stringify(parameters, null, 2))
  const bytes = bytesOf(parameters)
  if (!bytes) return describeBlind(parameters.payload)
  const signers = bytes[bytes[0] === 0x80 ? 1 : 0] ?? 0
  const places = `${hexFromBytes(Uint8Array.of(signers))}${'00'.repeat(64 * signers)}`
  const transaction = readSolanaTransaction(places + hexFromBytes(bytes))
  if (typeof transaction !== 'string')
    return describeSolana(reading, transaction, { isSent: false, isSponsored: false })
  const { encoding } = parameters
  return describeText(reading, bytes, { encoding, addressFormat: 'ADDRESS_FORMAT_SOLANA' })
}
