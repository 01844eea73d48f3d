import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import { bounds } from '../../limits/limits.ts'
import type { Reads } from '../../store/store.ts'
import { requireName, requireShort } from '../organizations/requireName.ts'
import { requireRoom } from '../organizations/requireRoom.ts'
import type { CallContext } from '../requireCaller.ts'

/** Longest notes, in UTF-16 units. Ours. */
const MAX_NOTES_LENGTH = 5000

/**
 * Keeps the interface of a contract: policies read calls by it, and failures are told in its words.
 *
 * Ours: several may be kept for one address; the newest one counts. All of an organization have at most a million characters.
 */
export const createSmartContractInterface: ActivityHandler<
  SubmitEndpoints['createSmartContractInterface'],
  CallContext
> = async (parameters, { parts, organizationId, nowMs }) => {
  const { smartContractAddress: address, smartContractInterface: interfaceText } = parameters
  requireName(parameters.label, 'parameters.label')
  requireShort(parameters.notes ?? '', 'parameters.notes', MAX_NOTES_LENGTH)
  const isEthereum = parameters.type === 'SMART_CONTRACT_INTERFACE_TYPE_ETHEREUM'
  const type = isEthereum ? 'ETHEREUM' : 'SOLANA'
  // Loaded when first asked for, as everything that knows chains.
  const { requireInterface } = await import('../smart-contracts/requireInterface.ts')
  const addressKey = await requireInterface({ type, address, interfaceText })
  const row = {
    id: parts.newId(),
    organizationId,
    type,
    address,
    addressKey,
    interfaceText,
    label: parameters.label,
    notes: parameters.notes ?? '',
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
  } as const
  return async (tx) => {
    await requireRoom(tx, organizationId, 'smartContractInterfaces', 1)
    await requireRoomForText(tx, organizationId, interfaceText)
    await tx.insert('smartContractInterfaces', row)
    return { smartContractInterfaceId: row.id }
  }
}

/** @throws Refusal `REQUEST_INVALID`. */
async function requireRoomForText(
  reads: Reads,
  organizationId: string,
  { length }: string,
): Promise<void> {
  const most = bounds.interfaceCharactersPerOrganization
  const stored = await reads.measure('smartContractInterfaces', { organizationId })
  if (stored.reduce((sum, { bytes }) => sum + bytes, length) > most)
    throw new Refusal('REQUEST_INVALID', {
      details: `the smart contract interfaces of an organization can have at most ${most} characters in all`,
    })
}
