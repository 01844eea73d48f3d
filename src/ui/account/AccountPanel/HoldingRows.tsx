'use client'

import { type ReactNode, useState } from 'react'
import { shortAddress } from '../../login/ConnectWallet/shortAddress.ts'
import { useSlot } from '../../theme/useSlot.ts'
import { AccountPicture } from '../AccountPicture/AccountPicture.tsx'
import { useAccountWords } from '../useAccountWords.ts'
import { CopyIcon } from './CopyIcon.tsx'
import { chainName } from './chainName.ts'
import { type Holding, publicTextOf } from './holdings.ts'
import { MoreButton } from './MoreButton.tsx'
import { PanelItem } from './PanelItem.tsx'

/** How many rows come at a time, so that ten thousand accounts open as fast as ten. */
const ROWS = 10

export type HoldingRowsProps<One extends Holding> = {
  /** As far as they are loaded. */
  readonly holdings: readonly One[]
  /** Whether there are more than those. */
  readonly hasMore: boolean
  /** Whether the address of a row was checked. */
  readonly proofOf: (one: One) => ReactNode
  readonly onMore: () => void
  /** Puts one into the card. */
  readonly onChoose: (id: string) => void
}

/** Accounts or keys, some rows at a time; a press on a row chooses it. Renders a `ul`, and a `button` where there is more. */
export function HoldingRows<One extends Holding>(props: HoldingRowsProps<One>) {
  const { holdings, hasMore, proofOf, onMore, onChoose } = props
  const slot = useSlot()
  const [count, setCount] = useState(ROWS)
  const shown = holdings.slice(0, count)

  function showMore() {
    if (hasMore && count + ROWS > holdings.length) onMore()
    setCount(count + ROWS)
  }

  return (
    <>
      {shown.length === 0 ? null : (
        <ul {...slot('list', 'lk-ways')}>
          {shown.map((one) => (
            <HoldingRow
              key={one.id}
              holding={one}
              proof={proofOf(one)}
              onChoose={() => onChoose(one.id)}
            />
          ))}
        </ul>
      )}
      {holdings.length > count || hasMore ? <MoreButton onMore={showMore} /> : null}
    </>
  )
}

type HoldingRowProps = {
  readonly holding: Holding
  readonly proof: ReactNode
  readonly onChoose: () => void
}

function HoldingRow({ holding, proof, onChoose }: HoldingRowProps) {
  const words = useAccountWords()
  const { name, account } = holding
  const text = publicTextOf(holding)
  const kind = account === null ? words.publicKey : chainName(account)
  const readName = account === null ? name : `${name} ${kind}`
  return (
    <PanelItem
      sign={<AccountPicture of={text ?? holding.id} size={40} shape="square" />}
      title={
        <>
          <button
            type="button"
            className="lk-pick"
            aria-label={words.showAccount(readName)}
            onClick={onChoose}
          >
            <bdi>{name}</bdi>
          </button>{' '}
          {proof}
        </>
      }
      text={
        text === null ? (
          words.noAccounts
        ) : (
          <>
            <bdi dir="ltr" className="lk-mono">
              {shortAddress(text)}
            </bdi>{' '}
            {kind}
          </>
        )
      }
    >
      {text === null ? undefined : (
        <CopyIcon
          text={text}
          label={account === null ? words.copyPublicKeyOf(name) : words.copyAddressOf(readName)}
        />
      )}
    </PanelItem>
  )
}
