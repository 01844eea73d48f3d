import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import { removeOrganization } from '../organizations/removeOrganization.ts'
import type { CallContext } from '../requireCaller.ts'

/**
 * Ends the sub-organization that the request names, with all that is in it: users, keys and sessions, wallets, records.
 *
 * Spec: delete_wallet_accounts › deleteWithoutExport, for all of them at once.
 * Ours: what stays is the record of this very activity. An organization of its own cannot end itself.
 *
 * @throws Refusal `REQUEST_NOT_AUTHORIZED`, `WALLET_NOT_EXPORTED` or `PRIVATE_KEY_NOT_EXPORTED`.
 */
export const deleteSubOrganization: ActivityHandler<
  SubmitEndpoints['deleteSubOrganization'],
  CallContext
> =
  async ({ deleteWithoutExport = false }, { organizationId, activityId }) =>
  async (tx) => {
    const organization = await tx.first('organizations', { id: organizationId })
    if (!organization) throw new Refusal('ORGANIZATION_NOT_FOUND')
    if (organization.parentId === null)
      throw new Refusal('REQUEST_NOT_AUTHORIZED', {
        details: 'only a sub-organization can be deleted',
      })
    if (!deleteWithoutExport) {
      const unexported = { organizationId, isExported: false }
      if (await tx.first('wallets', unexported)) throw new Refusal('WALLET_NOT_EXPORTED')
      if (await tx.first('privateKeys', unexported)) throw new Refusal('PRIVATE_KEY_NOT_EXPORTED')
    }
    await removeOrganization(tx, organizationId, activityId ?? '')
    return { subOrganizationUuid: organizationId }
  }
