import { TurnkeyRequestError } from '@turnkey/http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Account,
  type CompatStage,
  createClient,
  newRawKey,
  openCompatStage,
  userParams,
} from './support/compatStage.ts'

let stage: CompatStage
beforeAll(async () => {
  stage = await openCompatStage()
})
afterAll(() => stage.stop())

type Refused = readonly [
  what: string,
  grpc: number,
  name: string,
  ask: (account: Account) => Promise<unknown>,
]

const NOBODY = '01900000-0000-7000-8000-000000000000'

/** What the client is refused, the gRPC code of its error, and the name in the details. */
const refused: readonly Refused[] = [
  [
    'a key that nobody has',
    16,
    'PUBLIC_KEY_NOT_FOUND',
    ({ organizationId }) => createClient(stage.baseUrl, newRawKey()).getWhoami({ organizationId }),
  ],
  [
    'a stamp of another key than the one it names',
    16,
    'SIGNATURE_INVALID',
    ({ key, organizationId }) =>
      createClient(stage.baseUrl, {
        publicKey: stage.parent.key.publicKey,
        privateKey: key.privateKey,
      }).getWhoami({ organizationId }),
  ],
  [
    'an organization that is not there',
    5,
    'ORGANIZATION_NOT_FOUND',
    ({ client }) => client.getWhoami({ organizationId: NOBODY }),
  ],
  [
    'the organization of somebody else',
    5,
    'ORGANIZATION_NOT_FOUND',
    async ({ client }) =>
      client.getUsers({ organizationId: (await stage.openAccount()).organizationId }),
  ],
  [
    'a user who is not there',
    5,
    'USER_NOT_FOUND',
    ({ client, organizationId }) => client.getUser({ organizationId, userId: NOBODY }),
  ],
  [
    'an activity that is not there',
    5,
    'ACTIVITY_NOT_FOUND',
    ({ client, organizationId }) => client.getActivity({ organizationId, activityId: NOBODY }),
  ],
  [
    'a body of the wrong shape',
    3,
    'REQUEST_INVALID',
    ({ client, body }) => client.createUsers(body('ACTIVITY_TYPE_CREATE_USERS_V4', { users: [] })),
  ],
  [
    'a time long ago',
    3,
    'INVALID_TIME',
    ({ client, body }) =>
      client.createUsers({
        ...body('ACTIVITY_TYPE_CREATE_USERS_V4', { users: [userParams('Nora')] }),
        timestampMs: '1000',
      }),
  ],
  [
    'a parent that acts in its sub-organization',
    7,
    'REQUEST_NOT_AUTHORIZED',
    ({ body }) =>
      stage.parent.client.createUsers(
        body('ACTIVITY_TYPE_CREATE_USERS_V4', { users: [userParams('Nora')] }),
      ),
  ],
]

test.each(refused)('tells the client of %s with code %i', async (_what, code, name, ask) => {
  const error = await ask(await stage.openAccount()).then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(TurnkeyRequestError)
  expect(error).toMatchObject({ code, details: [{ turnkeyErrorCode: name }] })
})
