'use client'

import type { ReactNode } from 'react'
import type { SignDetail, SignView } from '../../core/wallet/signing/signView.ts'
import { useUiSettings } from '../../react/kitContext.ts'
import { useSlot } from '../theme/useSlot.ts'
import { AccountText } from './AccountText.tsx'
import { amountsText, amountText } from './amountText.ts'
import { PartyText } from './PartyText.tsx'
import { SignNodes } from './SignNodes.tsx'
import { SignRow } from './SignRow.tsx'
import { safeName } from './safeName.ts'
import { type AskingWords, useSigningWords } from './useSigningWords.ts'
import { VisibleText } from './VisibleText.tsx'

export type SignDetailsProps = {
  readonly view: SignView
  readonly appName: string
  /** Milliseconds since 1970. */
  readonly nowMs: number
}

/** What a person reads: texts and trees first, then rows, the account before all others. Renders `div`s and a `dl`. */
export function SignDetails(props: SignDetailsProps) {
  const { details, account, broadcast } = props.view
  const { rows } = useSigningWords()
  const slot = useSlot()
  return (
    <>
      {details.map((detail, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one request stay where they are
        <Block key={at} detail={detail} {...props} />
      ))}
      <dl {...slot('rows', 'lk-kv')}>
        <SignRow name={broadcast === 'nobody' ? rows.with : rows.from}>
          <AccountText account={account} />
        </SignRow>
        {details.map((detail, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <Row key={at} detail={detail} {...props} />
        ))}
      </dl>
    </>
  )
}

type PartProps = SignDetailsProps & { readonly detail: SignDetail }

function Block({ detail, nowMs, view }: PartProps) {
  const words = useSigningWords()
  const slot = useSlot()
  switch (detail.kind) {
    case 'tree':
      return (
        <div {...slot('payload', 'lk-payload')} data-tree="">
          <SignNodes label={detail.title ?? view.effect.kind} nodes={detail.nodes} nowMs={nowMs} />
        </div>
      )
    case 'text':
      return (
        <>
          <div {...slot('payload', 'lk-payload lk-message')}>
            <VisibleText text={detail.text} isProse />
          </div>
          {detail.isBytes ? <p className="lk-add-text">{words.asBytes}</p> : null}
        </>
      )
    default:
      return null
  }
}

function Row({ detail, appName, nowMs, view }: PartProps) {
  const words = useSigningWords()
  const { locale } = useUiSettings()
  const slot = useSlot()
  const { rows } = words
  switch (detail.kind) {
    case 'to':
    case 'contract':
      return (
        <SignRow name={rows[detail.kind]}>
          <PartyText
            party={detail.party}
            unknown={
              detail.party.isTokenAccount
                ? words.unknownHolder
                : view.effect.kind === 'transfer'
                  ? words.unknownAddress
                  : undefined
            }
          />
        </SignRow>
      )
    case 'call':
      return (
        <SignRow name={rows.calls} isWide>
          <div {...slot('payload', 'lk-payload')} data-tree="">
            <p className="lk-mono">
              <VisibleText text={detail.functionName} />
            </p>
            {detail.nodes.length === 0 ? null : (
              <SignNodes label={rows.calls} nodes={detail.nodes} nowMs={nowMs} />
            )}
          </div>
        </SignRow>
      )
    case 'unsigned':
      return (
        <SignRow name={rows.unsigned} isWide>
          <div {...slot('payload', 'lk-payload')} data-tree="">
            <SignNodes label={rows.unsigned} nodes={detail.nodes} nowMs={nowMs} />
          </div>
        </SignRow>
      )
    case 'data':
      return (
        <SignRow name={words.data((detail.hex.length - 2) / 2)} isWide>
          <div {...slot('payload', 'lk-payload lk-mono')} dir="ltr">
            <VisibleText text={detail.hex} />
          </div>
        </SignRow>
      )
    case 'claim':
      return <SignRow name={rows.callsItself}>{words.quoted(safeName(detail.name))}</SignRow>
    case 'pay':
      return (
        <SignRow name={rows.pay}>
          {detail.amounts.length === 0 ? words.nothing : amountsText(detail.amounts, words, locale)}
        </SignRow>
      )
    case 'fee':
      return (
        <SignRow name={rows.fee} slot="feeRow">
          {feeText(detail, appName, words, locale)}
        </SignRow>
      )
    case 'total':
      return <SignRow name={rows.total}>{amountText(detail.amount, words, locale)}</SignRow>
    default:
      // a block; and `from` is the account that signs, which has its row already
      return null
  }
}

function feeText(
  { usual, most, isSponsored }: Extract<SignDetail, { kind: 'fee' }>,
  appName: string,
  words: AskingWords,
  locale: string | undefined,
): ReactNode {
  if (isSponsored) return <span className="lk-tag">{words.paidBy(appName)}</span>
  const shown = usual ?? most
  if (shown === null) return words.feeUnknown
  const text = amountText(shown, words, locale)
  // known to the last unit: on Solana
  if (most === usual) return text
  if (usual === null || most === null) return words.atMost(text)
  return (
    <>
      {text}
      <small>{words.atMost(amountText(most, words, locale))}</small>
    </>
  )
}
