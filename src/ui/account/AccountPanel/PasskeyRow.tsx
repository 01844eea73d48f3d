'use client'

import { useState } from 'react'
import type { Passkey } from '../../../core/actions/listPasskeys.ts'
import { useUiSettings } from '../../../react/kitContext.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Menu } from '../../primitives/Menu/Menu.tsx'
import { useAllWords } from '../../words/useAllWords.ts'
import { useAccountWords } from '../useAccountWords.ts'
import { agoText, dateText } from './dateText.ts'
import { deviceIcon } from './deviceIcon.ts'
import { PanelItem } from './PanelItem.tsx'
import { PANEL_ICONS } from './panelIcons.ts'
import { RemoveQuestion } from './RemoveQuestion.tsx'
import { RenameForm } from './RenameForm.tsx'

export type PasskeyRowProps = {
  readonly passkey: Passkey
  readonly nowMs: number
  /** What lets the person in without it; null while that is not known. */
  readonly otherWay: string | null
  readonly isRemoving: boolean
  readonly onRename: (name: string) => void
  readonly onRemove: () => void
}

/** One passkey, with another name or removed after a question in its row. Renders an `li`. */
export function PasskeyRow(props: PasskeyRowProps) {
  const { passkey, nowMs, otherWay, isRemoving, onRename, onRemove } = props
  const { name, createdAtMs, lastUsedAtMs, isSecurityKey } = passkey
  const words = useAccountWords()
  const { linking } = useAllWords()
  const { locale } = useUiSettings()
  const [step, setStep] = useState<'none' | 'renaming' | 'removing'>('none')
  const leave = () => setStep('none')
  return (
    <PanelItem
      sign={<Icon name={isSecurityKey ? PANEL_ICONS.key : (deviceIcon(name) ?? 'passkey')} />}
      title={<bdi>{step === 'removing' ? words.removeAsk(name) : name}</bdi>}
      text={step === 'removing' && otherWay !== null ? linking.removeText(otherWay) : usesText()}
    >
      {step === 'removing' ? (
        <RemoveQuestion isRemoving={isRemoving} onRemove={onRemove} onKeep={leave} />
      ) : step === 'renaming' ? (
        <RenameForm
          name={name}
          onSave={(text) => {
            leave()
            onRename(text)
          }}
          onCancel={leave}
        />
      ) : (
        <Menu
          label={words.moreAbout(name)}
          items={[
            { label: words.rename, onChoose: () => setStep('renaming') },
            { label: words.remove, onChoose: () => setStep('removing') },
          ]}
        >
          <Icon name={PANEL_ICONS.more} />
        </Menu>
      )}
    </PanelItem>
  )

  function usesText(): string {
    const saved = dateText(createdAtMs, locale)
    if (lastUsedAtMs === undefined) return words.saved(saved)
    if (lastUsedAtMs === null) return words.savedNotUsed(saved)
    return words.savedUsed(saved, agoText(lastUsedAtMs, nowMs, locale))
  }
}
