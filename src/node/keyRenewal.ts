import type { Service } from '../service/createService.ts'
import type { KeyEncryptionKeys } from './keyEncryptionKey.ts'
import { type Log, reasonOf } from './log.ts'

export type KeyRenewalParts = {
  readonly service: Pick<Service, 'takeKey'>
  /** Reads the keys as they are now. */
  readonly readKeys: () => KeyEncryptionKeys
  readonly log: Log
}

/**
 * Makes the function that takes the key-encryption keys as they are now, and seals with the first of them what others have
 * sealed. Where that cannot be, it says so in the log, and all goes on with the keys of before.
 */
export function createKeyRenewal({ service, readKeys, log }: KeyRenewalParts): () => Promise<void> {
  return async () => {
    try {
      const { key, olderKeys } = readKeys()
      const count = await service.takeKey(key, olderKeys)
      wipe({ key, olderKeys })
      log.write('info', 'resealed', { count })
    } catch (error) {
      log.write('error', 'fault', { reason: reasonOf(error) })
    }
  }
}

/** Overwrites keys that the platform holds by now. */
export function wipe({ key, olderKeys }: KeyEncryptionKeys): void {
  for (const bytes of [key, ...olderKeys]) bytes.fill(0)
}
