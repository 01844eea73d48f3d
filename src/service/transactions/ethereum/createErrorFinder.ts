import type { ContractAbi } from '../../../crypto/abi/contractAbi.ts'
import type { FindError } from '../../../crypto/abi/revertFromData.ts'
import type { SmartContractInterfaceRow } from '../../store/chainRows.ts'
import type { Reads } from '../../store/store.ts'
import { readKnownAbi } from '../abi/readKnownAbi.ts'

type Known = { readonly addressKey: string; readonly abi: ContractAbi }

/** Characters of interfaces that are read for one failure. Ours: what `readKnownAbi` remembers. */
const MAX_TEXT = 2_000_000

/**
 * Finds errors in the interfaces that an organization has stored, and in those of the organization that owns it: first in
 * that of the contract itself, then in any, since a contract may pass on what another one said.
 */
export async function createErrorFinder(reads: Reads, organizationId: string): Promise<FindError> {
  const known = await knownTo(reads, organizationId)
  return (address, selector) => {
    const own = known.filter(({ addressKey }) => addressKey === address)
    for (const { abi } of [...own, ...known]) {
      const entry = abi.errors.get(selector)
      if (entry) return entry
    }
    return undefined
  }
}

async function knownTo(reads: Reads, organizationId: string): Promise<readonly Known[]> {
  const organization = await reads.first('organizations', { id: organizationId })
  const rows = [...(await newestOf(reads, organizationId))]
  if (organization?.parentId) rows.push(...(await newestOf(reads, organization.parentId)))
  const known: Known[] = []
  let size = 0
  for (const { addressKey, interfaceText } of rows) {
    size += interfaceText.length
    if (size > MAX_TEXT) break
    const abi = await readKnownAbi(interfaceText)
    if (typeof abi !== 'string') known.push({ addressKey, abi })
  }
  return known
}

function newestOf(
  reads: Reads,
  organizationId: string,
): Promise<readonly SmartContractInterfaceRow[]> {
  const where = { organizationId, type: 'ETHEREUM' } as const
  return reads.find('smartContractInterfaces', where, { order: 'desc', limit: 100 })
}
