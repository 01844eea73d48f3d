'use client'

import { useEffect, useRef } from 'react'
import type { SignState } from '../../core/wallet/signing/signState.ts'
import { READING_MS } from './useMeantPress.ts'

/** A request that comes up where another one was. */
export type NextRequest = {
  /** Whether the dialog was open before, with another request. */
  readonly isNext: boolean
  /** Whether what is shown has just taken the place of something else: a press was meant for that. */
  isNew(): boolean
}

/** Tells what follows another request on the same dialog, and how new it is. */
export function useNextRequest(state: SignState): NextRequest {
  const first = useRef<number | null>(null)
  const shown = useRef({ screen: '', atMs: 0 })
  const { at } = state
  const id = 'id' in state ? state.id : null
  if (id === null) first.current = null
  else first.current ??= id
  const isNext = id !== null && first.current !== id
  const screen = `${id} ${at}`
  useEffect(() => {
    shown.current = { screen, atMs: performance.now() }
  }, [screen])
  const isAsked = at === 'asking' || at === 'reading'
  return {
    isNext,
    isNew: () => {
      const isSeen = shown.current.screen === screen
      return isNext && isAsked && !(isSeen && performance.now() - shown.current.atMs >= READING_MS)
    },
  }
}
