'use client'

import type { Party } from '../../core/wallet/signing/signView.ts'
import { Address } from './Address.tsx'
import { useSigningWords } from './useSigningWords.ts'
import { VisibleText } from './VisibleText.tsx'

export type PartyTextProps = {
  readonly party: Party
  /** What it is called when nobody knows it. @default 'Unknown contract' */
  readonly unknown?: string | undefined
  readonly isStop?: boolean
}

/** Somebody or something with an address: the name, and the address below it. Renders a fragment. */
export function PartyText({ party, unknown, isStop = true }: PartyTextProps) {
  const words = useSigningWords()
  const { name, address, isSelf } = party
  const isKnown = name !== null || isSelf
  return (
    <>
      {name === null ? (
        isSelf ? null : (
          (unknown ?? words.unknownContract)
        )
      ) : (
        <VisibleText text={name} />
      )}
      <small>
        <Address key={address} address={address} isWhole={!isKnown} isStop={isStop} />
        {isKnown && !isSelf && !isStop ? ` ${words.knownContract}` : null}
      </small>
    </>
  )
}
