import { sealImport } from '../../../src/crypto/hpke/importBundle.ts'
import { createTargetKey } from '../../../src/crypto/hpke/sealedBundle.ts'
import { bytesFromUtf8 } from '../../../src/lib/utf8.ts'
import type { CallTable } from './everyCall.ts'
import { byPerson, type Ground } from './preparing.ts'
import { privateKeyOf, walletOf } from './walletCalls.ts'

const PHRASE =
  'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about'

const target = async () => ({
  targetPublicKey: (await createTargetKey()).publicKeyUncompressedHex,
})

/** A begun import, and a secret sealed for it. */
async function sealed(
  { someone, stage, made }: Ground,
  begin: 'initImportPrivateKey' | 'initImportWallet',
  secret: Uint8Array,
) {
  const { userId } = someone
  const { importBundle } = await made(begin, { userId })
  const encryptedBundle = await sealImport(secret, importBundle, someone, stage.exportKeyHex)
  return { userId, encryptedBundle: encryptedBundle ?? '' }
}

/** Every activity by which secrets leave and come, ready to be submitted. */
export const bundleCalls: CallTable = {
  exportWallet: byPerson('exportWallet', async (ground) => ({
    walletId: (await walletOf(ground)).walletId,
    ...(await target()),
  })),
  exportWalletAccount: byPerson('exportWalletAccount', async (ground) => ({
    address: (await walletOf(ground)).address,
    ...(await target()),
  })),
  exportPrivateKey: byPerson('exportPrivateKey', async (ground) => ({
    privateKeyId: await privateKeyOf(ground),
    ...(await target()),
  })),
  initImportWallet: byPerson('initImportWallet', ({ someone: { userId } }) => ({ userId })),
  importWallet: byPerson('importWallet', async (ground) => ({
    walletName: 'Old',
    accounts: [],
    ...(await sealed(ground, 'initImportWallet', bytesFromUtf8(PHRASE))),
  })),
  initImportPrivateKey: byPerson('initImportPrivateKey', ({ someone: { userId } }) => ({ userId })),
  importPrivateKey: byPerson('importPrivateKey', async (ground) => ({
    privateKeyName: 'Old',
    curve: 'CURVE_SECP256K1',
    addressFormats: [],
    ...(await sealed(ground, 'initImportPrivateKey', new Uint8Array(32).fill(1))),
  })),
}
