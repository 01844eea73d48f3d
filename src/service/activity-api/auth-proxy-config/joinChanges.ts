import type { ProxyChanges } from '../../store/settingRows.ts'

/** What was set, and what is set now. An empty text takes back what was set; among client ids, that of its name alone. */
export function joinChanges(old: ProxyChanges, more: ProxyChanges): ProxyChanges {
  const clientIds = withoutEmpty({ ...old.oauthClientIds, ...more.oauthClientIds })
  const { oauthClientIds: _, ...joined } = withoutEmpty({ ...old, ...more })
  return Object.keys(clientIds).length === 0 ? joined : { ...joined, oauthClientIds: clientIds }
}

/** The same without members that are an empty text. */
function withoutEmpty<T extends Readonly<Record<string, unknown>>>(values: T): T {
  const copy = { ...values }
  for (const [name, value] of Object.entries(values))
    if (value === '') Reflect.deleteProperty(copy, name)
  return copy
}
