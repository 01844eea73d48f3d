import type { UserRow } from '../../../src/service/store/rows.ts'
import type { submitEndpoints } from '../../../src/wire/submitEndpoints.ts'
import { newUser } from '../members.ts'
import { ethereumAccount } from '../walletSteps.ts'

/** What an operation is about beside its name: the user who has the keys, and keys that can be registered. */
export type Place = { readonly owner: UserRow['id']; readonly publicKeys: readonly string[] }

type Submit = { readonly name: keyof typeof submitEndpoints; readonly parameters: object }

type Kind = {
  /** The table that holds it. */
  readonly table: 'userTags' | 'credentials' | 'wallets' | 'users'
  /** How many an organization, or a user, can have. */
  readonly most: number
  readonly create: (slot: number, place: Place, tagId: string) => Submit
  readonly remove: (id: string, place: Place) => Submit
  /** The text of a slot that only one can have, and how a second one is refused. */
  readonly taken?: { readonly name: (slot: number, place: Place) => string; readonly code: string }
  /** Whether a name that is taken counts before a place that is full. */
  readonly nameFirst?: boolean
  readonly missing: string
}

/** The kinds of objects that are made and removed at once, with the rules of the service for each. */
const kinds = {
  tag: {
    table: 'userTags',
    most: 10,
    create: (slot) => ({
      name: 'createUserTag',
      parameters: { userTagName: `Tag ${slot}`, userIds: [] },
    }),
    remove: (id) => ({ name: 'deleteUserTags', parameters: { userTagIds: [id] } }),
    taken: { name: (slot) => `Tag ${slot}`, code: 'USER_TAG_EXISTS' },
    nameFirst: true,
    missing: 'USER_TAG_NOT_FOUND',
  },
  key: {
    table: 'credentials',
    most: 10,
    create: (slot, { owner, publicKeys }) => ({
      name: 'createApiKeys',
      parameters: {
        userId: owner,
        apiKeys: [
          {
            apiKeyName: 'Key',
            publicKey: publicKeys[slot],
            curveType: 'API_KEY_CURVE_P256',
          },
        ],
      },
    }),
    remove: (id, { owner }) => ({
      name: 'deleteApiKeys',
      parameters: { userId: owner, apiKeyIds: [id] },
    }),
    taken: {
      name: (slot, { publicKeys }) => publicKeys[slot] ?? '',
      code: 'CREDENTIAL_CONFLICT',
    },
    missing: 'API_KEY_NOT_FOUND',
  },
  wallet: {
    table: 'wallets',
    most: 100,
    create: () => ({
      name: 'createWallet',
      parameters: { walletName: 'W', accounts: [ethereumAccount] },
    }),
    remove: (id) => ({
      name: 'deleteWallets',
      parameters: { walletIds: [id], deleteWithoutExport: true },
    }),
    missing: 'WALLET_NOT_FOUND',
  },
  /** A user who is made with a tag: there must be one. The two who were there before count among the hundred. */
  member: {
    table: 'users',
    most: 98,
    create: (_slot, _place, tagId) => ({
      name: 'createUsers',
      parameters: { users: [newUser('A', { userTags: [tagId] })] },
    }),
    remove: (id) => ({ name: 'deleteUsers', parameters: { userIds: [id] } }),
    missing: 'USER_NOT_FOUND',
  },
} as const satisfies Readonly<Record<string, Kind>>

export type KindName = keyof typeof kinds

export const kindNames = Object.keys(kinds) as readonly KindName[]

export function kindOf(name: KindName): Kind {
  return kinds[name]
}
