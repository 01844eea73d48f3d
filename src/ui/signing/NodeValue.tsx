'use client'

import type { SignNode } from '../../core/wallet/signing/signView.ts'
import { useUiSettings } from '../../react/kitContext.ts'
import { amountText, rawText } from './amountText.ts'
import { PartyText } from './PartyText.tsx'
import { timeText } from './timeText.ts'
import { useSigningWords } from './useSigningWords.ts'
import { VisibleText } from './VisibleText.tsx'

export type NodeValueProps = {
  readonly node: SignNode
  /** Milliseconds since 1970. */
  readonly nowMs: number
  /** False inside of a tree, which has one stop for all. @default true */
  readonly isStop?: boolean
}

/** What a value says: what it means, and to the letter where that differs. Renders a fragment. */
export function NodeValue({ node, nowMs, isStop }: NodeValueProps) {
  const words = useSigningWords()
  const { locale } = useUiSettings()
  const { meaning, type, value, children } = node
  if (value === null) return type.endsWith(']') ? words.items(children.length) : null
  const plain = <VisibleText text={value} />
  switch (meaning?.kind) {
    case 'amount':
      return (
        <>
          {amountText(meaning.amount, words, locale)}
          <small className="lk-mono">
            <bdi>{rawText(meaning.amount) ?? value}</bdi>
          </small>
        </>
      )
    case 'time': {
      const time = timeText(meaning.seconds, nowMs, locale)
      return time === null ? (
        words.never
      ) : (
        <>
          {time.date}
          <small>{time.distance}</small>
        </>
      )
    }
    case 'party': {
      const { party } = meaning
      if (type === 'address')
        return <PartyText {...{ party, isStop }} known={words.knownContract} />
      // on Solana most accounts hold something, and are no programs
      const unknown = party.isTokenAccount ? words.unknownHolder : words.unknownAddress
      return <PartyText {...{ party, isStop, unknown }} />
    }
    case 'boolean':
      return meaning.isTrue ? words.yes : words.no
    case 'chain':
      return (
        <>
          {plain}
          {meaning.chain.name === null ? null : <small>{meaning.chain.name}</small>}
        </>
      )
    default:
      return plain
  }
}
