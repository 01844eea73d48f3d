import type { PrivateKeyRow } from '../store/walletRows.ts'

/** What the sealed phrase is bound to, so that it opens in its own row only. */
export function walletSealContext(organizationId: string, walletId: string): string {
  return `wallet\n${organizationId}\n${walletId}`
}

/** So that the key opens in its own row only. */
export function privateKeySealContext({
  organizationId,
  id,
}: Pick<PrivateKeyRow, 'organizationId' | 'id'>): string {
  return `privateKey\n${organizationId}\n${id}`
}
