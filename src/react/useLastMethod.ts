'use client'

import { useSyncExternalStore } from 'react'
import type { LoginMethod } from '../core/config/loginMethod.ts'
import { readLastMethod } from '../core/login/lastMethod.ts'
import { useKit } from './kitContext.ts'

/** The method of the last login on this device; null when there was none, and on a server. */
export function useLastMethod(): LoginMethod | null {
  const { authProxyConfigId } = useKit().options
  return useSyncExternalStore(
    noChanges,
    () => readLastMethod(authProxyConfigId),
    () => null,
  )
}

/** It changes only with a login, and then this screen is over. */
function noChanges() {
  return () => undefined
}
