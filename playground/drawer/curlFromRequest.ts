import { type RequestEntry, stampedWith } from '../log/requestEntry.ts'

const inShell = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** The request as a command: where a secret was, its place is marked, and the stamp has to be made anew. */
export function curlFromRequest(entry: RequestEntry): string {
  const { method, url, stamp, body } = entry
  const headers = [
    ...(body === '' ? [] : ['content-type: application/json']),
    ...(entry.stampedWith === 'configId' ? ['X-Auth-Proxy-Config-Id: <config ID>'] : []),
    ...(stamp ? [`${stamp.header}: <stamp by ${stampedWith[entry.stampedWith]}>`] : []),
  ]
  return [
    `curl -X ${method} ${inShell(url)}`,
    ...headers.map((header) => `-H ${inShell(header)}`),
    ...(body === '' ? [] : [`--data ${inShell(body)}`]),
  ].join(' \\\n  ')
}
