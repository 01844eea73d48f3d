import { PERMIT2 } from '../permissionTerms.ts'
import type { SignNode } from '../signView.ts'
import { isSame, movedAmount, tokenAmount } from './party.ts'
import { permit2Deed, permittedTokens } from './permit2Deed.ts'
import { permit2Function } from './permit2Functions.ts'
import { permit2Nodes } from './permit2Nodes.ts'
import type { Reading, SignFacts, StoredCall } from './reading.ts'

type Nodes = readonly SignNode[]

/** The functions of Permit2, whose code is the same on every chain: no interface that is stored of it says more. */
export function storedFacts(): Partial<SignFacts> {
  return {
    storedCall: (contract, selector) => (isSame(contract, PERMIT2) ? permit2Call(selector) : null),
  }
}

/** One that Permit2 has not is no function of a standard either: it cannot be read. */
function permit2Call(selector: string): StoredCall {
  const called = permit2Function(selector)
  const { name, inputs } = called ?? { name: '', inputs: [] }
  return {
    name,
    inputs,
    read(data, tools) {
      const nodes = called && permit2Nodes(inputs, data, tools)
      return nodes && withAmounts(tools.reading, nodes, permittedTokens(nodes))
    },
    deedOf: (nodes, { account }) => permit2Deed(name, nodes, account),
  }
}

const AMOUNTS: readonly string[] = ['amount', 'requestedAmount']

/** @param tokens - what the amounts are of where none is named beside them: of each item of a list its own. */
function withAmounts(reading: Reading, nodes: Nodes, tokens: readonly string[]): Nodes {
  const token = nodes.find(({ name }) => name === 'token')?.value ?? tokens[0]
  const isMoved = nodes.some(({ name }) => name === 'from')
  return nodes.map((node): SignNode => {
    const { name, type, value, children } = node
    const within = type.endsWith(']')
      ? children.map((item, at) => {
          return { ...item, children: withAmounts(reading, item.children, tokens.slice(at)) }
        })
      : withAmounts(reading, children, tokens)
    // what is moved is a number; only what may be taken can have no limit
    const amountOf = isMoved || name === 'requestedAmount' ? movedAmount : tokenAmount
    const meaning =
      token && value !== null && AMOUNTS.includes(name)
        ? { kind: 'amount' as const, amount: amountOf(reading, token, BigInt(value)) }
        : node.meaning
    return { ...node, meaning, children: within }
  })
}
