import { queryEndpoints } from '../../../src/wire/queryEndpoints.ts'
import { submitEndpoints } from '../../../src/wire/submitEndpoints.ts'
import { newInvitation, newUser } from '../members.ts'
import type { IsolationStage, Place } from './isolationStage.ts'

/** What there is in an organization to be named in a request. */
export type Things = Readonly<
  Record<
    | 'rootUserId'
    | 'userId'
    | 'userTagId'
    | 'walletId'
    | 'walletAccountId'
    | 'address'
    | 'privateKeyTagId'
    | 'policyId'
    | 'otherPolicyId'
    | 'interfaceId'
    | 'onRampId'
    | 'sparkAddress',
    string
  >
>

/** A call of the activity API: its path, and what it says of the things of its target. */
export type StampedCall = {
  readonly kind: 'submit' | 'query'
  readonly name: string
  readonly body: (things: Things) => object
  /** What the target's own root user is answered. @default 'OK' */
  readonly answer?: string
  /** What the call takes away where it is allowed, and what must be there anew before. */
  readonly takes?: keyof typeof makers
  /** True where only an organization of its own may do it. */
  readonly topLevelOnly?: boolean
  /** True where the auth proxy's key may do it. */
  readonly proxyMay?: boolean
}

const submit = (
  name: string,
  body: StampedCall['body'],
  more: Partial<StampedCall> = {},
): StampedCall => ({ kind: 'submit', name, body, ...more })

const query = (
  name: string,
  body: StampedCall['body'],
  more: Partial<StampedCall> = {},
): StampedCall => ({ kind: 'query', name, body, ...more })

/** The generators of secp256k1, twice: commitments of an operator. */
const POINT = '0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798'

let count = 0

/** The 14 submits and the 4 queries of the specification. */
export const stampedCalls: readonly StampedCall[] = [
  submit('sign_raw_payload', ({ address }) => ({
    signWith: address,
    payload: 'hello',
    encoding: 'PAYLOAD_ENCODING_TEXT_UTF8',
    hashFunction: 'HASH_FUNCTION_SHA256',
  })),
  submit('delete_user_tags', ({ userTagId }) => ({ userTagIds: [userTagId] }), {
    takes: 'userTag',
  }),
  submit('update_wallet', ({ walletId }) => ({ walletId, walletName: 'Renamed' })),
  submit('create_users', () => ({ users: [newUser('Nora')] })),
  submit('create_invitations', ({ rootUserId }) => ({
    invitations: [newInvitation(rootUserId, `nora-${++count}@lind.example`)],
  })),
  submit(
    'delete_private_key_tags',
    ({ privateKeyTagId }) => ({ privateKeyTagIds: [privateKeyTagId] }),
    { takes: 'keyTag' },
  ),
  submit(
    'init_otp',
    () => ({ otpType: 'OTP_TYPE_EMAIL', contact: `o-${++count}@lind.example`, appName: 'App' }),
    { topLevelOnly: true, proxyMay: true },
  ),
  submit(
    'delete_wallet_accounts',
    ({ walletAccountId: id }) => ({ walletAccountIds: [id], deleteWithoutExport: true }),
    { takes: 'wallet' },
  ),
  submit('update_fiat_on_ramp_credential', ({ onRampId }) => ({
    fiatOnrampCredentialId: onRampId,
    onrampProvider: 'FIAT_ON_RAMP_PROVIDER_MOONPAY',
    publishableApiKey: 'pk_test_2',
    encryptedSecretApiKey: 'sealed',
  })),
  submit('update_user_name', ({ userId }) => ({ userId, userName: 'Nora Lind' })),
  submit('spark_sign_frost', ({ sparkAddress }) => ({
    signWith: sparkAddress,
    signatures: [
      {
        derivation: { identity: {} },
        message: '11'.repeat(32),
        verifyingKey: POINT,
        operatorCommitments: [{ id: `${'00'.repeat(31)}07`, hiding: POINT, binding: POINT }],
      },
    ],
  })),
  submit('delete_policy', ({ policyId }) => ({ policyId }), { takes: 'policies' }),
  submit('delete_policies', ({ otherPolicyId: id }) => ({ policyIds: [id] }), {
    takes: 'policies',
  }),
  submit('set_organization_feature', () => ({
    name: 'FEATURE_NAME_WEBHOOK',
    value: 'https://hooks.example/latchkit',
  })),
  query('list_suborgs', () => ({}), { proxyMay: true }),
  query('get_smart_contract_interface', ({ interfaceId }) => ({
    smartContractInterfaceId: interfaceId,
  })),
  // the stage has no chain, and has sent nothing
  query('get_nonces', ({ address }) => ({ address, caip2: 'eip155:1', nonce: true }), {
    answer: 'CHAIN_NOT_CONFIGURED',
  }),
  query('get_send_transaction_status', ({ walletId }) => ({ sendTransactionStatusId: walletId }), {
    answer: 'SEND_TRANSACTION_NOT_FOUND',
  }),
]

/** The call as the service has it; undefined while it has none. */
export function endpointOf({ kind, name }: StampedCall) {
  const path = `/public/v1/${kind}/${name}`
  const endpoints = kind === 'submit' ? submitEndpoints : queryEndpoints
  return Object.values(endpoints).find((endpoint) => endpoint.path === path)
}

/** Submits as the root user of a place; an activity that the service does not have yet makes nothing. */
type Make = (name: string, type: string, parameters: object) => Promise<Record<string, unknown>>

function makerFor({ kit }: IsolationStage, { root, organizationId }: Place): Make {
  return async (name, type, parameters) => {
    const path = `/public/v1/submit/${name}`
    if (!Object.values(submitEndpoints).some((endpoint) => endpoint.path === path)) return {}
    // the same request twice would be one activity
    const timestampMs = String(kit.clock.time - (++count % 100_000))
    const body = { type: `ACTIVITY_TYPE_${type}`, timestampMs, organizationId, parameters }
    const reply = await kit.stamped(path, body, root.key)
    if (reply.code !== 'OK') throw new Error(`${name}: ${JSON.stringify(reply.body)}`)
    const [result] = Object.values(Object(reply.body).activity.result)
    return Object(result)
  }
}

const account = (index: number, addressFormat = 'ADDRESS_FORMAT_ETHEREUM') => ({
  curve: 'CURVE_SECP256K1',
  pathFormat: 'PATH_FORMAT_BIP32',
  path: `m/44'/60'/0'/0/${index}`,
  addressFormat,
})

const listed = (value: unknown, at: number) => String(Array.isArray(value) ? value[at] : value)

/** How each of the things is made. */
const makers = {
  user: async (make: Make) => {
    const { userIds } = await make('create_users', 'CREATE_USERS_V4', { users: [newUser('Nora')] })
    return { userId: listed(userIds, 0) }
  },
  userTag: async (make: Make) => {
    const tag = { userTagName: `Tag ${++count}`, userIds: [] }
    const { userTagId } = await make('create_user_tag', 'CREATE_USER_TAG', tag)
    return { userTagId: String(userTagId) }
  },
  wallet: async (make: Make, { kit }: IsolationStage) => {
    const { walletId, addresses } = await make('create_wallet', 'CREATE_WALLET', {
      walletName: 'Main',
      accounts: [account(0), account(1), account(2, 'ADDRESS_FORMAT_SPARK_MAINNET')],
    })
    const row = await kit.parts.store.first('walletAccounts', { address: listed(addresses, 1) })
    return {
      walletId: String(walletId),
      walletAccountId: String(row?.id),
      address: listed(addresses, 0),
      sparkAddress: listed(addresses, 2),
    }
  },
  keyTag: async (make: Make) => {
    const tag = { privateKeyTagName: `Tag ${++count}`, privateKeyIds: [] }
    const made = await make('create_private_key_tag', 'CREATE_PRIVATE_KEY_TAG', tag)
    return { privateKeyTagId: String(made.privateKeyTagId) }
  },
  policies: async (make: Make) => {
    const policies = ['One', 'Two'].map((name) => ({
      policyName: `${name} ${++count}`,
      effect: 'EFFECT_DENY',
      condition: "activity.action == 'EXPORT'",
      notes: '',
    }))
    const { policyIds } = await make('create_policies', 'CREATE_POLICIES', { policies })
    return { policyId: listed(policyIds, 0), otherPolicyId: listed(policyIds, 1) }
  },
  contract: async (make: Make) => {
    const name = 'create_smart_contract_interface'
    const made = await make(name, 'CREATE_SMART_CONTRACT_INTERFACE', {
      smartContractAddress: '0x6b175474e89094c44da98b954eedeac495271d0f',
      smartContractInterface: '[]',
      type: 'SMART_CONTRACT_INTERFACE_TYPE_ETHEREUM',
      label: `Contract ${++count}`,
    })
    return { interfaceId: String(made.smartContractInterfaceId) }
  },
  onRamp: async (make: Make) => {
    const name = 'create_fiat_on_ramp_credential'
    const made = await make(name, 'CREATE_FIAT_ON_RAMP_CREDENTIAL', {
      onrampProvider: 'FIAT_ON_RAMP_PROVIDER_MOONPAY',
      publishableApiKey: 'pk_test_1',
      encryptedSecretApiKey: 'sealed',
    })
    return { onRampId: String(made.fiatOnRampCredentialId) }
  },
}

/** One of everything in an organization, made by its root user. */
export async function makeThings(stage: IsolationStage, place: Place): Promise<Things> {
  const make = makerFor(stage, place)
  return {
    rootUserId: place.root.userId,
    ...(await makers.user(make)),
    ...(await makers.userTag(make)),
    ...(await makers.wallet(make, stage)),
    ...(await makers.keyTag(make)),
    ...(await makers.policies(make)),
    ...(await makers.contract(make)),
    ...(await makers.onRamp(make)),
  }
}

/** The same things, but what a call takes away is there anew. */
export async function renewThings(
  stage: IsolationStage,
  place: Place,
  things: Things,
  takes: StampedCall['takes'],
): Promise<Things> {
  if (takes === undefined) return things
  return { ...things, ...(await makers[takes](makerFor(stage, place), stage)) }
}
