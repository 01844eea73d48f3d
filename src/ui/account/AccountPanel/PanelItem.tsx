import type { ReactNode } from 'react'
import { useSlot } from '../../theme/useSlot.ts'

export type PanelItemProps = {
  /** At the start; it says nothing to readers. */
  readonly sign: ReactNode
  readonly title: ReactNode
  readonly text: ReactNode
  /** What can be done. */
  readonly children?: ReactNode
}

/** One row of a list of the account. Renders an `li`. */
export function PanelItem({ sign, title, text, children }: PanelItemProps) {
  const slot = useSlot()
  return (
    <li {...slot('listItem', 'lk-way')}>
      <span className="lk-way-icon">{sign}</span>
      <div className="lk-way-label">
        <p {...slot('listItemTitle', 'lk-way-name')}>{title}</p>
        <p {...slot('listItemText', 'lk-way-text')}>{text}</p>
      </div>
      {children === undefined ? null : (
        <div {...slot('listItemEnd', 'lk-way-actions')}>{children}</div>
      )}
    </li>
  )
}
