'use client'

import { safeHref } from '../../primitives/Button/safeHref.ts'
import { useSlot } from '../../theme/useSlot.ts'
import { useWords } from '../../words/useWords.ts'

/** The app's own pages: https, or a path of the page's site; anything else becomes a link that leads nowhere. */
export type LegalLinks = { readonly termsUrl: string; readonly privacyUrl: string }

/** What continuing means in law. Renders a `p`. */
export function LegalLine({ links }: { readonly links: LegalLinks }) {
  const { login } = useWords()
  const slot = useSlot()
  return (
    <p {...slot('legal', 'lk-legal')}>
      {login.legalBefore}
      <a href={safeHref(links.termsUrl)} target="_blank" rel="noopener noreferrer">
        {login.legalTerms}
      </a>
      {login.legalBetween}
      <a href={safeHref(links.privacyUrl)} target="_blank" rel="noopener noreferrer">
        {login.legalPrivacy}
      </a>
      {login.legalAfter}
    </p>
  )
}
