import { BundleRefusedError } from '../../../errors/bundle.ts'
import { withoutSlash } from '../../../lib/withoutSlash.ts'
import { exportKey } from '../../../wire/proxy/exportKey.ts'
import { createTableClient } from '../../http/createProxyClient.ts'
import type { LinkContext } from '../../linking/linkContext.ts'

/**
 * The only key that bundles are believed by: the one that the app pins, else the one that the service's configuration
 * names. Never one that a bundle brings.
 *
 * @returns uncompressed P-256, lower-case hex.
 * @throws BundleRefusedError `BUNDLE_REFUSED` when neither names one: nothing goes unchecked.
 */
export async function trustedExportKey(
  { kit, network }: LinkContext,
  signal: AbortSignal,
): Promise<string> {
  const { trust, authProxyUrl, authProxyConfigId } = kit.options
  if (trust?.exportKey !== undefined) return trust.exportKey.toLowerCase()
  const address = { authProxyUrl: withoutSlash(authProxyUrl), authProxyConfigId }
  const proxy = createTableClient<{ exportKey: typeof exportKey }>(network, address, { exportKey })
  const { signingKeys } = await proxy.exportKey({}, { signal })
  if (signingKeys?.export === undefined)
    throw new BundleRefusedError({ details: 'no key to check it with is known' })
  return signingKeys.export.toLowerCase()
}
