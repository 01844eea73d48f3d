import type { ComponentType } from 'react'
import type { LoginExtras } from './loginExtras.ts'

let loading: Promise<ComponentType<LoginExtras>> | undefined

/** Loads the modal's own code, once. A failed load is forgotten, so that the next call tries again. */
export function loadLoginDialog(): Promise<ComponentType<LoginExtras>> {
  loading ??= import('./LoginDialog.tsx').then(
    (module) => module.LoginDialog,
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}
