import { invalid, quantityFrom } from '../params.ts'

type Given = Readonly<Record<string, unknown>>

const BLOB_FIELDS = [
  'blobVersionedHashes',
  'maxFeePerBlobGas',
  'blobs',
  'commitments',
  'proofs',
  'sidecars',
]
const FEES_OF_NOW = ['maxFeePerGas', 'maxPriorityFeePerGas']

/** The kinds that are signed here, with the fields that each cannot bear: EIP-2718, EIP-2930, EIP-1559, EIP-7702. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  0: [...FEES_OF_NOW, 'accessList', 'authorizationList'],
  1: [...FEES_OF_NOW, 'authorizationList'],
  2: ['gasPrice', 'authorizationList'],
  4: ['gasPrice'],
}

/**
 * The kind that a transaction is asked for by; undefined where its fields alone say it.
 *
 * What would be left out is refused, as another transaction would be signed.
 *
 * @throws ProviderRpcError -32602
 */
export function kindFrom(given: Given): bigint | undefined {
  const has = (name: string) => given[name] !== undefined && given[name] !== null
  const blob = BLOB_FIELDS.find(has)
  if (blob !== undefined) throw invalid(`${blob} is of a transaction with blobs, and none is sent`)
  const fee = FEES_OF_NOW.find(has)
  if (has('gasPrice') && fee !== undefined) throw invalid(`gasPrice does not go with ${fee}`)
  const kind = quantityFrom('type', given.type)
  if (kind === undefined) return undefined
  const foreign = Object.hasOwn(kinds, String(kind)) ? kinds[String(kind)] : undefined
  if (!foreign) throw invalid(`no transaction of type ${kind} is sent: name 0x0, 0x1, 0x2 or 0x4`)
  const other = foreign.find(has)
  if (other !== undefined) throw invalid(`${other} does not go with type ${kind}`)
  if (kind === 4n && !has('authorizationList')) throw invalid('authorizationList is missing')
  return kind
}
