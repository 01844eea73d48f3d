import type { SignNode } from '../signView.ts'
import type { FunctionDeed, Move } from './functionDeed.ts'
import { isSame } from './party.ts'

type Nodes = readonly SignNode[]

/** A value anywhere in it, by its name. */
function textIn(nodes: Nodes, name: string): string {
  for (const node of nodes) {
    const text = node.name === name ? node.value : textIn(node.children, name)
    if (text) return text
  }
  return ''
}

/** The items of the list of that name; null where there is none. */
function itemsIn(nodes: Nodes, name: string): readonly Nodes[] | null {
  for (const node of nodes) {
    const items =
      node.name === name ? node.children.map((item) => item.children) : itemsIn(node.children, name)
    if (items) return items
  }
  return null
}

/**
 * Permissions that are given now, or taken back. Null for those of several spenders, which no headline names, and for one
 * that somebody else has signed: it permits nothing of this account.
 */
function granted(nodes: Nodes, account: string): FunctionDeed | null {
  const owner = textIn(nodes, 'owner')
  const details = itemsIn(nodes, 'details') ?? itemsIn(nodes, 'approvals') ?? [nodes]
  const spender = textIn(nodes, 'spender')
  const isOfOne = details.every((one) => isSame(textIn(one, 'spender') || spender, spender))
  if (details.length === 0 || !isOfOne || (owner && !isSame(owner, account))) return null
  const tokens = details.map((one) => {
    return { token: textIn(one, 'token'), amount: BigInt(textIn(one, 'amount')) }
  })
  const ends = details.map((one) => BigInt(textIn(one, 'expiration')))
  // 0 is the block that it is in: it has not ended when somebody takes the tokens there
  const expiresAtSeconds = ends.reduce((a, b) => (a > b ? a : b)) || undefined
  return { kind: 'permission', granted: { spender, tokens, expiresAtSeconds } }
}

/** Tokens that are taken now, each from its owner to whom the call names; null for lists of two lengths, which fail. */
function moved(nodes: Nodes): FunctionDeed | null {
  const permitted = itemsIn(nodes, 'permitted')
  const details = itemsIn(nodes, 'transferDetails') ?? [nodes]
  const [first, ...others] = details.map((one, at): Move => {
    return {
      from: textIn(one, 'from') || textIn(nodes, 'owner'),
      to: textIn(one, 'to'),
      token: textIn(permitted?.[at] ?? one, 'token'),
      amount: BigInt(textIn(one, 'requestedAmount') || textIn(one, 'amount')),
      isSingle: false,
    }
  })
  if (!first || (permitted && permitted.length !== details.length)) return null
  return { kind: 'transfer', moves: [first, ...others] }
}

/** The tokens of the permissions that a list of transfers goes with, one for each. */
export function permittedTokens(nodes: Nodes): readonly string[] {
  return itemsIn(nodes, 'permitted')?.map((one) => textIn(one, 'token')) ?? []
}

/** What a function of Permit2 does with those arguments; null where it only changes something. */
export function permit2Deed(name: string, nodes: Nodes, account: string): FunctionDeed | null {
  if (name.startsWith('invalidate')) return null
  return name.endsWith('ransferFrom') ? moved(nodes) : granted(nodes, account)
}
