'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { LiveRegions } from '../primitives/LiveRegions/LiveRegions.tsx'
import { ThemeRoot } from '../theme/ThemeRoot.tsx'
import { SessionBannerView, type SessionBannerViewProps } from './SessionBannerView.tsx'

/**
 * The banner at the foot of the page. F6 goes to it, and back to where the person was, and so does the end of the banner
 * while it has the focus. Loaded when it is due.
 */
export function SessionWarning(props: SessionBannerViewProps) {
  const place = useRef<HTMLDivElement>(null)
  const origin = useRef<Element | null>(null)
  const isHere = useRef(false)

  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
      const target = buttonIn(place.current)
      if (event.key !== 'F6' || !target) return
      event.preventDefault()
      focus(isHere.current ? origin.current : target)
    }
    document.addEventListener('keydown', jump)
    return () => document.removeEventListener('keydown', jump)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the pressed button goes with what it was for
  useEffect(() => {
    if (isHere.current && document.activeElement === document.body)
      focus(buttonIn(place.current) ?? origin.current)
  }, [props.phase])

  useLayoutEffect(
    () => () => {
      if (isHere.current) focus(origin.current)
    },
    [],
  )

  return createPortal(
    <ThemeRoot>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears where the focus comes from */}
      <div
        ref={place}
        className="lk-banner-place"
        onFocus={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget
          isHere.current = true
        }}
        onBlur={() => {
          isHere.current = false
        }}
      >
        <LiveRegions>
          <SessionBannerView {...props} />
        </LiveRegions>
      </div>
    </ThemeRoot>,
    document.body,
  )
}

function buttonIn(banner: Element | null): Element | null {
  return (
    banner?.querySelector('[data-variant="primary"]') ?? banner?.querySelector('button') ?? null
  )
}

function focus(target: Element | null): void {
  if (target instanceof HTMLElement) target.focus()
}
