import { Transaction } from '@scure/btc-signer'
import { bytesFromHex } from '../../../lib/hex.ts'
import type { Steps } from '../../../lib/steps.ts'
import { cutPsbt, joinPsbt, type PsbtMap, type PsbtParts } from './psbtMaps.ts'

/**
 * The largest PSBT. A signature hashes all inputs and outputs: with so many it takes about 5 ms, and all of them less than a
 * second. Whoever spends more outputs makes several transactions. Ours.
 */
const MAX_INPUTS = 100
const MAX_OUTPUTS = 500
/** Bytes of an input beside the transaction that paid it: those of fifteen signers fit. Each key in them is checked. */
const MAX_INPUT_BYTES = 4096

/** Outputs that are read or written between two pauses. */
const OUTPUTS_PER_SLICE = 50

/** Type of the entry of an input that holds the transaction that paid it (BIP-174). */
const NON_WITNESS_UTXO = 0x00
const OPTIONS = { allowUnknownOutputs: true }

/** What the library keeps of a transaction. It has no function that reads or writes a part of a PSBT. */
type Kept = { global: object; inputs: object[]; outputs: object[] }
const keptOf = (transaction: Transaction) => transaction as unknown as Kept

/**
 * Reads a PSBT with a pause after each input and some outputs: the library checks each key that it meets, which takes a
 * millisecond.
 *
 * @param hex - with or without 0x.
 * @returns the transaction, or what is wrong with it, as the end of a sentence.
 */
export function* psbtSteps(hex: string): Steps<Transaction | string> {
  const bytes = bytesFromHex(hex.startsWith('0x') ? hex.slice(2) : hex)
  if (!bytes || bytes.length === 0) return 'must be whole bytes of hex'
  const parts = cutPsbt(bytes)
  if (!parts) return 'must be a PSBT'
  if (parts.inputs.length > MAX_INPUTS) return `has more than ${MAX_INPUTS} inputs`
  if (parts.outputs.length > MAX_OUTPUTS) return `has more than ${MAX_OUTPUTS} outputs`
  if (parts.inputs.some((map) => countBytes(map) > MAX_INPUT_BYTES))
    return `has an input with more than ${MAX_INPUT_BYTES} bytes`
  try {
    const whole = keptOf(readPart(parts, [], []))
    for (const [i] of parts.inputs.entries()) {
      yield
      whole.inputs.push(...keptOf(readPart(parts, [i], [])).inputs)
    }
    for (const slice of slicesOf(parts.outputs.length)) {
      yield
      whole.outputs.push(...keptOf(readPart(parts, [], slice)).outputs)
    }
    const transaction = whole as unknown as Transaction
    // inputs of version 2 may ask for times that do not go together
    return Number.isInteger(transaction.lockTime) ? transaction : 'must be a PSBT'
  } catch {
    return 'must be a PSBT' // the library says why in words of its own
  }
}

/** Writes a transaction as `toPSBT` does, with a pause after each input and some outputs. */
export function* psbtBytesSteps(transaction: Transaction): Steps<Uint8Array> {
  const kept = keptOf(transaction)
  const { inputs, outputs } = kept
  const write = (some: Partial<Kept>): PsbtParts => {
    const part = new Transaction(transaction.opts)
    Object.assign(part, { global: kept.global, inputs: [], outputs: [], ...some })
    const parts = cutPsbt(part.toPSBT())
    if (!parts) throw new Error('The library writes PSBTs that can be cut.')
    return parts
  }
  const written: PsbtParts[] = []
  for (const input of inputs) {
    written.push(write({ inputs: [input] }))
    yield
  }
  for (const slice of slicesOf(outputs.length)) {
    written.push(write({ outputs: slice.map((i) => outputs[i] ?? {}) }))
    yield
  }
  const [first = write({})] = written
  return joinPsbt({
    common: first.common,
    inputs: written.flatMap((part) => part.inputs),
    outputs: written.flatMap((part) => part.outputs),
    unsigned: first.unsigned && {
      ...first.unsigned,
      inputs: written.flatMap((part) => part.unsigned?.inputs ?? []),
      outputs: written.flatMap((part) => part.unsigned?.outputs ?? []),
    },
  })
}

/** Reads some inputs and outputs of a PSBT as if it had no others. @throws Error of the library. */
function readPart(
  { unsigned, ...maps }: PsbtParts,
  inputs: readonly number[],
  outputs: readonly number[],
): Transaction {
  const part = joinPsbt({
    common: maps.common,
    inputs: pick(maps.inputs, inputs),
    outputs: pick(maps.outputs, outputs),
    unsigned: unsigned && {
      ...unsigned,
      inputs: pick(unsigned.inputs, inputs),
      outputs: pick(unsigned.outputs, outputs),
    },
  })
  return Transaction.fromPSBT(part, OPTIONS)
}

function pick<T>(all: readonly T[], places: readonly number[]): readonly T[] {
  return all.filter((_, i) => places.includes(i))
}

function slicesOf(count: number): readonly (readonly number[])[] {
  return Array.from({ length: Math.ceil(count / OUTPUTS_PER_SLICE) }, (_, slice) => {
    const start = slice * OUTPUTS_PER_SLICE
    const size = Math.min(OUTPUTS_PER_SLICE, count - start)
    return Array.from({ length: size }, (_, i) => start + i)
  })
}

function countBytes(map: PsbtMap): number {
  const counted = map.filter(({ key }) => key.length !== 1 || key[0] !== NON_WITNESS_UTXO)
  return counted.reduce((sum, { key, value }) => sum + key.length + value.length, 0)
}
