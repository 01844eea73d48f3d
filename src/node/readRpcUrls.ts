import { StartRefused } from '../service/startRefused.ts'
import { ethereumCaip2, solanaCaip2 } from '../wire/fields/caip2.ts'
import { listFrom } from './listFrom.ts'

/**
 * Reads where chains are asked: `eip155:1=https://…`, several divided by commas.
 *
 * @throws StartRefused with a plain sentence that does not repeat a URL, which may hold a secret.
 */
export function readRpcUrls(text: string | undefined): Readonly<Record<string, string>> {
  const known: readonly string[] = [...ethereumCaip2.options, ...solanaCaip2.options]
  const pairs = (listFrom(text) ?? []).filter(Boolean).map((entry) => {
    const at = entry.indexOf('=')
    const [caip2, url] = [entry.slice(0, Math.max(at, 0)), entry.slice(at + 1)]
    if (!known.includes(caip2))
      throw new StartRefused(
        `An RPC URL is given as a chain and its address, like eip155:1=https://rpc.example.com. The chains are ${known.join(', ')}.`,
      )
    if (!/^https?:\/\//.test(url) || !URL.canParse(url))
      throw new StartRefused(`The RPC URL of ${caip2} must begin with https:// or http://.`)
    return [caip2, url] as const
  })
  return Object.fromEntries(pairs)
}
