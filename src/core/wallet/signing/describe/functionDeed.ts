import type { Permission } from '../permissionTerms.ts'
import type { SignNode } from '../signView.ts'

/** What a permission says, however it is given. */
export type Granted = Pick<Permission, 'spender' | 'tokens'> & {
  readonly kind?: Permission['kind']
  /** Who keeps it; undefined for those that are known to do what they say. */
  readonly contract?: string | undefined
  /** Undefined where its kind has no end at all: then a far one is nothing to warn of. */
  readonly expiresAtSeconds?: bigint | null | undefined
}

/** So much of a token that goes from one to another. */
export type Move = {
  readonly from: string
  readonly to: string
  readonly token: string
  readonly amount: bigint
  /** Whether it is one thing with a number, not so much of many. */
  readonly isSingle?: boolean | undefined
  /** Whether the amount counts, whatever the contract is: 0 then is nothing, and never the number of a thing. */
  readonly isCount?: boolean | undefined
}

/** What a function does that is known by what it does, and not by its name alone. */
export type FunctionDeed =
  | { readonly kind: 'permission'; readonly granted: Granted }
  | { readonly kind: 'transfer'; readonly moves: readonly [Move, ...Move[]] }
  /** A permission that was given before ends, or gets smaller; `spender` is null where there are several. */
  | {
      readonly kind: 'revocation'
      readonly contract?: string | undefined
      readonly spender: string | null
      readonly tokens: readonly string[]
      readonly isPart: boolean
    }
  /** It only changes something, like what is cancelled before it is used. */
  | { readonly kind: 'call' }

/** Where a function is called. */
export type Place = {
  readonly contract: string
  /** Who calls it. */
  readonly account: string
  /** Whether the contract has single things with numbers: what stands for an amount is a number then. */
  readonly isOfSingles: boolean
}

/** Says what a function does with those arguments; null where nobody can tell. */
export type DeedReader = (nodes: readonly SignNode[], place: Place) => FunctionDeed | null
