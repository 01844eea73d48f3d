import type { ParamType } from 'ethers'
import { expect, test } from 'vitest'
import { PERMIT2 } from '../../src/core/wallet/signing/permissionTerms.ts'
import type { SignNode } from '../../src/core/wallet/signing/signView.ts'
import { permit2, permit2Functions } from '../support/permit2Abi.ts'
import { printCount } from '../support/printCount.ts'
import { createChance } from '../support/signCase.ts'
import { detailsOf, viewFor } from '../support/signViews.ts'

const COUNT = 1200
const chance = createChance(2612)

/** A value of that type by chance. */
function sampleOf({ type, baseType, components, arrayChildren }: ParamType): unknown {
  if (baseType === 'array' && arrayChildren)
    return Array.from({ length: chance.below(4) }, () => sampleOf(arrayChildren))
  if (components) return components.map(sampleOf)
  switch (type) {
    case 'address':
      return chance.hex(20)
    case 'bytes':
      return chance.hex(chance.below(80))
    case 'bytes32':
      return chance.hex(32)
    case 'string':
      return `Order ${chance.hex(chance.below(20))}, für später`
    default:
      return BigInt(chance.hex(Number(type.slice('uint'.length)) / 8))
  }
}

const textsOf = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(textsOf)
  const text = String(value)
  return [text.startsWith('0x') ? text.toLowerCase() : text]
}
const textsIn = (nodes: readonly SignNode[]): readonly string[] =>
  nodes.flatMap(({ value, children }) => (value === null ? textsIn(children) : [value]))

/** Every value that is shown, in its order; null for a call that is said to be unreadable. */
function shown(data: string): readonly string[] | null {
  const transaction = { caip2: 'eip155:8453', to: PERMIT2, data } as const
  const [call] = detailsOf(viewFor({ kind: 'send', transaction }), 'call')
  return call ? textsIn(call.nodes) : null
}

/** The same by a second library; null for what it cannot read. */
function theirs(name: string, data: string): readonly string[] | null {
  try {
    return textsOf(permit2.decodeFunctionData(name, data).toArray(true))
  } catch {
    return null
  }
}

/** Broken off somewhere, or with another digit somewhere behind the name. */
function damaged(data: string): string {
  const at = 10 + chance.below(data.length - 10)
  if (chance.below(5) < 2) return data.slice(0, at - (at % 2))
  return data.slice(0, at) + chance.below(16).toString(16) + data.slice(at + 1)
}

test('calls of Permit2 are read as a second library reads them, and damaged ones as nothing else', () => {
  const calls = Array.from({ length: COUNT }, (_, at) => {
    const name = permit2Functions[at % permit2Functions.length] ?? ''
    const values = permit2.getFunction(name)?.inputs.map(sampleOf) ?? []
    return { name, values, data: permit2.encodeFunctionData(name, values) }
  })
  const wrong = calls.filter(({ values, data }) => {
    return JSON.stringify(shown(data)) !== JSON.stringify(textsOf(values))
  })
  printCount('calls of Permit2 whose values are shown', COUNT - wrong.length, COUNT)
  expect(wrong.map(({ name }) => name)).toEqual([])

  const read = calls.flatMap(({ name, data }) => {
    const other = damaged(data)
    const [ours, second] = [shown(other), theirs(name, other)]
    // a decoder may take more than the other, of bytes that nothing fills up
    return ours && second ? [{ name, isSame: JSON.stringify(ours) === JSON.stringify(second) }] : []
  })
  printCount(
    'damaged ones that both read, and alike',
    read.filter(({ isSame }) => isSame).length,
    read.length,
  )
  expect(read.length).toBeGreaterThan(COUNT / 10)
  expect(read.filter(({ isSame }) => !isSame)).toEqual([])
})
