'use client'

import { Icon } from '../../primitives/Icon/Icon.tsx'
import { useSlot } from '../../theme/useSlot.ts'

export type PhoneRowProps = { readonly label: string; readonly onChoose: () => void }

/** The way to a wallet on another device. Renders a `button`. */
export function PhoneRow({ label, onChoose }: PhoneRowProps) {
  const slot = useSlot()
  return (
    <button type="button" {...slot('methodRow', 'lk-row')} onClick={onChoose}>
      <span {...slot('methodIcon', 'lk-method-icon')}>
        <span className="lk-wallet-picture" data-size={32}>
          <Icon name="smartphone" />
        </span>
      </span>
      <span {...slot('methodLabel', 'lk-method-label')}>{label}</span>
      <span className="lk-wallet-glyph">
        <Icon name="qr-code" />
      </span>
    </button>
  )
}
