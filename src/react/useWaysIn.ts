'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SocialProvider } from '../core/config/loginMethod.ts'
import type { NewContact, SentCode } from '../core/linking/addContact.ts'
import { createLinking } from '../core/linking/createLinking.ts'
import type { Removal } from '../core/linking/removeWayIn.ts'
import type { WalletAccount } from '../core/login/wallet/externalWallet.ts'
import { useKit } from './kitContext.ts'
import { waysInQueryOptions } from './queries/waysInQuery.ts'
import { ofLogin, useAccountMutation } from './useAccountMutation.ts'
import { useSession } from './useSession.ts'

type Stoppable = { readonly signal?: AbortSignal | undefined }

/**
 * The ways into the account that is logged in, and everything that can be done to them.
 *
 * `ways` is a TanStack query, the rest are TanStack mutations. An address takes two: `sendCode`, then `addContact` with what
 * that gave and the code. `openProviderWindow` is to be called within the click, before `addProvider`. A way that belongs
 * to another account fails with `CREDENTIAL_CONFLICT`, the last one with `LAST_LOGIN_METHOD`, and nothing is changed.
 *
 * @example
 * const { ways, remove } = useWaysIn()
 */
export function useWaysIn() {
  const kit = useKit()
  const { session } = useSession()
  const [linking] = useState(() => createLinking(kit))

  return {
    ways: useQuery(waysInQueryOptions(linking, session)),
    sendCode: useMutation({
      mutationFn: (contact: NewContact) => linking.sendCode(contact),
      networkMode: 'always',
    }),
    addContact: useLoginChange(
      ({ sent, code }: { readonly sent: SentCode; readonly code: string }) =>
        linking.addContact(sent, code),
    ),
    openProviderWindow: linking.openProviderWindow,
    addProvider: useLoginChange(
      ({ provider, signal }: Stoppable & { readonly provider: SocialProvider }) =>
        linking.addProvider(provider, signal),
    ),
    addPasskey: useLoginChange(({ name, signal }: Stoppable & { readonly name?: string }) =>
      linking.addPasskey(name, signal),
    ),
    addWallet: useLoginChange(
      ({ wallet, signal }: Stoppable & { readonly wallet: Pick<WalletAccount, 'stamp'> }) =>
        linking.addWallet(wallet, signal),
    ),
    remove: useLoginChange((removal: Removal) => linking.remove(removal)),
  }
}

function useLoginChange<Variables, Result>(change: (variables: Variables) => Promise<Result>) {
  return useAccountMutation((_kit, _session, variables: Variables) => change(variables), ofLogin)
}
