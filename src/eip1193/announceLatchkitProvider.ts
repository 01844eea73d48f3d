import { ownWallets } from '../core/login/wallet/ownWallets.ts'
import { hexFromBytes } from '../lib/hex.ts'
import type { LatchkitProvider } from './createLatchkitProvider.ts'

/** How a provider is shown among others. */
export type ProviderInfo = {
  readonly name: string
  /** A data URI, square. */
  readonly icon: `data:image/${string}`
  /** The app's domain backwards, like `com.example.app`. */
  readonly rdns: string
  /** Version 4, and new for each page. @default a random one, that of the provider for as long as the page is there */
  readonly uuid?: string | undefined
}

/** An effect may announce a provider twice (StrictMode): under two of them it would be two wallets. */
const uuids = new WeakMap<LatchkitProvider, string>()

/**
 * Announces a provider to the page (EIP-6963): once now, and whenever somebody asks who is there.
 *
 * The kit's own login does not list it. On a server there is no page, and nothing happens.
 *
 * @returns stops it.
 * @example
 * const stop = announceLatchkitProvider(provider, { name: 'Fieldnotes', icon, rdns: 'com.example.fieldnotes' })
 */
export function announceLatchkitProvider(
  provider: LatchkitProvider,
  { name, icon, rdns, ...given }: ProviderInfo,
): () => void {
  const page = globalThis.window
  if (page === undefined) return () => undefined
  const uuid = given.uuid ?? uuids.get(provider) ?? randomUuid()
  uuids.set(provider, uuid)
  const detail = Object.freeze({ info: Object.freeze({ uuid, name, icon, rdns }), provider })
  ownWallets.add(uuid).add(provider)
  const announce = () =>
    void page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  page.addEventListener('eip6963:requestProvider', announce)
  announce()
  return () => page.removeEventListener('eip6963:requestProvider', announce)
}

/** Of version 4. A page over http has no `crypto.randomUUID`. */
function randomUuid(): string {
  const hex = hexFromBytes(crypto.getRandomValues(new Uint8Array(16)))
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-a$4-')
}
