import type { Latchkit } from '../core/latchkit.ts'
import type { Secrets } from '../core/wallet/createSecrets.ts'

/** Loads what exports and imports are made of. Ours, for the hooks of this folder. */
export async function loadSecrets(kit: Latchkit): Promise<Secrets> {
  const { createSecrets } = await import('../core/wallet/createSecrets.ts')
  return createSecrets(kit)
}
