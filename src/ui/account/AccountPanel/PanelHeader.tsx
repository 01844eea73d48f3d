'use client'

import { useUser } from '../../../react/useUser.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { useWords } from '../../words/useWords.ts'
import { AccountPicture } from '../AccountPicture/AccountPicture.tsx'
import { useAccountWords } from '../useAccountWords.ts'

export type PanelHeaderProps = {
  readonly titleId: string
  /** Null where the panel stands in the page. */
  readonly onClose: (() => void) | null
}

/** Who is logged in. Renders a `div` with the panel's title. */
export function PanelHeader({ titleId, onClose }: PanelHeaderProps) {
  const words = useAccountWords()
  const { common } = useWords()
  const slot = useSlot()
  const { data: user } = useUser()
  const contact = user?.email ?? user?.phoneNumber
  return (
    <div {...slot('accountHeader', 'lk-account-header')}>
      <AccountPicture of={user?.id ?? ''} size={36} shape="round" />
      <div className="lk-way-label">
        <h2 className="lk-account-name" id={titleId} tabIndex={-1} data-lk-title="">
          <bdi>{user?.name ?? words.title}</bdi>
        </h2>
        {contact && contact !== user?.name ? (
          <p className="lk-way-text">
            <bdi dir="ltr">{contact}</bdi>
          </p>
        ) : null}
      </div>
      {onClose === null ? null : (
        <IconButton slot="closeButton" icon="x" label={common.close} onClick={onClose} />
      )}
    </div>
  )
}
