import { PERMIT2 } from '../permissionTerms.ts'
import type { SignNode } from '../signView.ts'
import { movedAmount, tokenAmount } from './party.ts'
import { permit2Deed, permittedTokens, textOf } from './permit2Deed.ts'
import { permit2Function } from './permit2Functions.ts'
import { permit2Nodes } from './permit2Nodes.ts'
import type { Reading, SignFacts, SignNames, StoredCall } from './reading.ts'

type Nodes = readonly SignNode[]

/**
 * The name of Permit2, and its functions. Its code is the same on every chain: no interface that is stored of it says more.
 * Asked where it is Permit2 that is called.
 */
export function storedFacts(_: unknown, { interfaces }: SignNames): Partial<SignFacts> {
  return {
    storedCall: (_contract, selector) => permit2Call(selector),
    // whatever the organization calls it comes first
    interfaces: [...interfaces, { address: PERMIT2, label: 'Permit2' }],
  }
}

/** One that Permit2 has not is no function of a standard either: it cannot be read. */
function permit2Call(selector: string): StoredCall {
  const { name, inputs } = permit2Function(selector)
  return {
    name,
    inputs,
    read(data, tools) {
      const nodes = name ? permit2Nodes(inputs, data, tools) : null
      return nodes && withAmounts(tools.reading, nodes, '')
    },
    deedOf: (nodes, { account }) => permit2Deed(name, nodes, account),
  }
}

/** @param permitted - the token that the amounts are of, where none is named beside them. */
function withAmounts(reading: Reading, nodes: Nodes, permitted: string): Nodes {
  const token = textOf(nodes, 'token') || permitted
  const tokens = permittedTokens(nodes)
  return nodes.map((node): SignNode => {
    const { name, value } = node
    const children = node.children.map((item, at) => {
      return { ...item, children: withAmounts(reading, item.children, tokens[at] ?? '') }
    })
    if (value === null || !/amount$/i.test(name)) return { ...node, children }
    // what is moved is a number; only what may be taken can have no limit
    const isMoved = textOf(nodes, 'from') || name === 'requestedAmount'
    const amount = (isMoved ? movedAmount : tokenAmount)(reading, token, BigInt(value))
    return { ...node, meaning: { kind: 'amount', amount } }
  })
}
