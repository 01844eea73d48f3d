'use client'

import type { SignDetail, SignView } from '../../core/wallet/signing/signView.ts'
import { useUiSettings } from '../../react/kitContext.ts'
import { useSlot } from '../theme/useSlot.ts'
import { AccountRow } from './AccountRow.tsx'
import { amountsText, amountText } from './amountText.ts'
import { PartyText } from './PartyText.tsx'
import { SignRow } from './SignRow.tsx'
import { SignTree } from './SignTree.tsx'
import { useSigningWords } from './useSigningWords.ts'
import { VisibleText } from './VisibleText.tsx'

export type SignDetailsProps = {
  readonly view: SignView
  readonly appName: string
  readonly isSent: boolean
  /** Milliseconds since 1970. */
  readonly nowMs: number
}

type Of<Kind extends SignDetail['kind']> = Extract<SignDetail, { kind: Kind }>

const isBlock = (detail: SignDetail): detail is Of<'text' | 'tree'> =>
  detail.kind === 'text' || detail.kind === 'tree'

/** What a person reads: texts and trees first, then rows. Renders `div`s and a `dl`. */
export function SignDetails(props: SignDetailsProps) {
  const { view, isSent } = props
  const words = useSigningWords()
  const slot = useSlot()
  const rows = view.details.filter((detail) => !isBlock(detail))
  const { address, name = null } = view.account
  const self = { address, name, isSelf: true }
  const account = isSent ? words.rows.from : words.rows.with
  return (
    <>
      {view.details.filter(isBlock).map((detail, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one request stay where they are
        <Block key={at} detail={detail} {...props} />
      ))}
      <dl {...slot('rows', 'lk-kv')}>
        {rows.some(({ kind }) => kind === 'from') ? null : (
          <AccountRow name={account} party={self} />
        )}
        {rows.map((detail, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <Row key={at} detail={detail} {...props} />
        ))}
      </dl>
    </>
  )
}

function Block({
  detail,
  nowMs,
  view,
}: SignDetailsProps & { readonly detail: Of<'text' | 'tree'> }) {
  const words = useSigningWords()
  const slot = useSlot()
  if (detail.kind === 'tree')
    return (
      <div {...slot('payload', 'lk-payload')} data-tree="">
        <SignTree label={detail.title ?? view.effect.kind} nodes={detail.nodes} nowMs={nowMs} />
      </div>
    )
  return (
    <>
      <div {...slot('payload', 'lk-payload lk-message')}>
        <VisibleText text={detail.text} isProse />
      </div>
      {detail.isBytes ? <p className="lk-add-text">{words.asBytes}</p> : null}
    </>
  )
}

type RowProps = SignDetailsProps & { readonly detail: SignDetail }

function Row({ detail, appName, nowMs, isSent, view }: RowProps) {
  const words = useSigningWords()
  const { locale } = useUiSettings()
  const slot = useSlot()
  const { rows } = words
  switch (detail.kind) {
    case 'from': {
      const name = detail.party.name ?? view.account.name ?? null
      const label = isSent ? rows.from : rows.with
      return <AccountRow name={label} party={{ ...detail.party, name }} />
    }
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
              <SignTree label={rows.calls} nodes={detail.nodes} nowMs={nowMs} />
            )}
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
    case 'pay':
      return (
        <SignRow name={rows.pay}>
          {detail.amounts.length === 0 ? words.nothing : amountsText(detail.amounts, words, locale)}
        </SignRow>
      )
    case 'fee':
      return (
        <SignRow name={rows.fee} slot="feeRow">
          <Fee detail={detail} appName={appName} />
        </SignRow>
      )
    case 'total':
      return <SignRow name={rows.total}>{amountText(detail.amount, words, locale)}</SignRow>
    default:
      return null
  }
}

function Fee({ detail, appName }: { readonly detail: Of<'fee'>; readonly appName: string }) {
  const words = useSigningWords()
  const { locale } = useUiSettings()
  const { usual, most, isSponsored } = detail
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
