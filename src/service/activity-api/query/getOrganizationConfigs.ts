import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import { featuresOf } from '../organizations/featuresOf.ts'
import type { CallContext } from '../requireCaller.ts'

/** Answers the features of an organization, and how many of which root users it takes to do anything. */
export const getOrganizationConfigs: Handler<
  QueryEndpoints['getOrganizationConfigs'],
  CallContext
> = async (_body, { parts, organizationId }) => {
  const organization = await parts.store.first('organizations', { id: organizationId })
  const roots = await parts.store.find('users', { organizationId, role: 'root' })
  return {
    configs: {
      features: await featuresOf(parts.store, organizationId),
      quorum: {
        threshold: organization?.rootQuorumThreshold ?? 1,
        userIds: roots.map(({ id }) => id),
      },
    },
  }
}
