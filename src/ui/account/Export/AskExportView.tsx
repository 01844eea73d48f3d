'use client'

import type { ConfirmationWay } from '../../../core/wallet/exporting/confirmation.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Announcement } from '../../primitives/LiveRegions/Announcement.tsx'
import type { Frame } from '../../primitives/Screen/frame.ts'
import { ScreenHeader } from '../../primitives/Screen/ScreenHeader.tsx'
import { SelectField } from '../../primitives/SelectField/SelectField.tsx'
import { FieldError } from '../../primitives/TextField/FieldError.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { useAccountWords } from '../useAccountWords.ts'
import { useExportWords } from '../useSecretWords.ts'
import { EXPORT_ICONS } from './exportIcons.ts'

export type AskExportViewProps = {
  readonly frame: Frame
  readonly appName: string
  readonly kind: 'phrase' | 'key'
  /** That of the wallet, or of a key that is no wallet's. */
  readonly name: string
  readonly isOfWallet: boolean
  /** The accounts whose key it can be, as people read them; a list is there where they are several. */
  readonly accounts: readonly string[]
  readonly chosen: number
  readonly onChoose: (index: number) => void
  /** How the person can confirm; null while that is being asked. */
  readonly way: ConfirmationWay | null
  /** A passkey is being asked for, or a code sent. */
  readonly isBusy: boolean
  readonly error: string | null
  /** Called within the click: it may open the browser's prompt. */
  readonly onConfirm: () => void
  /** The other of phrase and key; null where there is none. */
  readonly onSwitch: (() => void) | null
  readonly onBack: () => void
}

/** What an export means, and the fresh check before it. Renders a `div`. */
export function AskExportView(props: AskExportViewProps) {
  const { frame, appName, way, error } = props
  const words = useExportWords()
  const { loading } = useAccountWords()
  const slot = useSlot()
  const isPhrase = props.kind === 'phrase'
  const byCode = way?.by === 'code'
  const ofKey = props.isOfWallet ? words.keyBefore : words.ownKeyBefore
  const keyAfter = props.isOfWallet ? words.keyAfter : words.ownKeyAfter
  return (
    <div className="lk-screen">
      <ScreenHeader
        frame={frame}
        title={isPhrase ? words.title : words.keyTitle}
        subtitle={
          <>
            {isPhrase ? words.textBefore : ofKey}
            <b>
              <bdi>{props.name}</bdi>
            </b>
            {isPhrase ? words.textAfter : keyAfter}
          </>
        }
        onBack={props.onBack}
      />
      <ul className="lk-benefits lk-body">
        <li className="lk-benefit">
          <Icon name={EXPORT_ICONS.userX} />
          {isPhrase ? words.anyone : words.anyoneKey}
        </li>
        <li className="lk-benefit">
          <Icon name="shield-x" />
          {(isPhrase ? words.never : words.neverKey)(appName)}
        </li>
        <li className="lk-benefit">
          <Icon name={EXPORT_ICONS.eyeOff} />
          {words.screen}
        </li>
      </ul>
      {isPhrase || props.accounts.length < 2 ? null : (
        <div {...slot('body', 'lk-body')}>
          <SelectField
            label={words.account}
            options={props.accounts}
            chosen={props.chosen}
            isLocked={props.isBusy}
            onChoose={props.onChoose}
          />
        </div>
      )}
      {way?.by === 'none' ? (
        <p {...slot('note', 'lk-note lk-add-note')} data-tone="warning">
          <Icon name="circle-alert" size={18} />
          {words.noWay}
        </p>
      ) : null}
      {error === null ? null : <FieldError id={`${frame.titleId}-error`}>{error}</FieldError>}
      <div {...slot('actions', 'lk-actions')}>
        {way?.by === 'none' ? null : (
          <Button
            icon={byCode ? 'mail' : 'passkey'}
            // another button once the way is known: the one before must not linger, as if a code were on its way
            key={way?.by ?? 'unknown'}
            isLoading={props.isBusy || way === null}
            loadingLabel={!way ? loading : byCode ? words.sendingCode : words.confirming}
            onClick={props.onConfirm}
          >
            {byCode ? words.sendCode(way.contact) : words.confirm}
          </Button>
        )}
        {props.onSwitch === null ? null : (
          <Button variant="quiet" onClick={props.onSwitch}>
            {isPhrase ? words.keyInstead : words.phraseInstead}
          </Button>
        )}
        <Button variant="quiet" onClick={props.onBack}>
          {words.cancel}
        </Button>
      </div>
      <Announcement text={error} politeness="assertive" />
    </div>
  )
}
