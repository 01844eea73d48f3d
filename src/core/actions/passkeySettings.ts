import type { Latchkit } from '../latchkit.ts'
import type { PasskeySettings } from './passkeyContext.ts'

/**
 * The settings for passkeys: the app's, with defaults for what it leaves open. Only where there is a page.
 *
 * Ours: the domain is the one that the service names, because it takes no other; without one it is the page's host.
 */
export async function passkeySettings(
  { options, appName, loadConfig }: Pick<Latchkit, 'options' | 'appName' | 'loadConfig'>,
  signal?: AbortSignal,
): Promise<PasskeySettings> {
  const { rpId, userVerification } = options.passkey ?? {}
  if (rpId !== undefined && userVerification !== undefined)
    return { rpId, userVerification, appName }
  const config = await loadConfig({ signal })
  return {
    rpId: rpId ?? config.rpId ?? location.hostname,
    userVerification: userVerification ?? config.userVerification,
    appName,
  }
}
