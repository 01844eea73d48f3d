'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { useKit } from '../../react/kitContext.ts'
import { useStore } from '../../react/useStore.ts'
import { loadLoginDialog } from './loadLoginDialog.ts'
import type { LoginExtras } from './loginExtras.ts'
import { useModalHost } from './useModalHost.ts'

export type UseLoginDialog = {
  /** The modal, once it is loaded and this component is the one to show it. */
  readonly Dialog: ComponentType<LoginExtras> | null
  /** The login is open, its code is on the way. */
  readonly isLoading: boolean
  /** Its code could not be loaded; opening it tries again. */
  readonly hasFailed: boolean
}

/** Loads the modal when the login opens. */
export function useLoginDialog(hasPriority: boolean): UseLoginDialog {
  const { login } = useKit()
  const isHost = useModalHost(hasPriority)
  const isOpen = useStore(login.isOpen, (open) => open)
  const [loaded, setLoaded] = useState<{ readonly Dialog: ComponentType<LoginExtras> } | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const isLoading = isHost && isOpen && loaded === null

  useEffect(() => {
    if (!isLoading) return
    let isCurrent = true
    loadLoginDialog().then(
      (Dialog) => isCurrent && setLoaded({ Dialog }),
      () => {
        if (!isCurrent) return
        setHasFailed(true)
        login.close()
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isLoading, login])

  return {
    Dialog: isHost ? (loaded?.Dialog ?? null) : null,
    isLoading,
    hasFailed: hasFailed && loaded === null,
  }
}
