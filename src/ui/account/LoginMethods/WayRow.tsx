'use client'

import type { WayIn } from '../../../core/actions/waysIn.ts'
import { otpTypeOf } from '../../../core/linking/contact.ts'
import { shortAddress } from '../../login/ConnectWallet/shortAddress.ts'
import { useShownContact } from '../../login/EnterCode/useShownContact.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { useAllWords } from '../../words/useAllWords.ts'
import { WayIcon } from './WayIcon.tsx'
import { wayName } from './wayName.ts'

export type WayRowProps = {
  readonly way: WayIn
  /** Whether the session in use began by it. */
  readonly isCurrent: boolean
  readonly appName: string
  /** What else lets the person in, while this row asks whether to remove it; null while it does not ask. */
  readonly asks: { readonly other: string; readonly isRemoving: boolean } | null
  /** True while something else is under way. */
  readonly isInert: boolean
  readonly onChange: () => void
  readonly onRemove: () => void
  /** The answer to the question. */
  readonly onConfirm: () => void
  readonly onKeep: () => void
}

/** One way in, with what can be done to it. Renders an `li`. */
export function WayRow({ way, isCurrent, appName, asks, isInert, ...does }: WayRowProps) {
  const words = useAllWords()
  const { linking } = words
  const slot = useSlot()
  const name = wayName(way, words)
  const hasAddress = way.method === 'email' || way.method === 'sms'
  return (
    <li className="lk-way" data-method={way.method}>
      <span {...slot('methodIcon', 'lk-way-icon')}>
        <WayIcon method={way.method} />
      </span>
      <div {...slot('methodLabel', 'lk-way-label')}>
        <p
          className="lk-way-name"
          data-lk-asks={asks ? '' : undefined}
          tabIndex={asks ? -1 : undefined}
        >
          <bdi>{asks ? linking.removeAsk(name) : name}</bdi>{' '}
          {isCurrent && !asks ? (
            <span {...slot('lastUsedTag', 'lk-tag')}>{linking.thisSession}</span>
          ) : null}
        </p>
        <p className="lk-way-text">
          {asks ? (
            linking.removeText(asks.other)
          ) : way.isOn ? (
            <WayLine way={way} />
          ) : (
            linking.off(appName)
          )}
        </p>
      </div>
      {asks ? (
        <div className="lk-way-actions">
          <Button
            variant="secondary"
            isLoading={asks.isRemoving}
            loadingLabel={linking.removing}
            onClick={does.onConfirm}
          >
            {linking.remove}
          </Button>
          <Button variant="quiet" onClick={does.onKeep}>
            {linking.keep}
          </Button>
        </div>
      ) : (
        <div className="lk-way-actions">
          <Button
            variant="quiet"
            isDisabled={isInert}
            label={hasAddress ? linking.changeNamed(name) : linking.removeNamed(name)}
            onClick={hasAddress ? does.onChange : does.onRemove}
          >
            {hasAddress ? linking.change : linking.remove}
          </Button>
        </div>
      )}
    </li>
  )
}

function WayLine({ way }: { readonly way: WayIn }) {
  const { methods } = useAllWords()
  const otpType = otpTypeOf(way.method === 'sms' ? 'sms' : 'email')
  const contact = useShownContact({ otpType, contact: way.name ?? '' })
  if (way.method === 'passkey') return methods.passkey
  const text = way.method === 'wallet' ? shortAddress(way.name ?? '') : contact
  return <bdi dir="ltr">{text}</bdi>
}
