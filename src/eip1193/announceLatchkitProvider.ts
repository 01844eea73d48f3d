import { ownWallets } from '../core/login/wallet/ownWallets.ts'
import type { LatchkitProvider } from './createLatchkitProvider.ts'

/** How a provider is shown among others. */
export type ProviderInfo = {
  readonly name: string
  /** A data URI, square. */
  readonly icon: `data:image/${string}`
  /** The app's domain backwards, like `com.example.app`. */
  readonly rdns: string
  /** Version 4, and new for each page. @default a random one */
  readonly uuid?: string | undefined
}

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
  { name, icon, rdns, uuid = globalThis.crypto?.randomUUID() }: ProviderInfo,
): () => void {
  const page = globalThis.window
  if (page === undefined) return () => undefined
  const detail = Object.freeze({ info: Object.freeze({ uuid, name, icon, rdns }), provider })
  ownWallets.add(uuid).add(provider)
  const announce = () =>
    void page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  page.addEventListener('eip6963:requestProvider', announce)
  announce()
  return () => page.removeEventListener('eip6963:requestProvider', announce)
}
