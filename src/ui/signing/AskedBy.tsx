'use client'

import type { ReactNode } from 'react'
import type { Place } from '../../core/wallet/signing/signState.ts'
import type { SignView } from '../../core/wallet/signing/signView.ts'
import { useSlot } from '../theme/useSlot.ts'
import { ChainTag } from './ChainTag.tsx'
import { useSigningWords } from './useSigningWords.ts'
import { VisibleText } from './VisibleText.tsx'

export type AskedByProps = {
  readonly appName: string
  readonly logo: ReactNode
  readonly view: Pick<SignView, 'origin' | 'chain'>
  readonly place: Place
}

/** Who asks, for which network, and how many wait. Renders a `div`. */
export function AskedBy({ appName, logo, view, place }: AskedByProps) {
  const words = useSigningWords()
  const slot = useSlot()
  const { origin, chain } = view
  return (
    <div {...slot('request', 'lk-ask')}>
      {logo === null ? null : <div {...slot('logo', 'lk-logo')}>{logo}</div>}
      <div {...slot('requestApp', 'lk-ask-app')}>
        <b>{appName}</b>
        <VisibleText text={origin.replace(/^https:\/\//, '')} />
      </div>
      {place.count > 1 ? (
        <span className="lk-tag lk-tag-plain">{words.place(place.position, place.count)}</span>
      ) : null}
      <ChainTag chain={chain} />
    </div>
  )
}
