import { hexFromBytes } from '../../../../lib/hex.ts'
import type { Amount, SignNode } from '../signView.ts'
import { flatNode } from './flatNodes.ts'
import type { FunctionDeed } from './functionDeed.ts'
import { meaningOf } from './meaning.ts'
import { movedAmount, tokenAmount } from './party.ts'
import type { LeafWriter, NamedType, Reading, StoredCall } from './reading.ts'
import { countsSingles, standardCall } from './standardCalls.ts'

/** A function that a call names, read. */
export type ReadFunction = {
  readonly name: string
  readonly inputs: readonly NamedType[]
  readonly nodes: readonly SignNode[]
  /** What it does by a standard; null where only its name is known. */
  readonly deed: FunctionDeed | null
}

/** Reads the data of a call by the standards and by what is known of the contract; null when neither can. */
export function readFunction(reading: Reading, to: string, data: Uint8Array): ReadFunction | null {
  const selector = hexFromBytes(data.subarray(0, 4))
  const named = standardCall(selector)
  const called = reading.facts.storedCall?.(to, selector) ?? named
  const leaf: LeafWriter = (name, type, written) => {
    const value = String(written)
    return { name, type, value, meaning: meaningOf(reading, { name, type, value }), children: [] }
  }
  const read = called?.read(data.subarray(4), { reading, leaf, flatNode })
  if (!called || !read) return null
  const { name, inputs, functions } = called
  const isOfSingles = countsSingles(functions)
  // two functions may begin with the same four bytes
  const known = named && signatureOf(named) === signatureOf(called) ? named : called
  const place = { contract: to, account: reading.account.address, isOfSingles }
  const deed = known.deedOf?.(read, place) ?? null
  const amount = deed && !isOfSingles ? amountOf(reading, deed) : null
  const nodes = read.map((node, at): SignNode => {
    return amount && at === known.amountAt ? { ...node, meaning: { kind: 'amount', amount } } : node
  })
  return { name, inputs, nodes, deed }
}

function signatureOf({ name, inputs }: Pick<StoredCall, 'name' | 'inputs'>): string {
  return `${name}(${inputs.map(({ text }) => text)})`
}

/** What its amount counts; null for a thing with a number. */
function amountOf(reading: Reading, deed: FunctionDeed): Amount | null {
  const [move] = deed.kind === 'transfer' ? deed.moves : []
  if (move && !move.isSingle) return movedAmount(reading, move.token, move.amount)
  const [first] = deed.kind === 'permission' ? deed.granted.tokens : []
  return first ? tokenAmount(reading, first.token, first.amount) : null
}
