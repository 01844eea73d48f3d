import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'

const messageSchema = v.object({
  id: v.string(),
  channel: v.string(),
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  code: v.nullish(v.string(), null),
  createdAt: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((value) => new Date(value)),
  ),
})

const inboxSchema = v.object({ messages: v.array(messageSchema) })

/** A message that the local service would have sent. */
export type InboxMessage = v.InferOutput<typeof messageSchema>

const keyOf = (inboxUrl: string) => ['inbox', inboxUrl] as const

/** The messages of the local service, newest first; asked every second while the page is visible. */
export function useInbox(inboxUrl: string) {
  return useQuery({
    queryKey: keyOf(inboxUrl),
    queryFn: async ({ signal }) => {
      const response = await fetch(`${inboxUrl}/messages`, { signal })
      if (!response.ok) throw new Error(`the inbox answered ${response.status}`)
      return v.parse(inboxSchema, await response.json()).messages
    },
    refetchInterval: 1000,
    networkMode: 'always',
    retry: false,
  })
}

/** Lets the code of a message be too old at the service, by the message's id. */
export function useExpireCode(inboxUrl: string) {
  return useMutation({
    async mutationFn(id: string) {
      const { ok } = await fetch(`${inboxUrl}/messages/${id}/expire`, { method: 'POST' })
      if (!ok) throw new Error('the inbox refused')
    },
  })
}

/** Empties the inbox. */
export function useClearInbox(inboxUrl: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => fetch(`${inboxUrl}/messages`, { method: 'DELETE' }),
    onSuccess: () => client.setQueryData(keyOf(inboxUrl), []),
  })
}
