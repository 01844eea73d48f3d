'use client'

import type { Party } from '../../core/wallet/signing/signView.ts'
import { AccountPicture } from '../account/AccountPicture/AccountPicture.tsx'
import { Address } from './Address.tsx'
import { VisibleText } from './VisibleText.tsx'

export type AccountTextProps = { readonly party: Party; readonly name: string | null | undefined }

/** The person's own account, with its picture. Renders a fragment. */
export function AccountText({ party: { address }, name }: AccountTextProps) {
  return (
    <>
      <span className="lk-own">
        <AccountPicture of={address} size={20} shape="square" />
        {name ? <VisibleText text={name} /> : null}
      </span>
      <small>
        <Address key={address} address={address} isWhole={false} />
      </small>
    </>
  )
}
