'use client'

import { useWallets } from '../../../react/useWallets.ts'
import type { Frame } from '../../primitives/Screen/frame.ts'
import { ExportScreen } from '../Export/ExportScreen.tsx'
import { ImportScreen } from '../Import/ImportScreen.tsx'
import type { SecretTask } from './walletTask.ts'

export type WalletTaskContentProps = {
  readonly task: SecretTask
  readonly frame: Frame
  readonly onBack: () => void
  readonly onImported: (id: string) => void
}

/** An export or an import. Loaded when one of them is first opened. */
export function WalletTaskContent({ task, frame, onBack, onImported }: WalletTaskContentProps) {
  const { data: wallets = [] } = useWallets()
  if (task.kind === 'import')
    return <ImportScreen frame={frame} onBack={onBack} onImported={onImported} />
  const isImported =
    task.kind === 'export' && wallets.some((one) => one.id === task.walletId && one.isImported)
  return <ExportScreen frame={frame} subject={{ ...task, isImported }} onBack={onBack} />
}
