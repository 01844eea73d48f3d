'use client'

import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { LiveRegions } from '../primitives/LiveRegions/LiveRegions.tsx'
import { ThemeRoot } from '../theme/ThemeRoot.tsx'
import { SessionBannerView, type SessionBannerViewProps } from './SessionBannerView.tsx'

/** The banner at the foot of the page. F6 goes to it, and back to where the person was. Loaded when it is due. */
export function SessionWarning(props: SessionBannerViewProps) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let origin: Element | null = null
    const jump = (event: KeyboardEvent) => {
      const banner = place.current
      const target =
        banner?.querySelector('button[data-variant="primary"]') ?? banner?.querySelector('button')
      if (event.key !== 'F6' || !banner || !(target instanceof HTMLElement)) return
      event.preventDefault()
      if (!banner.contains(document.activeElement)) {
        origin = document.activeElement
        target.focus()
      } else if (origin instanceof HTMLElement) origin.focus()
    }
    document.addEventListener('keydown', jump)
    return () => document.removeEventListener('keydown', jump)
  }, [])

  return createPortal(
    <ThemeRoot>
      <div ref={place} className="lk-banner-place">
        <LiveRegions>
          <SessionBannerView {...props} />
        </LiveRegions>
      </div>
    </ThemeRoot>,
    document.body,
  )
}
