import { hexFromBytes } from '../../../../lib/hex.ts'
import type { SignNode } from '../signView.ts'
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
  // what is moved is a number; only what may be taken can have no limit
  const amountOf = deed?.kind === 'transfer' ? movedAmount : tokenAmount
  const amountAt = isOfSingles ? -1 : known.amountAt
  const nodes = read.map((node, at): SignNode => {
    if (at !== amountAt) return node
    return {
      ...node,
      meaning: { kind: 'amount', amount: amountOf(reading, to, BigInt(node.value ?? 0)) },
    }
  })
  return { name, inputs, nodes, deed }
}

function signatureOf({ name, inputs }: Pick<StoredCall, 'name' | 'inputs'>): string {
  return `${name}(${inputs.map(({ text }) => text)})`
}
