'use client'

import { Suspense, useRef } from 'react'
import { lazyPart } from '../../lazyPart.ts'
import { Spinner } from '../../primitives/Spinner/Spinner.tsx'
import { useAccountWords } from '../useAccountWords.ts'
import type { PanelHeaderProps } from './PanelHeader.tsx'
import { PanelScreen } from './PanelScreen.tsx'
import { ReceiveView } from './ReceiveView.tsx'
import { useKeptFocus } from './useKeptFocus.ts'
import type { WalletTask } from './walletTask.ts'

const Send = lazyPart(async () => (await import('../Send/Send.tsx')).Send)
const WalletTaskContent = lazyPart(
  async () => (await import('./WalletTaskContent.tsx')).WalletTaskContent,
)

export type WalletTaskScreenProps = PanelHeaderProps & {
  readonly task: WalletTask
  readonly onBack: () => void
  /** Comes back too, with what is now there: a wallet's id, or an address. */
  readonly onImported: (id: string) => void
}

/** A task in place of the panel. All but the address are loaded when they are first opened. Renders a `div`. */
export function WalletTaskScreen(props: WalletTaskScreenProps) {
  const words = useAccountWords()
  const screen = useRef<HTMLDivElement>(null)
  useKeptFocus(screen)
  return (
    <div className="lk-panel" data-task={props.task.kind} ref={screen}>
      <Suspense
        fallback={
          <PanelScreen>
            <p className="lk-add-waiting" tabIndex={-1} data-lk-title="">
              <Spinner />
              {words.loading}
            </p>
          </PanelScreen>
        }
      >
        <TaskContent {...props} />
      </Suspense>
    </div>
  )
}

function TaskContent(props: WalletTaskScreenProps) {
  const { task, titleId, onClose, onBack, onImported } = props
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
    case 'export':
    case 'exportKey':
    case 'import':
      return <WalletTaskContent task={task} frame={frame} onBack={onBack} onImported={onImported} />
    default:
      return task satisfies never
  }
}
