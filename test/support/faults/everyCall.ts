import { queryEndpoints } from '../../../src/wire/queryEndpoints.ts'
import type { Clients, FaultStage } from './faultStage.ts'
import { organizationCalls } from './organizationCalls.ts'
import { proxyCalls } from './proxyCalls.ts'
import { submitCalls } from './submitCalls.ts'

/** One call, all that it needs made ready: asked for with the clients of a line. */
type Call = (clients: Clients) => Promise<unknown>
export type CallTable = Readonly<Record<string, (stage: FaultStage) => Promise<Call>>>

type QueryName = keyof typeof queryEndpoints

const queryCalls: CallTable = {
  whoami: asking('whoami'),
  getUser: asking('getUser'),
  getOauthProviders: asking('getOauthProviders'),
  listSuborgs: asking('listSuborgs'),
  listVerifiedSuborgs: asking('listVerifiedSuborgs'),
  getAuthenticators: asking('getAuthenticators'),
  getApiKeys: asking('getApiKeys'),
  listActivities: asking('listActivities'),
  listUsers: asking('listUsers'),
  listUserTags: asking('listUserTags'),
  getActivity: async (stage) => {
    const someone = await stage.person()
    const { organizationId, key } = someone
    const { activities, queries: clean } = stage.clean
    await activities.submit(someone, 'stampLogin', { publicKey: key.publicKeyHex })
    const all = await clean.query(key, queryEndpoints.listActivities, { organizationId })
    const activityId = all.activities[0]?.id ?? ''
    return ({ queries }) =>
      queries.query(key, queryEndpoints.getActivity, { organizationId, activityId })
  },
}

/** Asks as a person about that person. */
function asking(name: Exclude<QueryName, 'getActivity'>): CallTable[string] {
  return async (stage) => {
    const { key, organizationId, userId } = await stage.person()
    return ({ queries }) => queries.query(key, queryEndpoints[name], { organizationId, userId })
  }
}

/** Every call that a client can make, by the client and its name, and whether it may go out again by itself. */
export const everyCall = [
  ...rowsOf('proxy', proxyCalls, (name) => name === 'account' || name === 'walletKitConfig'),
  ...rowsOf('submit', { ...submitCalls, ...organizationCalls }, () => true),
  ...rowsOf('query', queryCalls, () => true),
]

function rowsOf(client: string, table: CallTable, mayRepeat: (name: string) => boolean) {
  return Object.entries(table).map(([name, prepare]) => ({
    name: `${client} ${name}`,
    prepare,
    isRepeatable: mayRepeat(name),
  }))
}
