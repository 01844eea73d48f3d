import type { AddressProof } from '../../../core/wallet/proof/addressProof.ts'
import type { CheckWords, ProofWords } from '../../../react/proofWords.ts'

type Checked = Extract<AddressProof, { at: 'verified' | 'unverified' }>

/** One thing that was looked at, and whether it held. */
export type ProofCheck = CheckWords & { readonly isPassed: boolean }

/** What was checked, in order; of a proof that does not hold, up to the first thing that did not. */
export function proofChecks(proof: Checked, words: ProofWords): readonly ProofCheck[] {
  const signed = { title: words.signed, text: words.signedText(shortKey(proof.appProof)) }
  if (proof.at === 'unverified') {
    const held = { APP_PROOF_INVALID: 0, APP_PROOF_MISMATCH: 1 }
    const count = proof.reason in held ? held[proof.reason as keyof typeof held] : 2
    return [
      ...[signed, words.about].slice(0, count).map(passed),
      { ...words.faults[proof.reason], isPassed: false },
    ]
  }
  const { kind, name } = proof.root
  const leadsTo = {
    aws: words.cloudRoot,
    enclave: words.otherRoot,
    software: words.developmentRoot,
  }
  const text = leadsTo[kind](name)
  const origin =
    kind === 'software'
      ? [{ title: words.service, text }, words.serviceKey]
      : [{ title: words.machine, text }, words.program, words.machineKey]
  return [signed, words.about, ...origin].map(passed)
}

const passed = (words: CheckWords): ProofCheck => ({ ...words, isPassed: true })

/** The key that signed is the second one: `04a1…77c2`. */
function shortKey({ publicKey }: Checked['appProof']): string {
  const signing = publicKey.slice(publicKey.length / 2)
  return `${signing.slice(0, 4)}…${signing.slice(-4)}`
}
