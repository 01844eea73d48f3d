import { NETWORK, TEST_NETWORK, Transaction } from '@scure/btc-signer'
import { Address, OutScript } from '@scure/btc-signer/payment.js'
import { bytesFromHex, hexFromBytes } from '../../../lib/hex.ts'

const MAX_BYTES = 400 * 1024

/**
 * Reads a partially signed transaction (BIP-174, BIP-371); a sentence part says what is wrong with it.
 *
 * @param hex - with or without 0x.
 */
export function readPsbt(hex: string): Transaction | string {
  const bytes = bytesFromHex(hex.startsWith('0x') ? hex.slice(2) : hex)
  if (!bytes || bytes.length === 0) return 'must be whole bytes of hex'
  if (bytes.length > MAX_BYTES) return 'is too long'
  try {
    return Transaction.fromPSBT(bytes, { allowUnknownOutputs: true })
  } catch {
    return 'must be a PSBT' // the library says why in words of its own
  }
}

type BitcoinOutputFacts = {
  readonly value: bigint
  readonly script_pubkey: string
  /** Empty for a script that has none. */
  readonly address: string
  readonly address_type: string
}

/** What a policy can ask of a transaction: the fields of `bitcoin.tx`. Hex is in small letters. */
type BitcoinTransactionFacts = {
  readonly version: bigint
  readonly inputs: readonly {
    readonly tx_id: string
    readonly vout: bigint
    readonly sequence: bigint
  }[]
  readonly outputs: readonly BitcoinOutputFacts[]
  readonly locktime: { readonly amount: bigint; readonly type: 'BLOCKS' | 'SECONDS' }
  /** Null where nobody can know it. */
  readonly fee: bigint | null
}

/** From this number on a lock time is a moment and no block. */
const LOCKTIME_THRESHOLD = 500_000_000

/**
 * Reads a PSBT for policies; null for one that `sign_transaction` would refuse too.
 *
 * @param isTestNetwork - how addresses are written.
 */
export function bitcoinTransactionFacts(
  unsignedHex: string,
  isTestNetwork = false,
): BitcoinTransactionFacts | null {
  const transaction = readPsbt(unsignedHex)
  if (typeof transaction === 'string') return null
  const inputs = Array.from({ length: transaction.inputsLength }, (_, i) => transaction.getInput(i))
  const outputs = Array.from({ length: transaction.outputsLength }, (_, i) =>
    outputFacts(transaction.getOutput(i), isTestNetwork),
  )
  const { lockTime } = transaction
  return {
    version: BigInt(transaction.version),
    inputs: inputs.map(({ txid, index, sequence }) => ({
      tx_id: hexFromBytes(txid ?? new Uint8Array()),
      vout: BigInt(index ?? 0),
      sequence: BigInt(sequence ?? 0xffffffff),
    })),
    outputs,
    locktime: {
      amount: BigInt(lockTime),
      type: lockTime < LOCKTIME_THRESHOLD ? 'BLOCKS' : 'SECONDS',
    },
    fee: areAmountsBound(inputs) ? feeOf(transaction) : null,
  }
}

function feeOf(transaction: Transaction): bigint | null {
  try {
    return transaction.fee
  } catch {
    return null // an input does not say what it is worth
  }
}

type Input = ReturnType<Transaction['getInput']>

/**
 * Whether nobody can lie about what the inputs are worth: each comes with the transaction that paid it, which has been
 * compared with its id, or every signature binds the amounts of all inputs (BIP-341), or of the only one (BIP-143).
 */
function areAmountsBound(inputs: readonly Input[]): boolean {
  const told = inputs.filter(({ nonWitnessUtxo }) => nonWitnessUtxo === undefined)
  return told.length === 0 || inputs.length === 1 || inputs.every(isTaproot)
}

function isTaproot({ witnessUtxo }: Input): boolean {
  const script = witnessUtxo?.script
  return script?.length === 34 && script[0] === 0x51 && script[1] === 0x20
}

type Output = ReturnType<Transaction['getOutput']>

function outputFacts({ amount, script }: Output, isTestNetwork: boolean): BitcoinOutputFacts {
  const network = isTestNetwork ? TEST_NETWORK : NETWORK
  const bytes = script ?? new Uint8Array()
  const facts = { value: amount ?? 0n, script_pubkey: hexFromBytes(bytes) }
  try {
    const decoded = OutScript.decode(bytes)
    return { ...facts, address: Address(network).encode(decoded), address_type: decoded.type }
  } catch {
    return { ...facts, address: '', address_type: 'unknown' } // a script without an address
  }
}
