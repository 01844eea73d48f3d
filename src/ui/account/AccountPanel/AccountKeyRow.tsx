'use client'

import { useState } from 'react'
import type { AccountKey } from '../../../core/session/accountKeys.ts'
import { useUiSettings } from '../../../react/kitContext.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { partsText } from '../../words/partsText.ts'
import { useAllWords } from '../../words/useAllWords.ts'
import { useAccountWords } from '../useAccountWords.ts'
import { agoText, dateText } from './dateText.ts'
import { PanelItem } from './PanelItem.tsx'
import { PANEL_ICONS } from './panelIcons.ts'
import { RemoveQuestion } from './RemoveQuestion.tsx'

export type AccountKeyRowProps = {
  readonly accountKey: AccountKey
  readonly nowMs: number
  readonly isRemoving: boolean
  /** Whether it can be removed now. */
  readonly canRemove: boolean
  readonly onRemove: () => void
}

/** One API key or wallet that can act for the account, removed after a question in its row. Renders an `li`. */
export function AccountKeyRow(props: AccountKeyRowProps) {
  const { accountKey, nowMs, isRemoving, canRemove, onRemove } = props
  const { name, kind, startedAtMs, expiresAtMs, lastUsedAtMs } = accountKey
  const words = useAccountWords()
  const { linking, methods } = useAllWords()
  const { locale } = useUiSettings()
  const [isAsking, setAsking] = useState(false)
  const isWallet = kind === 'wallet'
  const kinds = words.keyKinds
  const kindName = isWallet ? methods.wallet : expiresAtMs === null ? kinds.lasting : kinds.ending
  const added = words.keyAdded(kindName, dateText(startedAtMs, locale))
  const line =
    lastUsedAtMs === null ? added : words.withLastUse(added, agoText(lastUsedAtMs, nowMs, locale))
  return (
    <PanelItem
      sign={<Icon name={isWallet ? 'wallet' : PANEL_ICONS.key} />}
      title={<bdi>{isAsking ? words.removeAsk(name) : name}</bdi>}
      text={isAsking && !isWallet ? words.removeKeyText : line}
    >
      {!canRemove ? undefined : isAsking ? (
        <RemoveQuestion
          isRemoving={isRemoving}
          onRemove={onRemove}
          onKeep={() => setAsking(false)}
        />
      ) : (
        <Button
          variant="quiet"
          label={linking.removeNamed(partsText([name, line], locale))}
          onClick={() => setAsking(true)}
        >
          {words.remove}
        </Button>
      )}
    </PanelItem>
  )
}
