'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SocialProvider } from '../core/config/loginMethod.ts'
import type { NewContact, SentCode } from '../core/linking/addContact.ts'
import { createLinking } from '../core/linking/createLinking.ts'
import type { Removal } from '../core/linking/removeWayIn.ts'
import type { WalletAccount } from '../core/login/wallet/externalWallet.ts'
import { useKit } from './kitContext.ts'
import { waysInQueryKey, waysInQueryOptions } from './queries/waysInQuery.ts'
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
  const client = useQueryClient()
  const { session } = useSession()
  const [linking] = useState(() => createLinking(kit))

  const onSettled = () => client.invalidateQueries({ queryKey: waysInQueryKey(session) })
  const changing = { onSettled, networkMode: 'always' } as const

  return {
    ways: useQuery(waysInQueryOptions(linking, session)),
    sendCode: useMutation({
      mutationFn: (contact: NewContact) => linking.sendCode(contact),
      networkMode: 'always',
    }),
    addContact: useMutation({
      mutationFn: ({ sent, code }: { readonly sent: SentCode; readonly code: string }) =>
        linking.addContact(sent, code),
      ...changing,
    }),
    openProviderWindow: linking.openProviderWindow,
    addProvider: useMutation({
      mutationFn: ({ provider, signal }: Stoppable & { readonly provider: SocialProvider }) =>
        linking.addProvider(provider, signal),
      ...changing,
    }),
    addPasskey: useMutation({
      mutationFn: ({ name, signal }: Stoppable & { readonly name?: string }) =>
        linking.addPasskey(name, signal),
      ...changing,
    }),
    addWallet: useMutation({
      mutationFn: ({
        wallet,
        signal,
      }: Stoppable & { readonly wallet: Pick<WalletAccount, 'stamp'> }) =>
        linking.addWallet(wallet, signal),
      ...changing,
    }),
    remove: useMutation({
      mutationFn: (removal: Removal) => linking.remove(removal),
      ...changing,
    }),
  }
}
