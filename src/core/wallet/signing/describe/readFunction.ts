import type { AbiParameter } from '../../../../crypto/abi/abiType.ts'
import { decodeAbi } from '../../../../crypto/abi/decodeAbi.ts'
import { hexFromBytes } from '../../../../lib/hex.ts'
import type { Amount, SignNode } from '../signView.ts'
import { nodesOfValues } from './abiNodes.ts'
import { tokenAmount } from './party.ts'
import type { Reading } from './reading.ts'
import { type Deed, standardCall } from './standardCalls.ts'

/** A function that a call names, read. */
export type ReadFunction = {
  readonly name: string
  readonly nodes: readonly SignNode[]
  /** What it does by a standard; null where only its name is known. */
  readonly deed: Deed | null
  /** Whether more is sent than its arguments. */
  readonly isLonger: boolean
}

const WORD = 32

/** Reads the data of a call by the standards and by what is stored of the contract; null when neither can. */
export function readFunction(reading: Reading, to: string, data: Uint8Array): ReadFunction | null {
  const selector = hexFromBytes(data.subarray(0, 4))
  const standard = standardCall(to, selector)
  const stored = reading.facts.storedCall?.(to, selector) ?? null
  const { name, inputs } = stored ?? standard ?? {}
  const values = inputs && decodeAbi(inputs, data.subarray(4))
  if (!name || !values) return null
  const done = standard?.deedOf(values, to) ?? null
  const deed = done && stored?.isOfSingles ? ofSingles(done) : done
  const isCounted = standard?.amountAt != null && !stored?.isOfSingles
  const counted = deed && isCounted ? amountOf(reading, deed) : null
  const parameter = inputs[standard?.amountAt ?? -1]
  const amounts = counted && parameter ? { [parameter.name]: counted } : {}
  const nodes = nodesOfValues(reading, inputs, values, amounts)
  const isLonger = inputs.every(isOneWord) && data.length > 4 + WORD * inputs.length
  return { name, nodes, deed, isLonger }
}

/** The same deed over one thing: what stands for an amount is its number. */
function ofSingles(deed: Deed): Deed {
  if (deed.kind === 'transfer') return { ...deed, amount: 1n, isSingle: true }
  if (deed.kind !== 'permission') return deed
  const tokens = deed.granted.tokens.map(({ token, amount }) => ({ token, amount: amount && 1n }))
  return { ...deed, granted: { ...deed.granted, tokens } }
}

/** What its amount counts; null for a thing with a number. */
function amountOf(reading: Reading, deed: Deed): Amount | null {
  if (deed.kind === 'transfer' && !deed.isSingle)
    return tokenAmount(reading, deed.token, deed.amount)
  const [first] = deed.kind === 'permission' ? deed.granted.tokens : []
  return first ? tokenAmount(reading, first.token, first.amount) : null
}

function isOneWord({ type }: AbiParameter): boolean {
  if (type.kind === 'bytes') return type.size !== null
  return type.kind !== 'string' && type.kind !== 'list' && type.kind !== 'tuple'
}
