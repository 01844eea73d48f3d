'use client'

import type { Party } from '../../core/wallet/signing/signView.ts'
import { AccountPicture } from '../account/AccountPicture/AccountPicture.tsx'
import { Address } from './Address.tsx'
import { SignRow } from './SignRow.tsx'
import { VisibleText } from './VisibleText.tsx'

export type AccountRowProps = { readonly name: string; readonly party: Party }

/** The person's own account, with its picture. */
export function AccountRow({ name, party }: AccountRowProps) {
  return (
    <SignRow name={name}>
      <span className="lk-own">
        <AccountPicture of={party.address} size={20} shape="square" />
        {party.name === null ? null : <VisibleText text={party.name} />}
      </span>
      <small>
        <Address key={party.address} address={party.address} isWhole={false} />
      </small>
    </SignRow>
  )
}
