import { findSigner, type Signer } from '../../activity-api/wallets/findSigner.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Reads } from '../../store/store.ts'
import type { PrivateKeyRow, WalletAccountRow, WalletRow } from '../../store/walletRows.ts'
import { bool, list, string, struct } from '../language/policyType.ts'
import { type PolicyValue, recordOf } from '../language/policyValue.ts'
import type { Keyword, Subject, View } from './keyword.ts'

const walletType = struct({ id: string, imported: bool, exported: bool, label: string })

/** The wallet that something is done to, or whose key signs. */
export const wallet: Keyword = {
  type: walletType,
  load: async (reads, { organizationId }, view) => {
    const row = await walletOf(reads, organizationId, view)
    return row && walletValue(row)
  },
}

/** All wallets that the activity names by their ids. */
export const wallets: Keyword = {
  type: list(walletType),
  load: async (reads, { organizationId, intent }) => {
    const ids: readonly unknown[] = Array.isArray(intent.walletIds)
      ? intent.walletIds
      : [intent.walletId]
    if (!ids.every((id) => typeof id === 'string')) return undefined
    // one question, for this is asked anew for each wallet
    const rows = await reads.find('wallets', { organizationId })
    const byId = new Map(rows.map((row) => [row.id, row]))
    const values: PolicyValue[] = []
    for (const id of ids) {
      const row = byId.get(id)
      if (!row) return undefined
      values.push(walletValue(row))
    }
    return values
  },
}

/** The account of a wallet that something is done to, or whose key signs. */
export const walletAccount: Keyword = {
  type: struct({ address: string }),
  load: async (reads, { organizationId }, view) => {
    const row = await accountOf(reads, organizationId, view)
    return row && recordOf({ address: row.address })
  },
}

/** The private key that something is done to, or that signs. */
export const privateKey: Keyword = {
  type: struct({ id: string, tags: list(string), imported: bool, exported: bool, label: string }),
  load: async (reads, { organizationId }, view) => {
    const row = await privateKeyOf(reads, organizationId, view)
    if (!row) return undefined
    const tags = await reads.find('taggedPrivateKeys', { organizationId, privateKeyId: row.id })
    return recordOf({
      id: row.id,
      tags: tags.map(({ privateKeyTagId }) => privateKeyTagId),
      imported: row.isImported,
      exported: row.isExported,
      label: row.name,
    })
  },
}

function walletValue({ id, isImported, isExported, name }: WalletRow): PolicyValue {
  return recordOf({ id, imported: isImported, exported: isExported, label: name })
}

type OrganizationId = Subject['organizationId']

async function walletOf(
  reads: Reads,
  organizationId: OrganizationId,
  view: View,
): Promise<WalletRow | undefined> {
  const account = await accountOf(reads, organizationId, view)
  const id = account?.walletId ?? (view.target?.kind === 'wallet' ? view.target.id : undefined)
  return id === undefined ? undefined : reads.first('wallets', { id, organizationId })
}

async function accountOf(
  reads: Reads,
  organizationId: OrganizationId,
  { target }: View,
): Promise<WalletAccountRow | undefined> {
  if (target?.kind === 'account')
    return reads.first('walletAccounts', { id: target.id, organizationId })
  const signer = await signerOf(reads, organizationId, target)
  return signer?.kind === 'account' ? signer.account : undefined
}

async function privateKeyOf(
  reads: Reads,
  organizationId: OrganizationId,
  { target }: View,
): Promise<PrivateKeyRow | undefined> {
  if (target?.kind === 'privateKey')
    return reads.first('privateKeys', { id: target.id, organizationId })
  const signer = await signerOf(reads, organizationId, target)
  return signer?.kind === 'privateKey' ? signer.privateKey : undefined
}

/** The key that signs; undefined for one of another organization just as for none. */
export async function signerOf(
  reads: Reads,
  organizationId: OrganizationId,
  target: View['target'],
): Promise<Signer | undefined> {
  if (target?.kind !== 'signer') return undefined
  try {
    return await findSigner(reads, organizationId, target.id)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'SIGNER_NOT_FOUND') return undefined
    throw error
  }
}
