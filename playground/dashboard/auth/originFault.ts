import {
  ANY_ORIGIN,
  checkOriginEntry,
  type OriginRefusal,
} from '../../../src/service/proxy-settings/allowedOrigins.ts'

/** What is wrong with an entry, and the spelling that would do, where there is one. */
export type OriginFault = { readonly text: string; readonly canonical?: string | undefined }

const texts: Readonly<Record<OriginRefusal, string>> = {
  notAnAddress: 'Start with https:// or http://.',
  scheme: 'Start with https:// or http://.',
  wildcard:
    'Wildcards inside a host are not supported. Add each address, like https://app.fieldnotes.example.',
  userinfo: 'Leave out the user name.',
  path: 'Leave out the path. Origins are only scheme, host and port.',
  trailingDot: 'Leave out the dot at the end.',
  notCanonical: 'Browsers write this address differently.',
  mixedWithAll: 'With * no other address is needed: remove it, or the others.',
}

/** Checks an entry as the service would; null where it can be saved beside the others. */
export function originFault(entry: string, others: readonly string[]): OriginFault | null {
  const verdict = checkOriginEntry(entry)
  if (!verdict.ok) return { text: texts[verdict.reason], canonical: verdict.canonical }
  if (others.includes(verdict.stored)) return { text: 'This origin is already on the list.' }
  const isMixed = others.length > 0 && (entry === ANY_ORIGIN || others.includes(ANY_ORIGIN))
  return isMixed ? { text: texts.mixedWithAll } : null
}
