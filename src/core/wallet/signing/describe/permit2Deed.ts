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

/** Permissions that are given now; null for those that somebody else has signed: they permit nothing of this account. */
function granted(nodes: Nodes, details: readonly Nodes[], account: string): FunctionDeed | null {
  if (!isSame(textOf(nodes, 'owner') || account, account)) return null
  const tokens = details.map((one) => {
    return { token: textOf(one, 'token'), amount: BigInt(textOf(one, 'amount')) }
  })
  const ends = details.map((one) => BigInt(textOf(one, 'expiration')))
  // 0 is the block that it is in: it has not ended when somebody takes the tokens there
  const expiresAtSeconds = ends.reduce((a, b) => (a > b ? a : b)) || undefined
  return {
    kind: 'permission',
    granted: { spender: textOf(nodes, 'spender'), tokens, expiresAtSeconds },
  }
}

/** The tokens of the permissions that a list of transfers goes with, one for each. */
export function permittedTokens(nodes: Nodes): readonly string[] {
  const [permitted = []] = listsOf(nodes)
  return permitted.map((one) => textOf(one, 'token'))
}

/** The permissions that `lockdown` ends. */
function ended(approvals: readonly Nodes[]): FunctionDeed | null {
  const [first, ...others] = approvals.map((one) => textOf(one, 'spender'))
  if (first === undefined) return null
  return {
    kind: 'revocation',
    spender: others.every((one) => isSame(one, first)) ? first : null,
    tokens: approvals.map((one) => textOf(one, 'token')),
    isPart: false,
  }
}

/** What a function of Permit2 does with those arguments; null where it only cancels what was signed, or fails. */
export function permit2Deed(name: string, nodes: Nodes, account: string): FunctionDeed | null {
  const lists = listsOf(nodes)
  if (name === 'lockdown') return ended(lists[0] ?? [])
  const [permitted = [nodes]] = lists
  const details = lists.at(-1) ?? [nodes]
  // each from its owner to whom the call names
  const [first, ...others] = details.map((one, at): Move => {
    return {
      from: textOf(one, 'from') || textOf(nodes, 'owner'),
      to: textOf(one, 'to'),
      token: textOf(permitted[at] ?? [], 'token'),
      amount: BigInt(textOf(one, 'requestedAmount') || textOf(one, 'amount')),
    }
  })
  // lists of two lengths fail
  if (!first || details.length !== permitted.length) return null
  if (name.endsWith('ransferFrom')) return { kind: 'transfer', moves: [first, ...others] }
  return /^(?:approve|permit)$/.test(name) ? granted(nodes, details, account) : null
}
