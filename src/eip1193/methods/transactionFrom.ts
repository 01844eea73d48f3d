import type {
  AccessListEntry,
  EthereumTransaction,
  SignedAuthorization,
} from '../../core/wallet/sending/ethereumTransaction.ts'
import {
  amountFrom,
  hexFrom,
  invalid,
  manyFrom,
  quantityFrom,
  receiverFrom,
  recordFrom,
  requiredHex,
  requiredQuantity,
} from '../params.ts'

const MOST_NONCE = BigInt(Number.MAX_SAFE_INTEGER)

/** Reads a transaction as nodes and wallets write it (execution API). @throws ProviderRpcError -32602 */
export function transactionFrom(
  given: Readonly<Record<string, unknown>>,
  caip2: string,
): EthereumTransaction {
  const chainId = quantityFrom('chainId', given.chainId)
  if (chainId !== undefined && `eip155:${chainId}` !== caip2)
    throw invalid(`the transaction is for the chain ${chainId}, and this is ${caip2}`)
  const nonce = quantityFrom('nonce', given.nonce)
  // rounded, it would be that of another transaction
  if (nonce !== undefined && nonce > MOST_NONCE)
    throw invalid('nonce is larger than any account has')
  const data = dataFrom(given)
  return {
    caip2,
    to: receiverFrom(given.to, data),
    value: amountFrom('value', given.value),
    data,
    nonce: nonce === undefined ? undefined : Number(nonce),
    gas: quantityFrom('gas', given.gas ?? given.gasLimit),
    gasPrice: quantityFrom('gasPrice', given.gasPrice),
    maxFeePerGas: quantityFrom('maxFeePerGas', given.maxFeePerGas),
    maxPriorityFeePerGas: quantityFrom('maxPriorityFeePerGas', given.maxPriorityFeePerGas),
    accessList: manyFrom('accessList', given.accessList, accessFrom),
    authorizationList: manyFrom('authorizationList', given.authorizationList, authorizationFrom),
  }
}

/** Two names for one thing: where both are there they must agree. */
function dataFrom({ data, input }: Readonly<Record<string, unknown>>): string | undefined {
  const one = hexFrom('data', data)
  const other = hexFrom('input', input)
  if (one !== undefined && other !== undefined && one.toLowerCase() !== other.toLowerCase())
    throw invalid('data and input must be the same')
  return one ?? other
}

function accessFrom(value: unknown): AccessListEntry {
  const { address, storageKeys } = recordFrom('accessList', value)
  const keyFrom = (key: unknown) => requiredHex('storageKeys', key, 32)
  return {
    address: requiredHex('accessList', address, 20),
    storageKeys: manyFrom('storageKeys', storageKeys, keyFrom) ?? [],
  }
}

function authorizationFrom(value: unknown): SignedAuthorization {
  const given = recordFrom('authorizationList', value)
  const number = (name: string) => requiredQuantity(name, given[name])
  return {
    address: requiredHex('authorizationList', given.address, 20),
    chainId: number('chainId'),
    nonce: number('nonce'),
    yParity: number('yParity'),
    r: number('r'),
    s: number('s'),
  }
}
