import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import { createBytesPause } from '../../limits/createBytesPause.ts'
import { bounds } from '../../limits/limits.ts'
import type { CallContext } from '../requireCaller.ts'
import { interfaceFromRow } from '../smart-contracts/interfaceFromRow.ts'

/**
 * Answers the interfaces of an organization in the order of their making.
 *
 * Ours: an organization that stored more than 1 MiB before that was bounded gets the newest ones whole, as far as they fit,
 * and the others with an empty interface; `get_smart_contract_interface` answers them whole. Each is read when its turn
 * comes, so that they are not in memory together.
 *
 * @throws Refusal `RATE_LIMIT_EXCEEDED` when lists have read too many bytes of the organization lately.
 */
export const listSmartContractInterfaces: Handler<
  QueryEndpoints['listSmartContractInterfaces'],
  CallContext
> = async (_request, { parts: { store, costs }, organizationId }) => {
  const measured = await store.measure('smartContractInterfaces', { organizationId })
  const total = measured.reduce((sum, one) => sum + one.bytes, 0)
  costs.require('listedBytesPerOrganization', organizationId, total)
  let left: number = bounds.pageBytes
  const whole = new Set<string>()
  for (const { id, bytes } of measured.toReversed()) {
    if (bytes > Math.max(left, bounds.smallActivityBytes)) continue
    left -= bytes
    whole.add(id)
  }
  const pause = createBytesPause()
  const smartContractInterfaces: ReturnType<typeof interfaceFromRow>[] = []
  for (const { id, bytes } of measured) {
    await pause(bytes)
    const row = await store.first('smartContractInterfaces', { id, organizationId })
    if (!row) continue
    const one = interfaceFromRow(row)
    smartContractInterfaces.push(whole.has(id) ? one : { ...one, smartContractInterface: '' })
  }
  await pause(bounds.bytesPerTurn)
  return { smartContractInterfaces }
}
