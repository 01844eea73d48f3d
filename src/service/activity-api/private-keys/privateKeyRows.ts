import { hexFromBytes } from '../../../lib/hex.ts'
import type { ParametersOf } from '../../../wire/activity.ts'
import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import { Refusal } from '../../http/refusal.ts'
import type { PrivateKeyAddressRow, PrivateKeyRow } from '../../store/walletRows.ts'
import { takeTurn } from '../../takeTurn.ts'
import { addressOf } from '../../wallets/addressFormats.ts'
import { newPrivateKey, publicKeysOf } from '../../wallets/keyPairs.ts'
import { sealPrivateKey } from '../../wallets/privateKeySeal.ts'
import { requireName } from '../organizations/requireName.ts'
import type { CallContext } from '../requireCaller.ts'

type Params = ParametersOf<SubmitEndpoints['createPrivateKeys']>['privateKeys'][number]

/** A key, sealed, with its addresses. */
export type NewPrivateKey = {
  readonly row: PrivateKeyRow
  readonly addresses: readonly PrivateKeyAddressRow[]
  readonly tagIds: readonly string[]
}

/** Where a key comes from. */
type Origin = {
  readonly isImported: boolean
  /** Where it stands in the request, for refusals. */
  readonly path: string
}

/** Addresses that are written in one turn of the event loop: some of them take two milliseconds. */
const ADDRESSES_PER_TURN = 2

/**
 * Makes a key of one that was asked for.
 *
 * @param path - where it stands in the request, for refusals.
 * @throws Refusal `REQUEST_INVALID`.
 */
export async function newPrivateKeyRows(
  context: CallContext,
  params: Params,
  path: string,
): Promise<NewPrivateKey> {
  const privateKey = newPrivateKey(params.curve)
  const made = await privateKeyRows(context, params, privateKey, { isImported: false, path })
  privateKey.fill(0)
  return made
}

/**
 * The rows of a key.
 *
 * @param privateKey - of that curve.
 * @throws Refusal `REQUEST_INVALID`.
 */
export async function privateKeyRows(
  { parts, organizationId, nowMs }: CallContext,
  { privateKeyName, curve, addressFormats, privateKeyTags }: Params,
  privateKey: Uint8Array,
  { isImported, path }: Origin,
): Promise<NewPrivateKey> {
  requireName(privateKeyName, `${path}.privateKeyName`)
  requireDistinct(addressFormats, `${path}.addressFormats`)
  requireDistinct(privateKeyTags, `${path}.privateKeyTags`)
  const id = parts.newId()
  const keys = publicKeysOf(privateKey, curve)
  const addresses: PrivateKeyAddressRow[] = []
  for (const [i, addressFormat] of addressFormats.entries()) {
    if (i % ADDRESSES_PER_TURN === ADDRESSES_PER_TURN - 1) await takeTurn()
    addresses.push({
      id: parts.newId(),
      organizationId,
      privateKeyId: id,
      addressFormat,
      address: addressOf(keys, curve, addressFormat, `${path}.addressFormats.${i}`),
      createdAtMs: nowMs,
    })
  }
  const sealedKey = await sealPrivateKey(parts, privateKey, { organizationId, id })
  const row = {
    id,
    organizationId,
    name: privateKeyName,
    curve,
    publicKey: hexFromBytes(keys.publicKey),
    sealedKey,
    isExported: false,
    isImported,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
  }
  return { row, addresses, tagIds: privateKeyTags }
}

function requireDistinct(list: readonly string[], path: string): void {
  if (new Set(list).size !== list.length)
    throw new Refusal('REQUEST_INVALID', { details: `${path} has an entry twice` })
}
