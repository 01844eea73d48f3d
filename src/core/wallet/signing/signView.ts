import type { ChainFacts } from '../chain.ts'
import type { Broadcast, SigningAccount } from './signRequest.ts'

/** Somebody or something with an address, as far as it is known. */
export type Party = {
  readonly address: string
  /** By a stored interface, the kit's table of tokens, or the person's own accounts; null for a stranger. */
  readonly name: string | null
  /** Whether it is the account that signs. */
  readonly isSelf: boolean
  /** Whether it is an account for tokens on Solana, and nobody knows who holds it. @default false */
  readonly isTokenAccount?: boolean | undefined
}

/** An amount of a token or of the chain's own currency. */
export type Amount = {
  /** The token's contract; null for the chain's own currency. */
  readonly token: Party | null
  /** Like `USDC`; null when it is not known. */
  readonly symbol: string | null
  /** How many digits are behind the point; null when it is not known. */
  readonly decimals: number | null
  /** In the smallest unit; null means all that there is. */
  readonly raw: bigint | null
  readonly isUnlimited: boolean
}

/** What happens if the person agrees. It chooses the headline, the line below it and the action. */
export type SignEffect =
  | { readonly kind: 'message' }
  /** `isElsewhere`: the domain is not that of the page that asks, so it is only what the message says. */
  | { readonly kind: 'signIn'; readonly domain: string; readonly isElsewhere: boolean }
  | {
      readonly kind: 'permission'
      readonly spender: Party
      readonly amounts: readonly Amount[]
      readonly isUnlimited: boolean
      /** Seconds since 1970; null when it never ends. */
      readonly endsAtSeconds: bigint | null
      /** Granted by a transaction now, or by a signature that somebody will use later. */
      readonly by: 'transaction' | 'signature'
    }
  | {
      readonly kind: 'typedData'
      readonly primaryType: string
      /** What checks it, by its address; null where the domain names none. */
      readonly contract: Party | null
    }
  /** A permission that was given before ends, or gets smaller. */
  | {
      readonly kind: 'revocation'
      /** Who had it; null where the request does not say, as for one token with a number. */
      readonly spender: Party | null
      /** What it was for. How much of it is only known for one that gets smaller. */
      readonly amounts: readonly Amount[]
      /** Whether something of it stays. */
      readonly isPart: boolean
    }
  /** Somebody may exchange tokens of the account for others, by the terms that are signed. */
  | {
      readonly kind: 'order'
      /** The most that leaves the account. */
      readonly gives: readonly Amount[]
      /** The least that arrives at the account itself; empty where nothing does. */
      readonly gets: readonly Amount[]
    }
  | { readonly kind: 'transfer'; readonly amounts: readonly Amount[]; readonly to: Party }
  | { readonly kind: 'call'; readonly to: Party; readonly functionName: string }
  | { readonly kind: 'unreadableCall'; readonly to: Party }
  | { readonly kind: 'deployment' }
  /** The code of a contract acts for the account; null takes that back. */
  | { readonly kind: 'delegation'; readonly to: Party | null; readonly isOnEveryChain: boolean }
  /** Bytes that nobody can read, or a hash. */
  | { readonly kind: 'blind' }

/** Something that a person should know before they agree. */
export type SignWarning =
  | { readonly kind: 'unlimited' }
  | { readonly kind: 'unknownContract' }
  | { readonly kind: 'noInterface' }
  | { readonly kind: 'farDeadline'; readonly endsAtSeconds: bigint | null }
  | { readonly kind: 'delegation' }
  | { readonly kind: 'blind' }
  | { readonly kind: 'hiddenCharacters' }
  /** Both with their schemes where the message names one. */
  | { readonly kind: 'signInOtherDomain'; readonly domain: string; readonly host: string }
  | { readonly kind: 'signInOtherAccount' }
  | { readonly kind: 'signInExpired' }
  | { readonly kind: 'signInNotYet' }
  /** A message that is a hash: an account contract takes the signature as its owner's approval of what was hashed. */
  | { readonly kind: 'hash' }
  /** The amount is 0. */
  | { readonly kind: 'movesNothing' }
  /** It goes where nobody can send it on from. */
  | { readonly kind: 'lost' }
  /** An order by which nothing, or next to nothing, arrives at the account. */
  | { readonly kind: 'nothingBack' }
  /** Beside what it allows, an earlier permission of the same spender ends: its new amount is 0. */
  | { readonly kind: 'removesToo'; readonly amounts: readonly Amount[] }
  /** Typed data for another chain than the request's. */
  | { readonly kind: 'otherNetwork' }
  /** No node could simulate it, so that nobody knows whether it would fail: none is known, or it says nothing. */
  | { readonly kind: 'notSimulated' }
  /** The simulation says that it would fail. */
  | { readonly kind: 'wouldFail'; readonly reason: string | null }

/** What a value means, beside what it is. */
export type Meaning =
  | { readonly kind: 'amount'; readonly amount: Amount }
  | { readonly kind: 'time'; readonly seconds: bigint }
  | { readonly kind: 'party'; readonly party: Party }
  | { readonly kind: 'boolean'; readonly isTrue: boolean }
  | { readonly kind: 'chain'; readonly chain: ChainFacts }

/** One line of a tree. */
export type SignNode = {
  readonly name: string
  readonly type: string
  /** To the letter, numbers not rounded; null for a struct or a list. */
  readonly value: string | null
  readonly meaning: Meaning | null
  readonly children: readonly SignNode[]
}

/** A part of what is shown, in its order. */
export type SignDetail =
  /** A message. `isBytes`: it came as bytes that are valid UTF-8. */
  | { readonly kind: 'text'; readonly text: string; readonly isBytes: boolean }
  /** Typed data, or anything else with names and values. */
  | { readonly kind: 'tree'; readonly title: string | null; readonly nodes: readonly SignNode[] }
  /** Members of typed data that no type names: they are sent along, and not signed. */
  | { readonly kind: 'unsigned'; readonly nodes: readonly SignNode[] }
  | { readonly kind: 'call'; readonly functionName: string; readonly nodes: readonly SignNode[] }
  /** Bytes that are shown whole; hex with 0x. */
  | { readonly kind: 'data'; readonly hex: string }
  | { readonly kind: 'from' | 'to' | 'contract'; readonly party: Party }
  /** A name that the request gives to what it is for, and that nobody has checked. */
  | { readonly kind: 'claim'; readonly name: string }
  | { readonly kind: 'pay'; readonly amounts: readonly Amount[] }
  /** What the network takes; null when nobody knows before it is sent. `isSponsored`: the app pays it. */
  | {
      readonly kind: 'fee'
      readonly usual: Amount | null
      readonly most: Amount | null
      readonly isSponsored: boolean
    }
  /** What leaves the account at most: the payment and the fee, where both are of the chain's own currency. */
  | { readonly kind: 'total'; readonly amount: Amount }

/**
 * How much care it takes. `danger` and `unreadable`: declining is the first choice.
 */
export type SignLevel = 'plain' | 'caution' | 'danger' | 'unreadable'

/** All that a person reads before they sign: made of exactly what is signed, and of what is known about names. */
export type SignView = {
  readonly effect: SignEffect
  /** Who sends it when the person agrees; `nobody` where the app gets the signature. */
  readonly broadcast: Broadcast
  /**
   * When money leaves the account by this. `fee`: now, and only the fee of the network. `onceSent`: as soon as somebody who has
   * the signed transaction sends it, which the kit does not. `later`: when somebody uses what is signed, as a permission.
   */
  readonly money: 'never' | 'fee' | 'later' | 'onceSent' | 'now' | 'unknown'
  readonly level: SignLevel
  readonly warnings: readonly SignWarning[]
  /** Who asks: the origin of the page, like `https://app.example.com`. */
  readonly origin: string
  readonly account: SigningAccount
  /** Null where the request is for no chain in particular. */
  readonly chain: ChainFacts | null
  readonly details: readonly SignDetail[]
  /** All of it as it is sent, for those who read that. */
  readonly raw: string
}
