import { openExportBundle } from '../../../crypto/hpke/exportBundle.ts'
import type { TargetKey } from '../../../crypto/hpke/sealedBundle.ts'
import { BundleRefusedError } from '../../../errors/bundle.ts'

/** A secret that has come encrypted, with the only key that opens it. It holds no secret in the clear. */
export type SealedSecret = {
  /** How many words it has; a key is one. */
  readonly wordCount: number
  /**
   * Decrypts it, each time anew. Whoever asks keeps it no longer than it is shown: a text cannot be overwritten.
   *
   * @returns the words of a phrase with a space between them, or a key in its form (`KeyForm`).
   * @throws BundleRefusedError `BUNDLE_REFUSED` once the key is forgotten.
   */
  open(): Promise<string>
  /** Forgets the key: from now on nobody opens it. */
  forget(): void
}

/** A bundle, and how what is in it is read. */
export type Arrived = {
  readonly bundle: string
  readonly organizationId: string
  readonly pinnedKeyHex: string
  readonly wordCountOf: (bytes: Uint8Array) => number
  readonly textFromBytes: (bytes: Uint8Array) => string | Promise<string>
  /** Whether it is what was asked for, as far as that can be seen. */
  readonly isMeant: (bytes: Uint8Array) => Promise<boolean>
}

/**
 * Holds a bundle and its key together, after it has been opened once to see that it can be.
 *
 * @throws BundleRefusedError `BUNDLE_REFUSED` when another key signed it, it is for somebody else, or it is another key than that of the address.
 */
export async function holdSecret(target: TargetKey, arrived: Arrived): Promise<SealedSecret> {
  let held: TargetKey | null = target
  const bytes = async () => {
    const opened = held && (await openExportBundle(arrived.bundle, { ...arrived, target: held }))
    if (!opened) throw new BundleRefusedError({ details: held ? undefined : 'it was closed' })
    return opened
  }
  const first = await bytes()
  const wordCount = arrived.wordCountOf(first)
  const isMeant = await arrived.isMeant(first)
  first.fill(0)
  if (!isMeant) throw new BundleRefusedError({ details: 'it is the key of another address' })
  return {
    wordCount,
    async open() {
      const opened = await bytes()
      try {
        return await arrived.textFromBytes(opened)
      } finally {
        opened.fill(0)
      }
    },
    forget() {
      held = null
    },
  }
}
