'use client'

import { ofLogin, useAccountMutation } from './useAccountMutation.ts'

/** What a user is given anew; what is left out stays. */
export type UserUpdate = {
  readonly name?: string | undefined
  /** An empty text takes it away. It is unproven until a code has come back from it: see `useWaysIn`. */
  readonly email?: string | undefined
  /** As `+447700900123`; an empty text takes it away. */
  readonly phoneNumber?: string | undefined
}

/**
 * Changes whoever is logged in. A TanStack mutation.
 *
 * @example
 * const { mutate } = useUpdateUser()
 * mutate({ name: 'Mara Okafor' })
 */
export function useUpdateUser() {
  return useAccountMutation(
    (kit, { userId }, { name, email, phoneNumber }: UserUpdate) =>
      kit.submit('updateUser', {
        userId,
        ...(name !== undefined && { userName: name }),
        ...(email !== undefined && { userEmail: email }),
        ...(phoneNumber !== undefined && { userPhoneNumber: phoneNumber }),
      }),
    ofLogin,
  )
}
