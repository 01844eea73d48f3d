'use client'

import type { Passkey } from '../../../core/actions/listPasskeys.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { useAccountWords } from '../useAccountWords.ts'
import { PasskeyRow } from './PasskeyRow.tsx'

export type PasskeysViewProps = {
  readonly passkeys: readonly Passkey[]
  readonly nowMs: number
  /** Another way in than this passkey; null while none is known. */
  readonly otherWay: (passkey: Passkey) => string | null
  readonly isAdding: boolean
  readonly isRemoving: boolean
  /** Called within the click: it opens the browser's prompt. */
  readonly onAdd: () => void
  readonly onRename: (passkey: Passkey, name: string) => void
  readonly onRemove: (passkey: Passkey) => void
}

/** The passkeys of an account; each can be renamed and removed. Renders a `div`. */
export function PasskeysView(props: PasskeysViewProps) {
  const { passkeys, nowMs, isRemoving, onRename, onRemove } = props
  const words = useAccountWords()
  const slot = useSlot()
  return (
    <div>
      {passkeys.length === 0 ? (
        <p className="lk-add-text">{words.noPasskeys}</p>
      ) : (
        <ul {...slot('list', 'lk-ways')}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              nowMs={nowMs}
              otherWay={props.otherWay(passkey)}
              isRemoving={isRemoving}
              onRename={(name) => onRename(passkey, name)}
              onRemove={() => onRemove(passkey)}
            />
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
