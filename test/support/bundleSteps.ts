import { openExportBundle } from '../../src/crypto/hpke/exportBundle.ts'
import { sealImport } from '../../src/crypto/hpke/importBundle.ts'
import { createTargetKey } from '../../src/crypto/hpke/sealedBundle.ts'
import { bytesFromUtf8 } from '../../src/lib/utf8.ts'
import { type CallOptions, type Reply, resultText, type TestApi } from './activityApi.ts'

type ExportName = 'exportWallet' | 'exportWalletAccount' | 'exportPrivateKey'

/** Who calls, in which organization; the root user of the first one unless it is said. */
export type Actor = CallOptions & { readonly userId?: string }

/** Exports something and opens it as the kit does; null when it does not open. */
export async function exportSecret(
  kit: TestApi,
  name: ExportName,
  parameters: object,
  call: Actor = {},
): Promise<{ readonly reply: Reply; readonly secret: Uint8Array | null }> {
  const target = await createTargetKey()
  const targetPublicKey = target.publicKeyUncompressedHex
  const actor = { key: kit.root.key, ...call }
  const reply = await kit.submit(name, { targetPublicKey, ...parameters }, actor)
  if (reply.code !== 'OK') return { reply, secret: null }
  const secret = await openExportBundle(resultText(reply, 'exportBundle'), {
    target,
    organizationId: call.organizationId ?? kit.organizationId,
    pinnedKeyHex: kit.parts.keys.export.publicKeyUncompressedHex,
  })
  return { reply, secret }
}

/** Begins an import; what the service answers is the bundle. */
export async function beginImport(
  kit: TestApi,
  kind: 'Wallet' | 'PrivateKey',
  call: Actor = {},
): Promise<string> {
  const userId = call.userId ?? kit.root.userId
  const actor = { key: kit.root.key, ...call }
  return resultText(await kit.submit(`initImport${kind}`, { userId }, actor), 'importBundle')
}

/** Encrypts a secret for a begun import as the kit does. */
export async function sealFor(
  kit: TestApi,
  importBundle: string,
  secret: Uint8Array,
  call: Actor = {},
): Promise<string> {
  const importer = {
    organizationId: call.organizationId ?? kit.organizationId,
    userId: call.userId ?? kit.root.userId,
  }
  const pinned = kit.parts.keys.export.publicKeyUncompressedHex
  const sealed = await sealImport(secret, importBundle, importer, pinned)
  if (sealed === null) throw new Error('the import bundle is not for this user')
  return sealed
}

/** Imports a wallet from its first step to its last. */
export async function importPhrase(
  kit: TestApi,
  phrase: string,
  more: object = {},
  call: Actor = {},
): Promise<Reply> {
  const bundle = await beginImport(kit, 'Wallet', call)
  const encryptedBundle = await sealFor(kit, bundle, bytesFromUtf8(phrase), call)
  const userId = call.userId ?? kit.root.userId
  const parameters = { userId, walletName: 'Old', accounts: [], encryptedBundle, ...more }
  return kit.submit('importWallet', parameters, { key: kit.root.key, ...call })
}

/** Imports a private key from its first step to its last. */
export async function importKey(
  kit: TestApi,
  secret: Uint8Array,
  more: object = {},
  call: Actor = {},
): Promise<Reply> {
  const bundle = await beginImport(kit, 'PrivateKey', call)
  const encryptedBundle = await sealFor(kit, bundle, secret, call)
  const parameters = {
    userId: call.userId ?? kit.root.userId,
    privateKeyName: 'Old',
    curve: 'CURVE_SECP256K1',
    addressFormats: [],
    encryptedBundle,
    ...more,
  }
  return kit.submit('importPrivateKey', parameters, { key: kit.root.key, ...call })
}
