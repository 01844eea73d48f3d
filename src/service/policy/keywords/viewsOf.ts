import type { Subject, View } from './keyword.ts'

type Kind = NonNullable<View['target']>['kind']

/** The members of intents that say what something is done to, or with which key. */
const members: ReadonlyMap<string, Kind> = new Map([
  ['walletId', 'wallet'],
  ['walletIds', 'wallet'],
  ['walletAccountIds', 'account'],
  ['privateKeyId', 'privateKey'],
  ['privateKeyIds', 'privateKey'],
  ['addPrivateKeyIds', 'privateKey'],
  ['removePrivateKeyIds', 'privateKey'],
  ['signWith', 'signer'],
  ['signWiths', 'signer'],
  ['from', 'signer'],
])

/** Everything that an activity does, one by one; at least one view, which may have neither target nor payload. */
export function viewsOf({ intent, action }: Subject): readonly View[] {
  const targets = [...members].flatMap(([name, kind]) =>
    textsOf(intent[name]).map((id) => ({ kind, id })),
  )
  // an account that is exported is named by its address; elsewhere an address is many things
  if (action === 'EXPORT')
    for (const id of textsOf(intent.address)) targets.push({ kind: 'signer', id })
  const payloads = [...textsOf(intent.payload), ...textsOf(intent.payloads)]
  const each = targets.length === 0 ? [undefined] : targets
  if (payloads.length === 0) return each.map((target) => ({ target, payload: undefined }))
  return each.flatMap((target) => payloads.map((payload) => ({ target, payload })))
}

function textsOf(value: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  return [...new Set(values.filter((one) => typeof one === 'string'))]
}
