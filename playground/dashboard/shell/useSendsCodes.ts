import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { useSurroundings } from './surroundings.ts'

const doorSchema = v.object({ enabledProviders: v.array(v.string()) })

/** Whether the door answers, and lets people in by a code. */
async function sendsCodes(authProxyConfigId: string, signal: AbortSignal): Promise<boolean> {
  const headers = { 'x-auth-proxy-config-id': authProxyConfigId }
  const response = await fetch('/dashboard/v1/wallet_kit_config', {
    method: 'POST',
    headers,
    signal,
  })
  // off, and no domain for passkeys either; any other refusal says nothing of codes
  if (response.status === 403) return false
  if (!response.ok) throw new Error(`the door answered ${response.status}`)
  return v.parse(doorSchema, await response.json()).enabledProviders.includes('email')
}

/** Whether a code can be sent now: the kit keeps what it heard when the page was loaded, and the proxy may be off since. */
export function useSendsCodes(): boolean {
  const { authProxyConfigId } = useSurroundings().facts
  const { data = true } = useQuery({
    queryKey: ['door'],
    queryFn: ({ signal }) => sendsCodes(authProxyConfigId, signal),
    retry: false,
  })
  return data
}
