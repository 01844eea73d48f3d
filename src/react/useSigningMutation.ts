'use client'

import { useMutation } from '@tanstack/react-query'
import type { Latchkit } from '../core/latchkit.ts'
import { useKit } from './kitContext.ts'
import { useReadAgain } from './useReadAgain.ts'

/**
 * A request to sign, as a TanStack mutation that takes what is to be signed. The activities and the next numbers of addresses
 * are read again afterwards. Ours, for the hooks of this folder.
 */
export function useSigningMutation<Given, Result>(
  ask: (kit: Latchkit, given: Given) => Promise<Result>,
) {
  const kit = useKit()
  const readAgain = useReadAgain(['nonces'])
  return useMutation({
    mutationFn: (given: Given) => ask(kit, given),
    // offline it fails: kept, it would ask later, and of whoever is there by then
    networkMode: 'always',
    // a signature does not wait for it
    onSettled: () => void readAgain(),
  })
}
