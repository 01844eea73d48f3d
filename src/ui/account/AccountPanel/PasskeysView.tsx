'use client'

import { useState } from 'react'
import type { Passkey } from '../../../core/actions/listPasskeys.ts'
import { useUiSettings } from '../../../react/kitContext.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { useAccountWords } from '../useAccountWords.ts'
import { dateText } from './dateText.ts'
import { PanelItem } from './PanelItem.tsx'

export type PasskeysViewProps = {
  readonly passkeys: readonly Passkey[]
  readonly isAdding: boolean
  readonly isRemoving: boolean
  /** Called within the click: it opens the browser's prompt. */
  readonly onAdd: () => void
  readonly onRemove: (passkey: Passkey) => void
}

/** The passkeys of an account; each is removed after one question in its row. Renders a `div`. */
export function PasskeysView(props: PasskeysViewProps) {
  const { passkeys, isRemoving, onRemove } = props
  const words = useAccountWords()
  const slot = useSlot()
  const { locale } = useUiSettings()
  const [asked, setAsked] = useState<string | null>(null)
  return (
    <div>
      {passkeys.length === 0 ? (
        <p className="lk-add-text">{words.noPasskeys}</p>
      ) : (
        <ul {...slot('list', 'lk-ways')}>
          {passkeys.map((passkey) => (
            <PanelItem
              key={passkey.id}
              sign={<Icon name="passkey" />}
              title={
                <bdi>{asked === passkey.id ? words.removeAsk(passkey.name) : passkey.name}</bdi>
              }
              text={words.saved(dateText(passkey.createdAtMs, locale))}
            >
              {asked === passkey.id ? (
                <>
                  <Button
                    variant="secondary"
                    isLoading={isRemoving}
                    loadingLabel={words.removing}
                    onClick={() => onRemove(passkey)}
                  >
                    {words.remove}
                  </Button>
                  <Button variant="quiet" onClick={() => setAsked(null)}>
                    {words.keep}
                  </Button>
                </>
              ) : (
                <Button
                  variant="quiet"
                  label={words.removeNamed(passkey.name)}
                  onClick={() => setAsked(passkey.id)}
                >
                  {words.remove}
                </Button>
              )}
            </PanelItem>
          ))}
        </ul>
      )}
      <div className="lk-actions">
        <Button
          icon="passkey"
          isLoading={props.isAdding}
          loadingLabel={words.addingPasskey}
          onClick={props.onAdd}
        >
          {words.addPasskey}
        </Button>
      </div>
    </div>
  )
}
