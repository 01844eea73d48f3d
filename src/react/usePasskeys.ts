'use client'

import { useQuery } from '@tanstack/react-query'
import { loadAddPasskey } from '../core/actions/loadAddPasskey.ts'
import { removePasskey } from '../core/actions/removePasskey.ts'
import { renamePasskey } from '../core/actions/renamePasskey.ts'
import { useKit } from './kitContext.ts'
import { passkeysQueryOptions } from './queries/passkeysQuery.ts'
import { ofLogin, useAccountMutation } from './useAccountMutation.ts'
import { useSession } from './useSession.ts'

/**
 * The passkeys of whoever is logged in, with what can be done to them.
 *
 * `passkeys` is a TanStack query; the rest are TanStack mutations. `add` takes a name, or `undefined` for the device's own,
 * and opens the browser's prompt: call it within the click. `remove` takes an id; it fails with `LAST_LOGIN_METHOD` when
 * nobody could log in afterwards.
 *
 * @example
 * const { passkeys, add } = usePasskeys()
 * <button onClick={() => add.mutate(undefined)}>Add a passkey</button>
 */
export function usePasskeys() {
  const kit = useKit()
  const { session } = useSession()
  return {
    passkeys: useQuery(passkeysQueryOptions(kit, session)),
    add: useAccountMutation(async (kit, { userId }, name: string | undefined) => {
      const { addPasskey } = await loadAddPasskey()
      return addPasskey(kit, { userId, name })
    }, ofLogin),
    rename: useAccountMutation(
      (kit, { userId }, { id, name }: { readonly id: string; readonly name: string }) =>
        renamePasskey(kit, { userId, authenticatorId: id, name }),
      ofLogin,
    ),
    remove: useAccountMutation(async (kit, { userId }, id: string) => {
      const { methods } = await kit.loadConfig()
      await removePasskey(kit, { userId, authenticatorId: id, methods })
    }, ofLogin),
  }
}
