import { activityOf, type CallOptions, type Reply, type TestApi } from './activityApi.ts'

/** An account as most tests want it. */
export const ethereumAccount = {
  curve: 'CURVE_SECP256K1',
  pathFormat: 'PATH_FORMAT_BIP32',
  path: "m/44'/60'/0'/0/0",
  addressFormat: 'ADDRESS_FORMAT_ETHEREUM',
} as const

/** The same at another index. */
export function ethereumAccountAt(index: number) {
  return { ...ethereumAccount, path: `m/44'/60'/${index}'/0/0` }
}

export const solanaAccount = {
  curve: 'CURVE_ED25519',
  pathFormat: 'PATH_FORMAT_BIP32',
  path: "m/44'/501'/0'/0'",
  addressFormat: 'ADDRESS_FORMAT_SOLANA',
} as const

/** The one object that the result of an activity holds. */
export function resultOf(reply: Reply): Record<string, unknown> {
  const [result] = Object.values(activityOf(reply).result)
  return Object(result)
}

/** A member of a result that is a list of texts. */
export function textsOf(reply: Reply, member: string): readonly string[] {
  return Array.from(Object(resultOf(reply)[member]), String)
}

/** A wallet, as the root user makes it. */
export async function makeWallet(
  kit: TestApi,
  accounts: readonly object[] = [ethereumAccount],
  call: CallOptions = { key: kit.root.key },
): Promise<{ readonly walletId: string; readonly addresses: readonly string[] }> {
  const reply = await kit.submit('createWallet', { walletName: 'Main', accounts }, call)
  return {
    walletId: String(resultOf(reply).walletId),
    addresses: textsOf(reply, 'addresses'),
  }
}

/** A private key, as the root user makes it. */
export async function makePrivateKey(
  kit: TestApi,
  more: object = {},
  call: CallOptions = { key: kit.root.key },
): Promise<{ readonly privateKeyId: string; readonly addresses: readonly string[] }> {
  const one = {
    privateKeyName: 'Treasury',
    curve: 'CURVE_SECP256K1',
    privateKeyTags: [],
    addressFormats: ['ADDRESS_FORMAT_ETHEREUM'],
    ...more,
  }
  const reply = await kit.submit('createPrivateKeys', { privateKeys: [one] }, call)
  const [made] = Array.from(Object(resultOf(reply).privateKeys))
  return {
    privateKeyId: String(Object(made).privateKeyId),
    addresses: Array.from(Object(Object(made).addresses), (each) => String(Object(each).address)),
  }
}

/** The accounts of the organization, or of one wallet, in the order in which they were made. */
export async function accountsOf(
  kit: TestApi,
  body: Record<string, unknown> = {},
  call: CallOptions = {},
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const reply = await kit.query('listWalletAccounts', body, call)
  return Array.from(Object(Object(reply.body).accounts), (each) => Object(each))
}
