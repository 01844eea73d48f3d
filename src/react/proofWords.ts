import type { ProofFault } from '../core/wallet/proof/addressProof.ts'

/** One thing that was checked: what came of it, and a sentence about it. */
export type CheckWords = { readonly title: string; readonly text: string }

/** Where an address was made: what was checked, and what was not. */
export type ProofWords = {
  readonly sealedTitle: string
  readonly developmentTitle: string
  readonly checkedNow: string
  readonly checkedAgo: (ago: string) => string
  readonly signed: string
  readonly signedText: (key: string) => string
  readonly about: CheckWords
  readonly machine: string
  readonly cloudRoot: (name: string) => string
  readonly otherRoot: (name: string) => string
  readonly program: CheckWords
  readonly machineKey: CheckWords
  readonly service: string
  readonly developmentRoot: (name: string) => string
  readonly serviceKey: CheckWords
  readonly developmentNote: string
  readonly sealedNotChecked: string
  readonly developmentNotChecked: string
  readonly done: string
  readonly copyProof: string

  readonly unverifiedTitle: string
  readonly unverifiedText: string
  readonly faults: Readonly<Record<ProofFault, CheckWords>>
  readonly checkAgain: string
  readonly checking: string
  readonly copyDetails: string

  readonly missing: CheckWords
  readonly unchecked: CheckWords
  readonly failed: CheckWords
}
