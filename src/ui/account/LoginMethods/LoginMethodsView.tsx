'use client'

import { useEffect, useRef } from 'react'
import type { WayIn } from '../../../core/actions/waysIn.ts'
import type { LoginMethod } from '../../../core/config/loginMethod.ts'
import type { WalletInfo } from '../../../core/login/wallet/walletState.ts'
import { fieldOf, mayTakeFocus } from '../../primitives/Screen/focusScreen.ts'
import { useSlot } from '../../theme/useSlot.ts'
import { useAllWords } from '../../words/useAllWords.ts'
import { AccountNote } from '../AccountNote.tsx'
import { NotThere } from '../NotThere.tsx'
import { AddTiles } from './AddTiles.tsx'
import { AskedElsewhere } from './AskedElsewhere.tsx'
import { ChooseLinkWallet } from './ChooseLinkWallet.tsx'
import { EnterLinkCode } from './EnterLinkCode.tsx'
import type { LinkingNote } from './linkingNote.ts'
import type { LinkingStep } from './linkingStep.ts'
import { TypeContact } from './TypeContact.tsx'
import { WayRow } from './WayRow.tsx'
import { wayName } from './wayName.ts'

/** What the list of login methods shows, and what it reports. */
export type LoginMethodsViewProps = {
  readonly appName: string
  /** Id of the title, which names the part of the page. */
  readonly titleId: string
  /** False: the title is there for readers only. */
  readonly showsTitle: boolean
  /** Null while they are being loaded, or could not be. */
  readonly ways: readonly WayIn[] | null
  /** By what the session in use began; null while nobody knows. @default null */
  readonly current?: LoginMethod | null | undefined
  /** True when they could not be loaded. */
  readonly isFailed: boolean
  /** What can be added, in the order of the tiles. */
  readonly addable: readonly LoginMethod[]
  readonly step: LinkingStep
  readonly note: LinkingNote | null
  readonly onReload: () => void
  /** A tile, or Change. Called within the click. */
  readonly onAdd: (method: LoginMethod) => void
  readonly onRemove: (way: WayIn) => void
  readonly onConfirm: (way: WayIn) => void
  readonly onSubmitContact: (text: string, region: string) => void
  readonly onCodeChange: (code: string) => void
  readonly onSubmitCode: (code: string) => void
  readonly onChooseWallet: (wallet: WalletInfo) => void
  /** Cancel and Keep. */
  readonly onCancel: () => void
}

/** The ways into an account, one row each, and what to add below. Renders a `div`. */
export function LoginMethodsView(props: LoginMethodsViewProps) {
  const { appName, ways, step, note } = props
  const words = useAllWords()
  const { linking } = words
  const slot = useSlot()
  const root = useRef<HTMLDivElement>(null)
  const lower = useRef<HTMLDivElement>(null)
  const shown = useRef(step.at)

  useEffect(() => {
    if (shown.current === step.at) return
    shown.current = step.at
    // back in the list the title is next, in a step its first field
    if (!mayTakeFocus(root.current)) return
    if (step.at === 'removing') root.current?.querySelector<HTMLElement>('[data-lk-asks]')?.focus()
    else fieldOf(step.at === 'list' ? root.current : lower.current)?.focus()
  }, [step.at])

  return (
    <div ref={root} className="lk-login-methods">
      <h2
        {...slot('title', props.showsTitle ? 'lk-title' : 'lk-title lk-hidden')}
        id={props.titleId}
        tabIndex={-1}
        data-lk-title=""
      >
        {linking.title}
      </h2>
      {ways !== null ? (
        ways.length > 0 ? (
          <ul {...slot('methods', 'lk-ways')}>
            {ways.map((way) => (
              <WayRow
                key={`${way.method} ${way.id}`}
                way={way}
                isCurrent={isCurrent(way)}
                appName={appName}
                asks={
                  step.at === 'removing' && step.way.method === way.method && step.way.id === way.id
                    ? { other: otherName(way), isRemoving: step.isBusy }
                    : null
                }
                isInert={step.at !== 'list'}
                onChange={() => props.onAdd(way.method)}
                onRemove={() => props.onRemove(way)}
                onConfirm={() => props.onConfirm(way)}
                onKeep={props.onCancel}
              />
            ))}
          </ul>
        ) : (
          <p className="lk-add-text">{linking.none}</p>
        )
      ) : (
        <NotThere
          isFailed={props.isFailed}
          loading={linking.loading}
          failed={linking.notLoaded}
          onReload={props.onReload}
        />
      )}
      <AccountNote text={note?.text ?? null} tone={note?.tone ?? 'plain'} about={note} />
      <div ref={lower}>{ways === null ? null : <Lower {...props} />}</div>
    </div>
  )

  /** Of several passkeys or wallets nobody knows which it was. */
  function isCurrent({ method }: WayIn): boolean {
    return method === props.current && ways?.filter((one) => one.method === method).length === 1
  }

  /** The first other way that lets the person in. */
  function otherName(way: WayIn): string {
    const other = ways?.find((one) => one.isOn && one !== way)
    return other ? wayName(other, words) : ''
  }
}

/** What stands below the rows. */
function Lower(props: LoginMethodsViewProps) {
  const { step, onCancel, onRemove } = props
  switch (step.at) {
    case 'list':
    case 'removing':
      return <AddTiles methods={props.addable} onAdd={props.onAdd} />
    case 'typing': {
      const { current } = step
      const remove = current && (() => onRemove(current))
      return (
        <TypeContact
          key={step.method}
          step={step}
          onSubmit={props.onSubmitContact}
          onCancel={onCancel}
          onRemove={remove}
        />
      )
    }
    case 'entering':
      return (
        <EnterLinkCode
          step={step}
          onCodeChange={props.onCodeChange}
          onSubmit={props.onSubmitCode}
          onCancel={onCancel}
        />
      )
    case 'asked':
      return <AskedElsewhere step={step} onCancel={onCancel} />
    case 'choosingWallet':
      return (
        <ChooseLinkWallet
          wallets={step.wallets}
          onChoose={props.onChooseWallet}
          onCancel={onCancel}
        />
      )
    default:
      return step satisfies never
  }
}
