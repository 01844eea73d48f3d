'use client'

import type { SigningAccount } from '../../core/wallet/signing/signRequest.ts'
import { AccountPicture } from '../account/AccountPicture/AccountPicture.tsx'
import { Address } from './Address.tsx'
import { VisibleText } from './VisibleText.tsx'

export type AccountTextProps = { readonly account: SigningAccount }

/** The person's own account, with its picture. Renders a fragment. */
export function AccountText({ account: { address, name } }: AccountTextProps) {
  const short = (
    <small>
      <Address key={address} address={address} isWhole={false} />
    </small>
  )
  return (
    <>
      <span className="lk-own">
        <AccountPicture of={address} size={20} shape="square" />
        {name ? <VisibleText text={name} /> : short}
      </span>
      {name ? short : null}
    </>
  )
}
