import type { RequestOf } from '../../wire/endpoint.ts'
import type { WalletParams } from '../../wire/fields/walletParams.ts'
import type { proxyEndpoints } from '../../wire/proxyEndpoints.ts'

type SignupWallet = NonNullable<RequestOf<typeof proxyEndpoints.signup>['wallet']>

const curves = {
  CURVE_TYPE_ED25519: { curve: 'CURVE_ED25519', addressFormat: 'ADDRESS_FORMAT_SOLANA' },
  CURVE_TYPE_SECP256K1: { curve: 'CURVE_SECP256K1', addressFormat: 'ADDRESS_FORMAT_ETHEREUM' },
  CURVE_TYPE_P256: { curve: 'CURVE_P256', addressFormat: 'ADDRESS_FORMAT_COMPRESSED' },
} as const

/**
 * The wallet of a signup in the form that the activity API takes.
 *
 * Spec: Authentication proxy endpoints › /v1/signup: a wallet is one derivation path and a curve.
 * Ours: its name, and the address format that goes with the curve.
 */
export function walletParamsOf(wallet: SignupWallet): WalletParams {
  if ('accounts' in wallet) return wallet
  return {
    walletName: 'Default wallet',
    accounts: [{ ...curves[wallet.curve], pathFormat: 'PATH_FORMAT_BIP32', path: wallet.path }],
  }
}
