import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { requireName } from '../organizations/requireName.ts'
import type { CallContext } from '../requireCaller.ts'

/** Gives the organization another name. */
export const updateOrganizationName: ActivityHandler<
  SubmitEndpoints['updateOrganizationName'],
  CallContext
> = async ({ organizationName }, { organizationId }) => {
  requireName(organizationName, 'parameters.organizationName')
  return async (tx) => {
    await tx.update('organizations', { id: organizationId }, { name: organizationName })
    return { organizationId, organizationName }
  }
}
