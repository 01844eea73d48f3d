import { signMessage, signTypedData } from '../../core/wallet/signing/actions.ts'
import { bytesFromHex } from '../../lib/hex.ts'
import { isRecord } from '../../lib/isRecord.ts'
import { wholeNumberFrom } from '../../lib/wholeNumber.ts'
import { invalid, listFrom, requiredHex, textFrom } from '../params.ts'
import { failure } from '../providerError.ts'
import type { MethodContext, Methods } from './method.ts'
import { settled } from './settled.ts'

/** What asks for a signature of something that is no transaction. */
export const signingMethods: Methods = {
  personal_sign: async ({ kit, connection }, params) => {
    const [given, address] = inOrder(listFrom(params), 1)
    const message = messageFrom(textFrom('the message', given))
    const account = await connection.account(addressFrom(address))
    return settled(kit, await signMessage(kit, { account, message })).signature
  },
  eth_signTypedData_v4: (context, params) => signTyped(context, params),
  eth_signTypedData_v3: (context, params) => signTyped(context, params, requireSameInVersion3),
  // a list of names and values without a domain: whoever has its signature may use it anywhere
  eth_signTypedData: () => {
    throw failure(
      'unsupportedMethod',
      'eth_signTypedData is not supported, as it names no domain: use eth_signTypedData_v4.',
    )
  },
  // a hash that nobody can read, and that may be a transaction
  eth_sign: () => {
    throw failure('unsupportedMethod', 'eth_sign is not supported: use personal_sign.')
  },
}

async function signTyped(
  context: MethodContext,
  params: unknown,
  require: (typedData: string | object) => Promise<void> = async () => undefined,
): Promise<string> {
  const [address, typedData] = inOrder(listFrom(params), 0)
  if (typeof typedData !== 'string' && !isRecord(typedData))
    throw invalid('the typed data must be JSON')
  await require(typedData)
  requireChain(context, typedData)
  const account = await context.connection.account(addressFrom(address))
  return settled(context.kit, await signTypedData(context.kit, { account, typedData })).signature
}

/**
 * Both parameters in their order: pages swap them, and the one that has the shape of an address is the address. Where both
 * have it, they stand as they should.
 */
function inOrder(params: readonly unknown[], addressAt: 0 | 1): readonly unknown[] {
  const [one, other] = params
  const isSwapped = !isAddress(params[addressAt]) && isAddress(params[1 - addressAt])
  return isSwapped ? [other, one] : params
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value)
}

/** Where both versions sign the same, version 3 is served as version 4. */
async function requireSameInVersion3(typedData: string | object): Promise<void> {
  const { isAlikeInVersion3 } = await import('../../core/wallet/signing/isAlikeInVersion3.ts')
  if (!isAlikeInVersion3(typedData))
    throw invalid('version 3 signs no lists and no missing structs: use eth_signTypedData_v4')
}

/** EIP-712: a wallet refuses to sign for another chain than it is on. */
function requireChain({ chains }: MethodContext, typedData: string | object): void {
  const read = typeof typedData === 'string' ? jsonFrom(typedData) : typedData
  const domain = isRecord(read) && isRecord(read.domain) ? read.domain : {}
  const { chainId } = domain
  if (chainId === undefined || chainId === null) return
  const number = typeof chainId === 'bigint' ? chainId : wholeNumberFrom(chainId)
  const own = BigInt(chains.idHex())
  if (number === null) throw invalid('the chainId of the typed data is no number')
  if (number !== own) throw invalid(`the typed data is for the chain ${number}, and this is ${own}`)
}

/** Hex with 0x is bytes; everything else is the text itself. */
function messageFrom(text: string): string | Uint8Array {
  return (text.startsWith('0x') ? bytesFromHex(text.slice(2)) : null) ?? text
}

function addressFrom(value: unknown): string {
  return requiredHex('the address', value, 20)
}

function jsonFrom(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // whoever signs it says what is wrong
  }
}
