import { queryEndpoints } from '../../../src/wire/queryEndpoints.ts'
import { bundleCalls } from './bundleCalls.ts'
import { chainCalls } from './chainCalls.ts'
import type { Clients, FaultStage } from './faultStage.ts'
import { furtherQueries } from './furtherQueries.ts'
import { organizationCalls } from './organizationCalls.ts'
import { policyCalls } from './policyCalls.ts'
import { proxyCalls } from './proxyCalls.ts'
import { settingCalls } from './settingCalls.ts'
import { submitCalls } from './submitCalls.ts'
import { walletCalls } from './walletCalls.ts'

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

const mayRepeatProxy = (name: string) => name === 'account' || name === 'walletKitConfig'

/** What a login and its neighbours call, and one call of each further kind: a vote, a secret, a transaction, an end. */
export const commonCalls = [
  ...rowsOf('proxy', proxyCalls, mayRepeatProxy),
  ...rowsOf('submit', { ...submitCalls, ...organizationCalls }),
  ...rowsOf('submit', pick(policyCalls, 'approveActivity')),
  ...rowsOf('submit', pick(bundleCalls, 'importWallet')),
  ...rowsOf('submit', pick(chainCalls, 'ethSendTransactionV2')),
  ...rowsOf('submit', pick(settingCalls, 'deleteSubOrganization')),
  ...rowsOf('query', queryCalls),
]

/** Every call that a client can make, by the client and its name, and whether it may go out again by itself. */
export const everyCall = [
  ...rowsOf('proxy', proxyCalls, mayRepeatProxy),
  ...rowsOf('submit', {
    ...submitCalls,
    ...organizationCalls,
    ...walletCalls,
    ...bundleCalls,
    ...policyCalls,
    ...chainCalls,
    ...settingCalls,
  }),
  ...rowsOf('query', { ...queryCalls, ...furtherQueries }),
]

export type CallRow = (typeof everyCall)[number]

function pick(table: CallTable, name: string): CallTable {
  const prepare = table[name]
  return prepare ? { [name]: prepare } : {}
}

function rowsOf(
  client: string,
  table: CallTable,
  mayRepeat: (name: string) => boolean = () => true,
) {
  return Object.entries(table).map(([name, prepare]) => ({
    name: `${client} ${name}`,
    prepare,
    isRepeatable: mayRepeat(name),
  }))
}
