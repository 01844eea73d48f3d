'use client'

import type { ReactNode } from 'react'
import type { Place } from '../../core/wallet/signing/signState.ts'
import { useSlot } from '../theme/useSlot.ts'
import { safeName } from './safeName.ts'
import { useSigningWords } from './useSigningWords.ts'
import { VisibleText } from './VisibleText.tsx'

export type AskedByProps = {
  readonly appName: string
  readonly logo: ReactNode
  /** Of the page, like `https://app.example.com`. */
  readonly origin: string
  /** What people call the network; null for none. */
  readonly network: string | null
  readonly place: Place
}

/** Who asks, for which network, and how many wait. Renders a `div`. */
export function AskedBy({ appName, logo, origin, network, place }: AskedByProps) {
  const words = useSigningWords()
  const slot = useSlot()
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
      {network === null ? null : (
        <span {...slot('requestChain', 'lk-tag lk-tag-plain')}>{safeName(network)}</span>
      )}
    </div>
  )
}
