import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Latchkit } from '../../src/core/latchkit.ts'
import { LatchkitProvider } from '../../src/react/LatchkitProvider.tsx'

/** Renders a hook under a provider with this kit. */
export function renderHookWithKit<T>(kit: Latchkit, hook: () => T) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <LatchkitProvider kit={kit}>{children}</LatchkitProvider>
  )
  return renderHook(hook, { wrapper }).result
}
