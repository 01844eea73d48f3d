'use client'

import { useMutation } from '@tanstack/react-query'
import type { Latchkit } from '../core/latchkit.ts'
import { useKit } from './kitContext.ts'

/** A request to sign, as a TanStack mutation that takes what is to be signed. Ours, for the hooks of this folder. */
export function useSigningMutation<Given, Result>(
  ask: (kit: Latchkit, given: Given) => Promise<Result>,
) {
  const kit = useKit()
  // offline it fails: kept, it would ask later, and of whoever is there by then
  return useMutation({ mutationFn: (given: Given) => ask(kit, given), networkMode: 'always' })
}
