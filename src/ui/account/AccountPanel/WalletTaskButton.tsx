'use client'

import { useContext } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { useAccountWords } from '../useAccountWords.ts'
import { type SecretTask, WalletTaskContext } from './walletTask.ts'

export type WalletTaskButtonProps = { readonly task: SecretTask }

const LABELS = {
  export: 'exportPhrase',
  exportKey: 'exportKey',
  import: 'importPhrase',
} as const

/** Begins an export or an import. Renders a `button`, and nothing outside of the account panel. */
export function WalletTaskButton({ task }: WalletTaskButtonProps) {
  const words = useAccountWords()
  const begin = useContext(WalletTaskContext)
  if (begin === null) return null
  return (
    <Button variant="quiet" onClick={() => begin(task)}>
      {words[LABELS[task.kind]]}
    </Button>
  )
}
