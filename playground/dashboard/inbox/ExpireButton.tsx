import { useMutation } from '@tanstack/react-query'
import { useSay } from '../shell/notices.tsx'
import { expireUrl } from './inboxUrl.ts'

/** Lets a code be too old at once, to see what a person sees then. */
export function ExpireButton({ id }: { readonly id: string }) {
  const say = useSay()
  const expire = useMutation({
    async mutationFn() {
      const { ok } = await fetch(expireUrl(id), { method: 'POST' })
      if (!ok) throw new Error('the inbox refused')
    },
    onSuccess: () => say({ kind: 'done', text: 'The code is too old now.' }),
    onError: () => say({ kind: 'error', text: 'The inbox does not answer.' }),
  })
  return (
    <button
      type="button"
      className="db-button"
      disabled={expire.isPending || expire.isSuccess}
      onClick={() => expire.mutate()}
    >
      Make it expire now
    </button>
  )
}
