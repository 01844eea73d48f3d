'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { useKit } from '../../react/kitContext.ts'
import { useStore } from '../../react/useStore.ts'
import { loadedLoginDialog, loadLoginDialog } from './loadLoginDialog.ts'
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
  const Loaded = loadedLoginDialog()
  // it stays after, for what it says then
  const [isShown, setIsShown] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const isMissing = isHost && isOpen && !isShown
  // loaded when somebody came near: shown by the press itself, not a frame or two after it
  if (isMissing && Loaded) setIsShown(true)
  const isLoading = isMissing && !Loaded

  useEffect(() => {
    if (!isLoading) return
    let isCurrent = true
    loadLoginDialog().then(
      () => isCurrent && setIsShown(true),
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
    Dialog: isHost && isShown ? Loaded : null,
    isLoading,
    hasFailed: hasFailed && !Loaded,
  }
}
