'use client'

import { useSlot } from '../../theme/useSlot.ts'
import { useWords } from '../../words/useWords.ts'

/** The app's own pages. */
export type LegalLinks = { readonly termsUrl: string; readonly privacyUrl: string }

/** What continuing means in law. Renders a `p`. */
export function LegalLine({ links }: { readonly links: LegalLinks }) {
  const { login } = useWords()
  const slot = useSlot()
  return (
    <p {...slot('legal', 'lk-legal')}>
      {login.legalBefore}
      <a href={links.termsUrl} target="_blank" rel="noreferrer">
        {login.legalTerms}
      </a>
      {login.legalBetween}
      <a href={links.privacyUrl} target="_blank" rel="noreferrer">
        {login.legalPrivacy}
      </a>
      {login.legalAfter}
    </p>
  )
}
