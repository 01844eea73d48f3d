'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { removePasskey } from '../core/actions/removePasskey.ts'
import { renamePasskey } from '../core/actions/renamePasskey.ts'
import { useKit } from './kitContext.ts'
import { requireSession } from './queries/accountQuery.ts'
import { passkeysQueryKey, passkeysQueryOptions } from './queries/passkeysQuery.ts'
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
  const client = useQueryClient()
  const { session } = useSession()
  const onSettled = () => client.invalidateQueries({ queryKey: passkeysQueryKey(session) })
  const owner = () => requireSession(session).userId
  return {
    passkeys: useQuery(passkeysQueryOptions(kit, session)),
    add: useMutation({
      async mutationFn(name: string | undefined) {
        const userId = owner()
        const { addPasskey } = await import('../core/actions/addPasskey.ts')
        return addPasskey(kit, { userId, name })
      },
      onSettled,
    }),
    rename: useMutation({
      mutationFn: async ({ id, name }: { readonly id: string; readonly name: string }) =>
        renamePasskey(kit, { userId: owner(), authenticatorId: id, name }),
      onSettled,
    }),
    remove: useMutation({
      async mutationFn(id: string) {
        const userId = owner()
        const { methods } = await kit.loadConfig()
        await removePasskey(kit, { userId, authenticatorId: id, methods })
      },
      onSettled,
    }),
  }
}
