'use client'

import { LatchkitProvider } from 'latchkit'
import type { ReactNode } from 'react'
import { kit } from './kit.ts'

/** A server component cannot hand over the kit: it is no data. */
export function Providers({
  nonce,
  children,
}: {
  readonly nonce: string | undefined
  readonly children: ReactNode
}) {
  return (
    <LatchkitProvider kit={kit} nonce={nonce}>
      {children}
    </LatchkitProvider>
  )
}
