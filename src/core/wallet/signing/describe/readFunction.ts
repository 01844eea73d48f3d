import { WORD } from '../../../../crypto/abi/abiWords.ts'
import type { AbiValue } from '../../../../crypto/abi/decodeAbi.ts'
import { hexFromBytes } from '../../../../lib/hex.ts'
import type { Amount, SignNode } from '../signView.ts'
import { meaningOf } from './meaning.ts'
import { movedAmount, tokenAmount } from './party.ts'
import type { NamedType, Reading, StoredCall } from './reading.ts'
import { countsSingles, type Deed, standardCall } from './standardCalls.ts'

/** A function that a call names, read. */
export type ReadFunction = {
  readonly name: string
  readonly nodes: readonly SignNode[]
  /** What it does by a standard; null where only its name is known. */
  readonly deed: Deed | null
  /** Whether more is sent than its arguments. */
  readonly isLonger: boolean
}

/** Reads the data of a call by the standards and by what is stored of the contract; null when neither can. */
export function readFunction(reading: Reading, to: string, data: Uint8Array): ReadFunction | null {
  const selector = hexFromBytes(data.subarray(0, 4))
  const named = standardCall(to, selector)
  const stored = reading.facts.storedCall?.(to, selector)
  const called = stored ?? named
  const sent = data.subarray(4)
  const read = called?.read(sent, (name, type, value) => leafOf(reading, name, type, value))
  if (!called || !read) return null
  const { name, inputs, functions } = called
  const isSingle = countsSingles(functions)
  // two functions may begin with the same four bytes
  const standard = named && signatureOf(named) === signatureOf(called) ? named : null
  const deed = standard?.deedOf(read.values, to, isSingle) ?? null
  const amount = deed && !isSingle ? amountOf(reading, deed) : null
  const nodes = read.nodes.map((node, at): SignNode => {
    return amount && at === standard?.amountAt
      ? { ...node, meaning: { kind: 'amount', amount } }
      : node
  })
  const isLonger = inputs.every(isOneWord) && sent.length > WORD * inputs.length
  return { name, nodes, deed, isLonger }
}

function signatureOf({ name, inputs }: Pick<StoredCall, 'name' | 'inputs'>): string {
  return `${name}(${inputs.map(({ text }) => text)})`
}

function leafOf(reading: Reading, name: string, type: string, written: AbiValue): SignNode {
  const value = String(written)
  return { name, type, value, meaning: meaningOf(reading, { name, type, value }), children: [] }
}

/** What its amount counts; null for a thing with a number. */
function amountOf(reading: Reading, deed: Deed): Amount | null {
  if (deed.kind === 'transfer' && !deed.isSingle)
    return movedAmount(reading, deed.token, deed.amount)
  const [first] = deed.kind === 'permission' ? deed.granted.tokens : []
  return first ? tokenAmount(reading, first.token, first.amount) : null
}

/** Lists and tuples take as many words as are in them. */
function isOneWord({ text }: NamedType): boolean {
  return !/^(?:string|bytes)$|[[(]/.test(text)
}
