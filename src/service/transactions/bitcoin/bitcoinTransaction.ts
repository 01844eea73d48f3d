import { NETWORK, TEST_NETWORK, type Transaction } from '@scure/btc-signer'
import { Address, OutScript } from '@scure/btc-signer/payment.js'
import { hexFromBytes } from '../../../lib/hex.ts'
import type { Steps } from '../../../lib/steps.ts'
import { psbtSteps } from './psbtSteps.ts'

/** Outputs whose addresses are written between two pauses: a key in a script is checked, which takes a millisecond. */
const OUTPUTS_PER_SLICE = 4

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
 * Reads a PSBT for policies, with pauses; null for one that `sign_transaction` would refuse too.
 *
 * @param isTestNetwork - how addresses are written.
 */
export function* bitcoinFactsSteps(
  unsignedHex: string,
  isTestNetwork = false,
): Steps<BitcoinTransactionFacts | null> {
  const transaction = yield* psbtSteps(unsignedHex)
  if (typeof transaction === 'string') return null
  const inputs = Array.from({ length: transaction.inputsLength }, (_, i) => transaction.getInput(i))
  const outputs: BitcoinOutputFacts[] = []
  for (let i = 0; i < transaction.outputsLength; i++) {
    if (i % OUTPUTS_PER_SLICE === 0) yield
    outputs.push(outputFacts(transaction.getOutput(i), isTestNetwork))
  }
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
