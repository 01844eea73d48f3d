'use client'

import { Suspense } from 'react'
import { useWallets } from '../../../react/useWallets.ts'
import { lazyPart } from '../../lazyPart.ts'
import { Spinner } from '../../primitives/Spinner/Spinner.tsx'
import { useAccountWords } from '../useAccountWords.ts'
import type { PanelHeaderProps } from './PanelHeader.tsx'
import { PanelScreen } from './PanelScreen.tsx'
import { ReceiveView } from './ReceiveView.tsx'
import type { WalletTask } from './walletTask.ts'

const ExportScreen = lazyPart(async () => (await import('../Export/ExportScreen.tsx')).ExportScreen)
const ImportScreen = lazyPart(async () => (await import('../Import/ImportScreen.tsx')).ImportScreen)
const Send = lazyPart(async () => (await import('../Send/Send.tsx')).Send)

export type WalletTaskScreenProps = PanelHeaderProps & {
  readonly task: WalletTask
  readonly onBack: () => void
}

/** A task in place of the panel. All but the address are loaded when they are first opened. Renders a `div`. */
export function WalletTaskScreen(props: WalletTaskScreenProps) {
  const words = useAccountWords()
  return (
    <div className="lk-panel" data-task={props.task.kind}>
      <Suspense
        fallback={
          <p className="lk-add-waiting">
            <Spinner />
            {words.loading}
          </p>
        }
      >
        <TaskContent {...props} />
      </Suspense>
    </div>
  )
}

function TaskContent({ task, titleId, onClose, onBack }: WalletTaskScreenProps) {
  const { data: wallets = [] } = useWallets()
  const frame = { titleId, showsTitle: true, onClose, logo: null }
  switch (task.kind) {
    case 'receive':
      return (
        <PanelScreen>
          <ReceiveView frame={frame} account={task.account} onBack={onBack} />
        </PanelScreen>
      )
    case 'send':
      return (
        <PanelScreen>
          <Send frame={frame} account={task.account} onBack={onBack} />
        </PanelScreen>
      )
    case 'import':
      return <ImportScreen frame={frame} onBack={onBack} />
    case 'export': {
      const isImported = wallets.some((it) => it.id === task.walletId && it.isImported)
      return <ExportScreen frame={frame} subject={{ ...task, isImported }} onBack={onBack} />
    }
    default:
      return task satisfies never
  }
}
