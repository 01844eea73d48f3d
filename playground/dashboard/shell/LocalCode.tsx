import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { CopyButton } from '../../shell/CopyButton.tsx'

const inboxSchema = v.object({
  messages: v.array(
    v.object({ code: v.nullish(v.string(), null), createdAt: v.union([v.string(), v.number()]) }),
  ),
})

/** Not one that was sent before: it may be used up. */
async function newestCode(
  email: string,
  sinceMs: number,
  signal: AbortSignal,
): Promise<string | null> {
  const response = await fetch(`/inbox/messages?to=${encodeURIComponent(email)}`, { signal })
  if (!response.ok) throw new Error(`the inbox answered ${response.status}`)
  const [newest] = v.parse(inboxSchema, await response.json()).messages
  const isNew = newest && new Date(newest.createdAt).getTime() >= sinceMs
  return isNew ? newest.code : null
}

/** What only a local service tells: the address of its root user, and the newest code to it. */
export function LocalCode({ email }: { readonly email: string }) {
  const [openedAtMs] = useState(Date.now)
  const { data: code } = useQuery({
    queryKey: ['inbox', email, openedAtMs],
    queryFn: ({ signal }) => newestCode(email, openedAtMs, signal),
    refetchInterval: 1000,
    retry: false,
  })
  return (
    <section className="db-local" aria-labelledby="local-code">
      <h2 id="local-code">This service runs on this computer only</h2>
      <p>
        Its root user logs in as <code>{email}</code>. No mail is sent: the code appears here.
      </p>
      <div className="db-local-row">
        <span className="db-local-code" role="status">
          {code ? (
            <>
              <span className="pg-hidden">Your code: </span>
              {code}
            </>
          ) : (
            'No code yet'
          )}
        </span>
        <CopyButton text={code ?? email} label={code ? 'Copy the code' : 'Copy the address'} />
      </div>
    </section>
  )
}
