import type { P256KeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { queryEndpoints } from '../../src/wire/queryEndpoints.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'
import { signupParameters } from '../support/otpSteps.ts'
import { createProxyClient } from '../support/proxyClient.ts'
import type { RunningService } from '../support/startService.ts'
import { ethereumAccount } from '../support/walletSteps.ts'
import { SIGNING } from './signing.ts'

type Facts = RunningService['facts']

/** A call whose rate is compared: on the full service and on the empty one it answers the same number of things. */
export type ScaleCall = {
  readonly name: string
  readonly path: string
  /** True where each body may go out only once. */
  readonly isOnce: boolean
  /** Makes on either service what the call asks for. @returns the n-th body. */
  readonly prepare: (facts: Facts, key: P256KeyPair) => Promise<(n: number) => string>
}

/** As many of its own as a page has, so that both services answer a whole page. */
const PAGE = 10

async function submit(
  facts: Facts,
  key: P256KeyPair,
  name: keyof typeof submitEndpoints,
  parameters: object,
  n = 0,
) {
  const { path } = submitEndpoints[name]
  const client = createProxyClient({ fetch, ...facts })
  const { body } = await client.stamped(path, key, JSON.parse(bodyOf(facts, name, parameters, n)))
  return Object(body).activity
}

function bodyOf(
  { organizationId }: Facts,
  name: keyof typeof submitEndpoints,
  parameters: object,
  n: number,
): string {
  const timestampMs = String(Date.now() - (n % 60_000))
  return JSON.stringify({
    type: submitEndpoints[name].type,
    timestampMs,
    organizationId,
    parameters,
  })
}

async function makePage(facts: Facts, key: P256KeyPair) {
  const made: { id: string; organizationId: string }[] = []
  for (let n = 0; n < PAGE; n++) {
    const userEmail = `mara-${n}-${facts.url.length}@okafor.example`
    const parameters = signupParameters({ userName: 'Mara Okafor', userEmail })
    const activity = await submit(facts, key, 'createSubOrganization', parameters, n)
    const { subOrganizationId } = activity.result.createSubOrganizationResultV8
    made.push({ id: activity.id, organizationId: subOrganizationId })
  }
  return { made, userEmail: `mara-0-${facts.url.length}@okafor.example` }
}

const query = (
  name: string,
  endpoint: keyof typeof queryEndpoints,
  request: (page: Awaited<ReturnType<typeof makePage>>) => object,
): ScaleCall => ({
  name,
  path: queryEndpoints[endpoint].path,
  isOnce: false,
  prepare: async (facts, key) => {
    const asked = request(await makePage(facts, key))
    return () => JSON.stringify({ organizationId: facts.organizationId, ...asked })
  },
})

export const scaleCalls: readonly ScaleCall[] = [
  query('list_activities', 'listActivities', () => ({})),
  query('list_activities by type', 'listActivities', () => ({
    filterByType: [submitEndpoints.createSubOrganization.type],
  })),
  query('list_activities by status', 'listActivities', () => ({
    filterByStatus: ['ACTIVITY_STATUS_COMPLETED'],
  })),
  query('list_activities by a status of none', 'listActivities', () => ({
    filterByStatus: ['ACTIVITY_STATUS_FAILED'],
  })),
  query('list_activities after a cursor', 'listActivities', ({ made }) => ({
    paginationOptions: { limit: '5', after: made.at(-1)?.id },
  })),
  query('get_activity', 'getActivity', ({ made }) => ({ activityId: made[0]?.id })),
  query('list_suborgs', 'listSuborgs', () => ({})),
  query('list_suborgs by NAME', 'listSuborgs', () => ({
    filterType: 'NAME',
    filterValue: 'A person',
  })),
  query('list_suborgs by USERNAME', 'listSuborgs', () => ({
    filterType: 'USERNAME',
    filterValue: 'Mara Okafor',
  })),
  query('list_suborgs by EMAIL', 'listSuborgs', ({ userEmail }) => ({
    filterType: 'EMAIL',
    filterValue: userEmail,
  })),
  query('list_users', 'listUsers', () => ({})),
  query('whoami', 'whoami', () => ({})),
  {
    name: 'sign_raw_payload',
    path: submitEndpoints.signRawPayload.path,
    isOnce: true,
    prepare: async (facts, key) => {
      const wallet = { walletName: 'Main', accounts: [ethereumAccount] }
      const { result } = await submit(facts, key, 'createWallet', wallet)
      const signWith = result.createWalletResult.addresses[0]
      return (n) => {
        const payload = n.toString(16).padStart(64, '0')
        return bodyOf(facts, 'signRawPayload', { signWith, payload, ...SIGNING }, n)
      }
    },
  },
  {
    name: 'create_sub_organization',
    path: submitEndpoints.createSubOrganization.path,
    isOnce: true,
    prepare: async (facts) => (n) =>
      bodyOf(facts, 'createSubOrganization', signupParameters({ userName: `Person ${n}` }), n),
  },
]
