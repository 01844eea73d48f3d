import * as v from 'valibot'

/** The curve of a wallet account or a private key. */
export const curve = v.picklist(['CURVE_SECP256K1', 'CURVE_ED25519', 'CURVE_P256'])

/** An account to derive. */
export const walletAccountParams = v.object({
  curve,
  pathFormat: v.literal('PATH_FORMAT_BIP32'),
  path: v.string(),
  addressFormat: v.string(),
  name: v.optional(v.string()),
})

/** A wallet to make, as B takes it. */
export const walletParams = v.object({
  walletName: v.string(),
  accounts: v.pipe(v.array(walletAccountParams), v.maxLength(100)),
  mnemonicLength: v.optional(v.number()),
})

export type Curve = v.InferOutput<typeof curve>
export type WalletAccountParams = v.InferOutput<typeof walletAccountParams>
export type WalletParams = v.InferOutput<typeof walletParams>
