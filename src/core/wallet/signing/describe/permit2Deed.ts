import type { SignNode } from '../signView.ts'
import type { FunctionDeed, Move } from './functionDeed.ts'
import { isSame } from './party.ts'

type Nodes = readonly SignNode[]

/** A value by its name; empty where there is none. */
export function textOf(nodes: Nodes, name: string): string {
  return nodes.find((node) => node.name === name)?.value ?? ''
}

/** The items of each list among them. */
function listsOf(nodes: Nodes): readonly (readonly Nodes[])[] {
  return nodes.flatMap(({ value, children }) =>
    value === null ? [children.map((item) => item.children)] : [],
  )
}

/**
 * Permissions that are given now, or taken back. Null for those of several spenders, which no headline names, and for one
 * that somebody else has signed: it permits nothing of this account.
 */
function granted(nodes: Nodes, details: readonly Nodes[], account: string): FunctionDeed | null {
  const spenders = details.map((one) => textOf(one, 'spender') || textOf(nodes, 'spender'))
  const [spender = ''] = spenders
  const isOfOne = spender && spenders.every((one) => isSame(one, spender))
  if (!isOfOne || !isSame(textOf(nodes, 'owner') || account, account)) return null
  const tokens = details.map((one) => {
    return { token: textOf(one, 'token'), amount: BigInt(textOf(one, 'amount')) }
  })
  const ends = details.map((one) => BigInt(textOf(one, 'expiration')))
  // 0 is the block that it is in: it has not ended when somebody takes the tokens there
  const expiresAtSeconds = ends.reduce((a, b) => (a > b ? a : b)) || undefined
  return { kind: 'permission', granted: { spender, tokens, expiresAtSeconds } }
}

/** The tokens of the permissions that a list of transfers goes with, one for each. */
export function permittedTokens(nodes: Nodes): readonly string[] {
  const [permitted = []] = listsOf(nodes)
  return permitted.map((one) => textOf(one, 'token'))
}

/** What a function of Permit2 does with those arguments; null where it only changes something, or fails. */
export function permit2Deed(name: string, nodes: Nodes, account: string): FunctionDeed | null {
  const lists = listsOf(nodes)
  const [permitted = [nodes]] = lists
  const details = lists.at(-1) ?? [nodes]
  // lists of two lengths fail
  if (details.length !== permitted.length || name.startsWith('invalidate')) return null
  if (!name.endsWith('ransferFrom')) return granted(nodes, details, account)
  // each from its owner to whom the call names
  const [first, ...others] = details.map((one, at): Move => {
    return {
      from: textOf(one, 'from') || textOf(nodes, 'owner'),
      to: textOf(one, 'to'),
      token: textOf(permitted[at] ?? [], 'token'),
      amount: BigInt(textOf(one, 'requestedAmount') || textOf(one, 'amount')),
    }
  })
  return first ? { kind: 'transfer', moves: [first, ...others] } : null
}
