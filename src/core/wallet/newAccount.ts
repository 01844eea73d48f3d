import { OptionInvalidError } from '../../errors/config.ts'
import type { WalletAccountParams } from '../../wire/fields/walletParams.ts'
import type { Chain } from '../config/chains.ts'

type Format = Pick<WalletAccountParams, 'curve' | 'addressFormat'> & {
  /** Where the chain's own wallets look for the account with this number. */
  readonly path: (index: number) => string
}

/** A chain more is a row more. */
const formats = {
  ethereum: onSecp256k1('ADDRESS_FORMAT_ETHEREUM', (index) => `m/44'/60'/0'/0/${index}`),
  solana: onEd25519('ADDRESS_FORMAT_SOLANA', (index) => `m/44'/501'/${index}'/0'`),
  bitcoin: onSecp256k1(
    'ADDRESS_FORMAT_BITCOIN_MAINNET_P2WPKH',
    (index) => `m/84'/0'/0'/0/${index}`,
  ),
  'bitcoin-taproot': onSecp256k1(
    'ADDRESS_FORMAT_BITCOIN_MAINNET_P2TR',
    (index) => `m/86'/0'/0'/0/${index}`,
  ),
  'bitcoin-legacy': onSecp256k1(
    'ADDRESS_FORMAT_BITCOIN_MAINNET_P2PKH',
    (index) => `m/44'/0'/0'/0/${index}`,
  ),
  cosmos: onSecp256k1('ADDRESS_FORMAT_COSMOS', (index) => `m/44'/118'/0'/0/${index}`),
  sei: onSecp256k1('ADDRESS_FORMAT_SEI', (index) => `m/44'/118'/0'/0/${index}`),
  tron: onSecp256k1('ADDRESS_FORMAT_TRON', (index) => `m/44'/195'/0'/0/${index}`),
  dogecoin: onSecp256k1('ADDRESS_FORMAT_DOGE_MAINNET', (index) => `m/44'/3'/0'/0/${index}`),
  xrp: onSecp256k1('ADDRESS_FORMAT_XRP', (index) => `m/44'/144'/0'/0/${index}`),
  sui: onEd25519('ADDRESS_FORMAT_SUI', (index) => `m/44'/784'/${index}'/0'/0'`),
  aptos: onEd25519('ADDRESS_FORMAT_APTOS', (index) => `m/44'/637'/${index}'/0'/0'`),
  stellar: onEd25519('ADDRESS_FORMAT_XLM', (index) => `m/44'/148'/${index}'`),
} as const satisfies Readonly<Record<Chain, Format>>

/**
 * An account to make: the first one of a chain by its name, a later one with its number, or anything the service takes.
 *
 * @example 'ethereum'
 * @example { chain: 'solana', index: 1, name: 'Savings' }
 */
export type NewAccount =
  | Chain
  | {
      readonly chain: Chain
      /** @default 0 */
      readonly index?: number | undefined
      readonly name?: string | undefined
    }
  | WalletAccountParams

/**
 * Says it as the service takes it.
 *
 * Spec: Other named resources › Wallet account parameters.
 *
 * @throws OptionInvalidError `OPTION_INVALID` for a chain that has no row, or a number that no path takes.
 * @example
 * await kit.submit('createWallet', { walletName: 'Main', accounts: [paramsFromNewAccount('solana')] })
 */
export function paramsFromNewAccount(account: NewAccount): WalletAccountParams {
  if (typeof account === 'object' && 'path' in account) return account
  const {
    chain,
    index = 0,
    name,
  }: Exclude<NewAccount, string | WalletAccountParams> = typeof account === 'string'
    ? { chain: account }
    : account
  if (!Object.hasOwn(formats, chain))
    throw new OptionInvalidError({
      details: `A chain is one of ${Object.keys(formats).join(', ')}.`,
    })
  if (!Number.isInteger(index) || index < 0 || index >= 2 ** 31)
    throw new OptionInvalidError({ details: 'An index is a whole number from 0 to 2147483647.' })
  const { path, ...format } = formats[chain]
  return {
    ...format,
    pathFormat: 'PATH_FORMAT_BIP32',
    path: path(index),
    ...(name === undefined ? {} : { name }),
  }
}

function onSecp256k1(addressFormat: string, path: Format['path']): Format {
  return { curve: 'CURVE_SECP256K1', addressFormat, path }
}

function onEd25519(addressFormat: string, path: Format['path']): Format {
  return { curve: 'CURVE_ED25519', addressFormat, path }
}
