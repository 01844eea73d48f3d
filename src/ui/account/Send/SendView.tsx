'use client'

import { type FormEvent, useState } from 'react'
import type { ChainFacts } from '../../../core/wallet/chain.ts'
import { decimalPoint, readAmount } from '../../../core/wallet/sending/readAmount.ts'
import { recipientFault } from '../../../core/wallet/sending/readRecipient.ts'
import { mostOf, type Transfer } from '../../../core/wallet/sending/transferFrom.ts'
import { useUiSettings } from '../../../react/kitContext.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Announcement } from '../../primitives/LiveRegions/Announcement.tsx'
import type { Frame } from '../../primitives/Screen/frame.ts'
import { ScreenHeader } from '../../primitives/Screen/ScreenHeader.tsx'
import { SelectField } from '../../primitives/SelectField/SelectField.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { sendAssets } from './sendAssets.ts'
import type { SendFailure } from './useSendFailure.ts'
import { useSendingWords } from './useSendingWords.ts'

export type SendViewProps = {
  readonly frame: Frame
  /** The address that is sent from. */
  readonly from: string
  /** Those with something to send on them. */
  readonly chains: readonly ChainFacts[]
  /** The confirmation is open. */
  readonly isBusy: boolean
  /** Why the last try did not go through; null when none failed. */
  readonly failure: SendFailure | null
  readonly onSend: (transfer: Transfer) => void
  readonly onBack: () => void
}

/** What is sent to whom: the confirmation with the fee comes next. Renders a `div` with a `form`. */
export function SendView(props: SendViewProps) {
  const { frame, from, chains, isBusy, failure, onSend, onBack } = props
  const words = useSendingWords()
  const { locale = 'en' } = useUiSettings()
  const [chainAt, setChainAt] = useState(0)
  const [assetAt, setAssetAt] = useState(0)
  const [to, setTo] = useState('')
  const [amountText, setAmountText] = useState('')
  const [faults, setFaults] = useState<Faults>(NO_FAULTS)
  const chain = chains[chainAt]
  const assets = chain ? sendAssets(chain) : []
  const asset = assets[assetAt]
  const note = chain === undefined ? { line: words.noNetwork } : failure

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy || !chain || !asset) return
    const recipient = to.trim()
    const fault = recipientFault(recipient, chain.caip2, from)
    const amount = readAmount(amountText, asset.decimals, decimalPoint(locale), mostOf(chain.caip2))
    const example = new Intl.NumberFormat(locale).format(0.5)
    const amountWrong = amount === null ? words.amountWrong(example) : null
    const isSolana = chain.caip2.startsWith('solana:')
    const wrong = fault === 'address' && isSolana ? words.solanaAddress : fault && words[fault]
    setFaults({ to: wrong, amount: amountWrong })
    if (fault === null && amount !== null)
      onSend({ caip2: chain.caip2, to: recipient, amount, token: asset.token })
  }

  return (
    <div>
      <ScreenHeader frame={frame} onBack={onBack} title={words.send} subtitle={words.text} />
      <form className="lk-stack lk-body" noValidate onSubmit={submit}>
        {chains.length > 1 ? (
          <SelectField
            label={words.network}
            options={chains.map(({ name, caip2 }) => name ?? caip2)}
            chosen={chainAt}
            isLocked={isBusy}
            onChoose={(index) => {
              setChainAt(index)
              setAssetAt(0)
            }}
          />
        ) : null}
        {assets.length > 1 ? (
          <SelectField
            label={words.asset}
            options={assets.map(({ symbol }) => symbol)}
            chosen={assetAt}
            isLocked={isBusy}
            onChoose={setAssetAt}
          />
        ) : null}
        <TextField
          label={words.to}
          value={to}
          onChange={setTo}
          error={faults.to}
          isLocked={isBusy}
          hint={words.toHint(chain?.name ?? chain?.caip2 ?? '')}
          input={{ autoComplete: 'off', dir: 'ltr', name: 'recipient', type: 'text' }}
        />
        <TextField
          label={words.amount}
          value={amountText}
          onChange={setAmountText}
          error={faults.amount}
          isLocked={isBusy}
          labelEnd={<bdi className="lk-symbol">{asset?.symbol}</bdi>}
          input={{
            autoComplete: 'off',
            dir: 'ltr',
            inputMode: 'decimal',
            name: 'amount',
            type: 'text',
          }}
        />
        <Button type="submit" isLoading={isBusy} loadingLabel={words.reviewing}>
          {words.review}
        </Button>
      </form>
      {note === null ? null : <Note {...note} />}
      <Announcement
        title={faults.to === null && faults.amount === null ? note?.headline : null}
        text={faults.to ?? faults.amount ?? note?.line ?? null}
        about={faults}
        politeness="assertive"
      />
    </div>
  )
}

function Note({ headline, line }: SendFailure) {
  return (
    <div className="lk-note lk-add-note">
      <p>
        {headline && (
          <>
            <b>{headline}</b>
            <br />
          </>
        )}
        {line}
      </p>
    </div>
  )
}

type Faults = { readonly to: string | null; readonly amount: string | null }
const NO_FAULTS: Faults = { to: null, amount: null }
