import { listFrom, recordFrom } from '../params.ts'
import { failure } from '../providerError.ts'
import type { Methods } from './method.ts'

/** Who is connected: EIP-1102, and permissions (EIP-2255). */
export const accountMethods: Methods = {
  eth_requestAccounts: ({ connection }) => connection.connect(),
  eth_accounts: ({ connection }) => connection.addresses(),
  eth_coinbase: async ({ connection }) => (await connection.addresses())[0] ?? null,
  wallet_requestPermissions: async (context, params) => {
    requireAccounts(params)
    return permissions(await context.connection.connect())
  },
  wallet_getPermissions: async (context) => permissions(await context.connection.addresses()),
  wallet_revokePermissions: async ({ connection }, params) => {
    requireAccounts(params)
    connection.revoke()
    return null
  },
}

/** Accounts are the one thing that there is to permit. */
function requireAccounts(params: unknown): void {
  const names = Object.keys(recordFrom('params[0]', listFrom(params)[0]))
  const other = names.find((name) => name !== 'eth_accounts')
  if (other !== undefined)
    throw failure('unsupportedMethod', `The permission ${other} is not supported.`)
}

function permissions(addresses: readonly string[]) {
  if (addresses.length === 0) return []
  const invoker = globalThis.location?.origin ?? ''
  const caveats = [{ type: 'restrictReturnedAccounts', value: addresses }]
  return [{ invoker, parentCapability: 'eth_accounts', caveats }]
}
