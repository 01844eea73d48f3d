'use client'

import { Button } from '../../primitives/Button/Button.tsx'
import { Emblem } from '../../primitives/Emblem/Emblem.tsx'
import { useAccountWords } from '../useAccountWords.ts'
import { WalletTaskButton } from './WalletTaskButton.tsx'

export type NoWalletProps = {
  readonly appName: string
  readonly isCreating: boolean
  /** True: below a key, which has the first place. @default false */
  readonly isBeside?: boolean | undefined
  readonly onCreate: () => void
}

/** What a person without a wallet can do. Renders a `div`. */
export function NoWallet({ appName, isCreating, isBeside = false, onCreate }: NoWalletProps) {
  const words = useAccountWords()
  return (
    <div className={isBeside ? 'lk-add' : undefined}>
      {isBeside ? null : <Emblem icon="wallet" tone="accent" />}
      <h3 className={isBeside ? 'lk-add-title' : 'lk-title lk-body'}>{words.noWallet}</h3>
      <p className="lk-sub">{words.noWalletText(appName)}</p>
      <div className="lk-actions">
        <Button
          variant={isBeside ? 'secondary' : 'primary'}
          isLoading={isCreating}
          loadingLabel={words.creatingWallet}
          onClick={onCreate}
        >
          {words.createWallet}
        </Button>
        <WalletTaskButton task={{ kind: 'import' }} />
      </div>
    </div>
  )
}
