import type { QueryEndpoints } from '../../wire/queryEndpoints.ts'
import type { HandlersOf } from '../http/handler.ts'
import { getActivity } from './query/getActivity.ts'
import { getApiKeys } from './query/getApiKeys.ts'
import { getAuthenticators } from './query/getAuthenticators.ts'
import { getOauthProviders } from './query/getOauthProviders.ts'
import { getUser } from './query/getUser.ts'
import { listActivities } from './query/listActivities.ts'
import { listSuborgs, listVerifiedSuborgs } from './query/listSuborgs.ts'
import { listUsers } from './query/listUsers.ts'
import { listUserTags } from './query/listUserTags.ts'
import { whoami } from './query/whoami.ts'
import type { CallContext } from './requireCaller.ts'

/** What answers each query. */
export const queryHandlers: HandlersOf<QueryEndpoints, CallContext> = {
  whoami,
  getUser,
  getOauthProviders,
  listSuborgs,
  listVerifiedSuborgs,
  getActivity,
  listActivities,
  getAuthenticators,
  getApiKeys,
  listUsers,
  listUserTags,
}
