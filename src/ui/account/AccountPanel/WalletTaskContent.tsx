'use client'

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
  if (task.kind === 'import')
    return <ImportScreen frame={frame} onBack={onBack} onImported={onImported} />
  return <ExportScreen frame={frame} subject={task} onBack={onBack} />
}
