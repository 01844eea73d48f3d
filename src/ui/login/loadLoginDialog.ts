import type { ComponentType } from 'react'
import type { LoginExtras } from './loginExtras.ts'

let loading: Promise<void> | undefined
let loaded: ComponentType<LoginExtras> | null = null

/** Loads the modal's own code, once. A failed load is forgotten, so that the next call tries again. */
export function loadLoginDialog(): Promise<void> {
  loading ??= import('./LoginDialog.tsx').then(
    ({ LoginDialog }) => {
      loaded = LoginDialog
    },
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/** The modal, if it is loaded; else null. */
export function loadedLoginDialog(): ComponentType<LoginExtras> | null {
  return loaded
}
