import type { CredentialRow } from '../../store/rows.ts'

const WALLET_TYPES: readonly CredentialRow['type'][] = [
  'CREDENTIAL_TYPE_API_KEY_SECP256K1',
  'CREDENTIAL_TYPE_API_KEY_ED25519',
]

/** Tells whether a key is of a curve that external wallets sign with. Such keys are public: they stand on chains. */
export function isWalletKey({ type }: Pick<CredentialRow, 'type'>): boolean {
  return WALLET_TYPES.includes(type)
}
