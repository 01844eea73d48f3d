'use client'

import { useEffect, useRef } from 'react'
import { useUiSettings } from '../../../react/kitContext.ts'
import { useButtonWords } from '../../words/useButtonWords.ts'

/** Readers hear of no change while a modal dialog is still around them. */
const HEARD_MS = 200
const READ_MS = 5000

/**
 * Says that somebody has logged out, when all that they pressed it in is gone: by a live region of its own on the page, which
 * readers have met by then.
 *
 * @returns to be called at the press.
 */
export function useFarewell(): () => void {
  const { locale = '' } = useUiSettings()
  const { loggedOut } = useButtonWords()
  const isLeaving = useRef(false)
  useEffect(() => {
    const region = document.createElement('div')
    region.className = 'lk-root lk-hidden'
    region.lang = locale
    region.setAttribute('role', 'status')
    document.body.append(region)
    return () => {
      if (isLeaving.current) setTimeout(() => region.append(loggedOut), HEARD_MS)
      setTimeout(() => region.remove(), isLeaving.current ? READ_MS : 0)
    }
  }, [locale, loggedOut])
  return () => {
    isLeaving.current = true
  }
}
