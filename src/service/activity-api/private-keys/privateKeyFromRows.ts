import type { PrivateKey } from '../../../wire/fields/privateKey.ts'
import type {
  PrivateKeyAddressRow,
  PrivateKeyRow,
  TaggedPrivateKeyRow,
} from '../../store/walletRows.ts'
import { timestampFromMs } from '../../timestampFromMs.ts'

/** What is public of a private key, as the wire has it. */
export function privateKeyFromRows(
  row: PrivateKeyRow,
  addresses: readonly PrivateKeyAddressRow[],
  tags: readonly TaggedPrivateKeyRow[],
): PrivateKey {
  return {
    privateKeyId: row.id,
    publicKey: row.publicKey,
    privateKeyName: row.name,
    curve: row.curve,
    addresses: addresses.map(({ addressFormat, address }) => ({ format: addressFormat, address })),
    privateKeyTags: tags.map(({ privateKeyTagId }) => privateKeyTagId),
    createdAt: timestampFromMs(row.createdAtMs),
    updatedAt: timestampFromMs(row.updatedAtMs),
    exported: row.isExported,
    imported: row.isImported,
  }
}
