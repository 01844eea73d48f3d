import * as v from 'valibot'
import { APP_PROOF_TYPES } from '../../../wire/fields/appProof.ts'
import { keyAddress } from '../../../wire/fields/privateKey.ts'
import { walletResult } from '../../../wire/fields/walletResult.ts'
import { olderVersions } from '../../../wire/olderVersions.ts'
import { submitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityRow } from '../../store/rows.ts'

/** The payload of a proof, without its time. */
export type AddressClaim = {
  readonly type: 'APP_PROOF_TYPE_ADDRESS_DERIVATION'
  readonly addressDerivationProof: {
    readonly organizationId: string
    readonly walletId?: string
    readonly derivationPath?: string
    readonly address: string
  }
}

const accountsShape = v.object({ accounts: v.array(v.object({ path: v.string() })) })
const newAccountsShape = v.object({ ...accountsShape.entries, walletId: v.string() })
const organizationShape = v.object({ wallet: v.optional(accountsShape) })
const newOrganizationShape = v.object({
  subOrganizationId: v.string(),
  wallet: v.optional(walletResult),
})
const privateKeysShape = v.object({
  privateKeys: v.array(v.object({ addresses: v.array(keyAddress) })),
})
const privateKeyShape = v.object({ addresses: v.array(keyAddress) })

type Reader = (organizationId: string, intent: unknown, result: unknown) => readonly AddressClaim[]

const ofWallet: Reader = (organizationId, intent, result) => {
  const { walletId, addresses } = v.parse(walletResult, result)
  return walletClaims({ organizationId, walletId }, v.parse(accountsShape, intent), addresses)
}

/** What derives addresses, by type. Each reads the paths from the intent, and the addresses from the result, in the same order. */
const readers: Readonly<Record<string, Reader>> = {
  [submitEndpoints.createWallet.type]: ofWallet,
  ACTIVITY_TYPE_IMPORT_WALLET: ofWallet,
  [submitEndpoints.createWalletAccounts.type]: (organizationId, intent, result) => {
    const asked = v.parse(newAccountsShape, intent)
    const { addresses } = v.parse(submitEndpoints.createWalletAccounts.result, result)
    return walletClaims({ organizationId, walletId: asked.walletId }, asked, addresses)
  },
  [submitEndpoints.createSubOrganization.type]: (_parent, intent, result) => {
    const asked = v.parse(organizationShape, intent).wallet
    const { subOrganizationId, wallet } = v.parse(newOrganizationShape, result)
    if (!asked || !wallet) return []
    const { walletId, addresses } = wallet
    return walletClaims({ organizationId: subOrganizationId, walletId }, asked, addresses)
  },
  [submitEndpoints.createPrivateKeys.type]: (organizationId, _intent, result) =>
    v
      .parse(privateKeysShape, result)
      .privateKeys.flatMap(({ addresses }) => keyClaims(organizationId, addresses)),
  ACTIVITY_TYPE_IMPORT_PRIVATE_KEY: (organizationId, _intent, result) =>
    keyClaims(organizationId, v.parse(privateKeyShape, result).addresses),
}

/** One claim for each address that an activity derived, in the order of its answer. */
export function addressClaims(row: ActivityRow): readonly AddressClaim[] {
  const [intent] = Object.values(row.intent)
  const [result] = Object.values(row.result)
  const older = olderVersions.find(({ type }) => type === row.type)
  const type = older ? submitEndpoints[older.name].type : row.type
  return readers[type]?.(row.organizationId, intent, result) ?? []
}

function walletClaims(
  wallet: { readonly organizationId: string; readonly walletId: string },
  { accounts }: v.InferOutput<typeof accountsShape>,
  addresses: readonly string[],
): readonly AddressClaim[] {
  return addresses.map((address, i) => ({
    type: APP_PROOF_TYPES.addressDerivation,
    addressDerivationProof: { ...wallet, derivationPath: accounts[i]?.path ?? '', address },
  }))
}

/** The address of a key that no wallet has stands alone. */
function keyClaims(
  organizationId: string,
  addresses: readonly v.InferOutput<typeof keyAddress>[],
): readonly AddressClaim[] {
  return addresses.map(({ address }) => ({
    type: APP_PROOF_TYPES.addressDerivation,
    addressDerivationProof: { organizationId, address },
  }))
}
