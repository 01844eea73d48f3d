import {
  getAddressEncoder,
  getTransactionDecoder,
  type Instruction,
  type SignatureBytes,
  address as solanaAddress,
  verifySignature,
} from '@solana/kit'
import type { SigningAccount, SignRequest } from '../../src/core/wallet/signing/signRequest.ts'
import { bytesFromHex, hexFromBytes } from '../../src/lib/hex.ts'
import { bytesFromUtf8 } from '../../src/lib/utf8.ts'
import { tokenTransfer, transfer, unsignedTransaction } from './chain/solanaTransactions.ts'
import { type MakeCase, type SignCase, textOf } from './signCase.ts'

/** Bytes that the account's key on Ed25519 signs. */
function signedAsIs(
  account: SigningAccount,
  bytes: Uint8Array,
  request: SignRequest,
): Omit<SignCase, 'format'> {
  return {
    request,
    signedBytes: `0x${hexFromBytes(bytes)}`,
    isSignedBy: async (submitted) =>
      submitted.kind === 'signature' &&
      isEd25519(account, bytes, bytesFromHex(submitted.signature.r + submitted.signature.s)),
  }
}

async function isEd25519(
  { address }: SigningAccount,
  bytes: Uint8Array,
  signature: Uint8Array | null,
) {
  const raw = new Uint8Array(getAddressEncoder().encode(solanaAddress(address)))
  const key = await crypto.subtle.importKey('raw', raw, 'Ed25519', true, ['verify'])
  return signature?.length === 64 && verifySignature(key, signature as SignatureBytes, bytes)
}

/** A text as it is. */
export const solanaText: MakeCase = ({ solana: account }, chance) => {
  const text = textOf(chance)
  return signedAsIs(account, bytesFromUtf8(text), { kind: 'message', account, message: text })
}

const SOMEBODY = [
  'GsbwXfJraMomNxBcpR3DBMR5PqTeNbCFvdfX7pqZnFBq',
  'So11111111111111111111111111111111111111112',
]

/** Lamports or tokens, legacy and version 0. */
export const solanaTransaction =
  (isTokens: boolean): MakeCase =>
  ({ solana: account }, chance) => {
    const [to = '', mint = ''] = SOMEBODY
    const amount = BigInt(chance.hex(6))
    const isChecked = chance.below(2) === 0
    const keys = isChecked ? [to, mint, mint, account.address] : [to, mint, account.address]
    const one: Instruction = isTokens
      ? tokenTransfer(keys, amount, isChecked)
      : transfer(account.address, to, amount)
    const instructions = Array.from({ length: 1 + chance.below(3) }, () => one)
    const isVersioned = chance.below(2) === 0
    const tables = isVersioned && { tables: { [solanaAddress(mint)]: [] } }
    const hex = unsignedTransaction({ payer: account.address, instructions, ...tables })
    const bytes = bytesFromHex(hex) ?? new Uint8Array()
    const { messageBytes } = getTransactionDecoder().decode(bytes)
    return {
      request: {
        kind: 'transaction',
        account,
        type: 'TRANSACTION_TYPE_SOLANA',
        unsignedTransaction: hex,
      },
      signedBytes: `0x${hexFromBytes(Uint8Array.from(messageBytes))}`,
      async isSignedBy(submitted) {
        if (submitted.kind !== 'transaction') return false
        const read = getTransactionDecoder().decode(
          bytesFromHex(submitted.signedTransaction) ?? bytes,
        )
        const isSame =
          hexFromBytes(Uint8Array.from(read.messageBytes)) ===
          hexFromBytes(Uint8Array.from(messageBytes))
        const [signature = null] = Object.values(read.signatures)
        return (
          isSame &&
          isEd25519(account, Uint8Array.from(messageBytes), signature && Uint8Array.from(signature))
        )
      },
    }
  }
