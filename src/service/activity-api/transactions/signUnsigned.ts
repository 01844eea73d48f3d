import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { readEthTransaction } from '../../../crypto/ethereum/ethTransaction.ts'
import { signedBytesOf, withSignature } from '../../../crypto/ethereum/signedEthTransaction.ts'
import { readSolanaTransaction } from '../../../crypto/solana/readSolanaTransaction.ts'
import {
  signerPlaceOf,
  solanaBytes,
  withSolanaSignature,
} from '../../../crypto/solana/withSolanaSignature.ts'
import { bytesFromHex, hexFromBytes } from '../../../lib/hex.ts'
import type { TransactionType } from '../../../wire/fields/transactionType.ts'
import { Refusal } from '../../http/refusal.ts'
import { bounds } from '../../limits/limits.ts'
import type { ServiceParts } from '../../parts.ts'
import { runInTurns, takeTurn } from '../../takeTurn.ts'
import { readTronTransaction, tronBytes } from '../../transactions/tron/tronTransaction.ts'
import { hashSteps } from '../../wallets/signing/hashSteps.ts'
import type { Signer } from '../wallets/findSigner.ts'
import { openSignerKey } from '../wallets/openSignerKey.ts'
import { requireCurve, signDigest, signMessage } from './signDigest.ts'
import { solanaAddressOf } from './solanaAddressOf.ts'

type SigningParts = Pick<ServiceParts, 'sealer'>
type SignOne = (parts: SigningParts, signer: Signer, unsigned: string) => Promise<Uint8Array>

const signers: Readonly<Record<TransactionType, SignOne>> = {
  TRANSACTION_TYPE_ETHEREUM: signEthereum,
  TRANSACTION_TYPE_SOLANA: signSolana,
  TRANSACTION_TYPE_TRON: signTron,
  TRANSACTION_TYPE_BITCOIN: signBitcoin,
  TRANSACTION_TYPE_TEMPO: async () => {
    throw new Refusal('UNSUPPORTED_TRANSACTION_TYPE')
  },
}

/**
 * Signs a transaction, which is read and checked first.
 *
 * Ours: what comes back is what the chain takes, but for Bitcoin: there it is the PSBT with the signatures in it, for others
 * may have to sign too. Transactions of Tempo are not known here.
 *
 * @returns hex without 0x.
 * @throws Refusal `INVALID_TRANSACTION`, `UNSUPPORTED_TRANSACTION_TYPE`, or `REQUEST_INVALID` for a key of the wrong kind.
 */
export async function signUnsigned(
  parts: SigningParts,
  signer: Signer,
  asked: { readonly type: TransactionType; readonly unsignedTransaction: string },
): Promise<string> {
  return hexFromBytes(await signers[asked.type](parts, signer, asked.unsignedTransaction))
}

async function signEthereum(parts: SigningParts, signer: Signer, unsigned: string) {
  const transaction = whole(readEthTransaction(unsigned))
  await pauseAfterLong(unsigned)
  const digest = await runInTurns(hashSteps(keccak_256, signedBytesOf(transaction)))
  await pauseAfterLong(unsigned)
  const signature = await signDigest(parts, signer, digest)
  await pauseAfterLong(unsigned)
  return withSignature(transaction, signature)
}

/** A long transaction is read, hashed, signed and written in turns of their own. */
async function pauseAfterLong({ length }: string): Promise<void> {
  if (length > bounds.freeBodyBytes) await takeTurn()
}

async function signSolana(parts: SigningParts, signer: Signer, unsigned: string) {
  const transaction = whole(readSolanaTransaction(unsigned))
  requireCurve(signer, 'CURVE_ED25519')
  const place = signerPlaceOf(transaction, solanaAddressOf(signer))
  if (place === null)
    throw new Refusal('INVALID_TRANSACTION', { details: 'it needs no signature of this key' })
  const signature = bytesFromHex(await signMessage(parts, signer, transaction.message))
  return solanaBytes(withSolanaSignature(transaction, place, signature ?? new Uint8Array()))
}

async function signTron(parts: SigningParts, signer: Signer, unsigned: string) {
  const rawData = whole(readTronTransaction(unsigned))
  const { r, s, yParity } = await signDigest(
    parts,
    signer,
    await runInTurns(hashSteps(sha256, rawData)),
  )
  const halves = [r, s].map((half) => half.toString(16).padStart(64, '0')).join('')
  const recovery = yParity.toString(16).padStart(2, '0')
  return tronBytes(rawData, bytesFromHex(halves + recovery) ?? new Uint8Array())
}

async function signBitcoin(parts: SigningParts, signer: Signer, unsigned: string) {
  const { psbtSteps } = await import('../../transactions/bitcoin/psbtSteps.ts')
  const { signPsbt } = await import('../../transactions/bitcoin/signPsbt.ts')
  const transaction = whole(await runInTurns(psbtSteps(unsigned)))
  requireCurve(signer, 'CURVE_SECP256K1')
  const key = await openSignerKey(parts, signer)
  try {
    return whole(await signPsbt(transaction, key))
  } finally {
    key.fill(0)
  }
}

/** @throws Refusal `INVALID_TRANSACTION` with what is wrong. */
function whole<T>(read: T | string): T {
  if (typeof read !== 'string') return read
  throw new Refusal('INVALID_TRANSACTION', { details: `parameters.unsignedTransaction ${read}` })
}
