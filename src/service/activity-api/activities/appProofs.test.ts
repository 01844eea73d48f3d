import { expect, test } from 'vitest'
import {
  activityOf,
  addUser,
  createTestApi,
  type TestApi,
} from '../../../../test/support/activityApi.ts'
import { addQuorum, standing } from '../../../../test/support/consensus.ts'
import { addFamily } from '../../../../test/support/members.ts'
import { signUp, signupParameters } from '../../../../test/support/otpSteps.ts'
import { verdictOf } from '../../../../test/support/proofs.ts'
import {
  payloadsIn,
  proofsIn,
  provenWallet,
  submitProven,
} from '../../../../test/support/provenWallet.ts'
import {
  ethereumAccount,
  makeWallet,
  resultOf,
  solanaAccount,
  textsOf,
} from '../../../../test/support/walletSteps.ts'
import { sha256 } from '../../../crypto/sha256.ts'
import { hexFromBytes } from '../../../lib/hex.ts'
import { bytesFromUtf8 } from '../../../lib/utf8.ts'

const contact = 'mara@okafor.example'
const wallet = { walletName: 'Main', accounts: [ethereumAccount, solanaAccount] }

const addressesIn = (reply: Parameters<typeof payloadsIn>[0]) =>
  payloadsIn(reply).flatMap(({ addressDerivationProof }) => addressDerivationProof ?? [])

test('proves a wallet: it verifies under the root of the service, as no enclave', async () => {
  const { question } = await provenWallet(await createTestApi())
  expect(await verdictOf(question)).toBe('OK')
})

test('is refused for what it is not about', async () => {
  const { question } = await provenWallet(await createTestApi())
  for (const name of ['organizationId', 'walletId', 'derivationPath', 'address']) {
    const about = { ...question.about, [name]: 'other' }
    expect([name, await verdictOf({ ...question, about })]).toEqual([name, 'APP_PROOF_MISMATCH'])
  }
})

test('proves each account of a wallet in the order of the request, then how it was decided', async () => {
  const kit = await createTestApi()
  const reply = await submitProven(kit, 'createWallet', wallet)
  const { walletId } = resultOf(reply)
  const [first, second] = textsOf(reply, 'addresses')
  const timestampMs = String(kit.clock.time)
  const ofWallet = { organizationId: kit.organizationId, walletId }
  expect(payloadsIn(reply)).toEqual([
    {
      type: 'APP_PROOF_TYPE_ADDRESS_DERIVATION',
      timestampMs,
      addressDerivationProof: {
        ...ofWallet,
        derivationPath: ethereumAccount.path,
        address: first,
      },
    },
    {
      type: 'APP_PROOF_TYPE_ADDRESS_DERIVATION',
      timestampMs,
      addressDerivationProof: { ...ofWallet, derivationPath: solanaAccount.path, address: second },
    },
    {
      type: 'APP_PROOF_TYPE_POLICY_OUTCOME',
      timestampMs,
      policyOutcomeProof: expect.objectContaining({ outcome: 'OUTCOME_ALLOW' }),
    },
  ])
})

test('names the request, the stamps and the organizations that it was decided with', async () => {
  const kit = await createTestApi()
  const { organizationId, call } = await addFamily(kit)
  const reply = await submitProven(kit, 'createWallet', wallet, call)
  const { fingerprint, votes } = activityOf(reply)
  const [vote] = votes
  const digest = async (id: string) => {
    const row = await kit.parts.store.first('organizations', { id })
    const fields = Object.entries(row ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))
    const text = JSON.stringify(Object.fromEntries(fields))
    return hexFromBytes(await sha256(bytesFromUtf8(text)))
  }
  expect(payloadsIn(reply).at(-1)?.policyOutcomeProof).toEqual({
    organizationId,
    outcome: 'OUTCOME_ALLOW',
    decisionContextDigest: fingerprint.replace('sha256:', ''),
    organizationDataDigest: await digest(organizationId),
    parentOrganizationDataDigest: await digest(kit.organizationId),
    userRequestApprovals: [
      {
        scheme: vote?.scheme,
        publicKey: call.key.publicKeyHex,
        message: vote?.message,
        signature: vote?.signature,
      },
    ],
  })
})

test('proves accounts that are added, and addresses of private keys without a wallet', async () => {
  const kit = await createTestApi()
  const { organizationId } = kit
  const { walletId } = await makeWallet(kit, [])
  const accounts = [solanaAccount]
  const added = await submitProven(kit, 'createWalletAccounts', { walletId, accounts })
  const [address] = textsOf(added, 'addresses')
  const derivationPath = solanaAccount.path
  expect(addressesIn(added)).toEqual([{ organizationId, walletId, derivationPath, address }])
  const formats = ['ADDRESS_FORMAT_ETHEREUM', 'ADDRESS_FORMAT_COMPRESSED']
  const one = { privateKeyName: 'A', curve: 'CURVE_SECP256K1', privateKeyTags: [] }
  const privateKeys = [{ ...one, addressFormats: formats }]
  const made = await submitProven(kit, 'createPrivateKeys', { privateKeys })
  const [key] = Array.from(Object(resultOf(made).privateKeys))
  const addresses = Array.from(Object(Object(key).addresses), (each) => Object(each).address)
  expect(addresses).toHaveLength(2)
  expect(addressesIn(made)).toEqual(addresses.map((each) => ({ organizationId, address: each })))
})

test('proves the wallet of a sub-organization as one of that organization', async () => {
  const kit = await createTestApi()
  const parameters = signupParameters({ userName: 'Nora' }, { wallet })
  const reply = await submitProven(kit, 'createSubOrganization', parameters)
  const made = resultOf(reply)
  const { walletId, addresses } = Object(made.wallet)
  expect(addressesIn(reply)).toEqual(
    [ethereumAccount.path, solanaAccount.path].map((derivationPath, i) => ({
      organizationId: made.subOrganizationId,
      walletId,
      derivationPath,
      address: addresses[i],
    })),
  )
  const bare = await submitProven(kit, 'createSubOrganization', signupParameters({}))
  expect(addressesIn(bare)).toEqual([])
  expect(proofsIn(bare)).toHaveLength(1)
})

test('hands no stamp of the proxy on', async () => {
  const kit = await createTestApi()
  const call = { key: kit.proxy.key }
  const reply = await submitProven(kit, 'createSubOrganization', signupParameters({}), call)
  const approvals = payloadsIn(reply).map((payload) => Object(payload.policyOutcomeProof))
  expect(approvals).toMatchObject([{ userRequestApprovals: [] }])
})

test('holds no secret of the request or of the answer', async () => {
  const kit = await createTestApi()
  const key = await signedUp(kit)
  const parameters = { publicKey: key.other }
  const reply = await submitProven(kit, 'stampLogin', parameters, key.call)
  const session = String(resultOf(reply).session)
  expect(session).toMatch(/^ey/)
  const text = JSON.stringify(proofsIn(reply))
  expect(text).not.toContain(session)
  expect(payloadsIn(reply)).toMatchObject([
    { policyOutcomeProof: { userRequestApprovals: [{ message: '' }] } },
  ])
})

async function signedUp(kit: TestApi) {
  const { key } = await addUser(kit.parts, kit.organizationId, 'user')
  const organizationId = await signUp(kit, contact, key)
  const root = await addUser(kit.parts, organizationId, 'root')
  return { call: { key: root.key, organizationId }, other: key.publicKeyHex }
}

test('answers the same proofs again, to the same body and to whoever reads the record', async () => {
  const kit = await createTestApi()
  const body = { ...kit.envelope('createWallet', wallet), generateAppProofs: true }
  const path = '/public/v1/submit/create_wallet'
  const [one, again] = [
    await kit.stamped(path, body, kit.root.key),
    await kit.stamped(path, body, kit.root.key),
  ]
  const { id: activityId, appProofs } = activityOf(one)
  expect(appProofs).toHaveLength(3)
  expect(activityOf(again).appProofs).toEqual(appProofs)
  expect((await kit.query('listAppProofs', { activityId })).body).toEqual({ appProofs })
  const record = Object((await kit.query('getActivity', { activityId })).body).activity
  expect(record).toMatchObject({ appProofs, result: activityOf(one).result })
  const list = Object((await kit.query('listActivities')).body).activities
  expect(list).toMatchObject([{ appProofs }])
  expect(Object.keys(activityOf(one).result)).toEqual(['createWalletResult'])
})

test.each([
  [{ generateAppProofs: true }, {}, true],
  [{}, { generateAppProofs: true }, true],
  [{ generateAppProofs: false }, {}, false],
  [{ generateAppProofs: false }, { generateAppProofs: 'true' }, false],
  [{}, { walletName: 'generateAppProofs' }, false],
])('gives proofs for %j and %j: %j', async (outside, inside, isProven) => {
  const kit = await createTestApi()
  const body = { ...kit.envelope('createWallet', { ...wallet, ...inside }), ...outside }
  const reply = await kit.stamped('/public/v1/submit/create_wallet', body, kit.root.key)
  expect('appProofs' in activityOf(reply)).toBe(isProven)
  expect(await kit.parts.store.count('bootProofs', {})).toBe(isProven ? 1 : 0)
  const { id: activityId } = activityOf(reply)
  const listed = Object((await kit.query('listAppProofs', { activityId })).body)
  expect(listed.appProofs).toHaveLength(isProven ? 3 : 0)
})

test('keeps neither record nor proofs of what is refused', async () => {
  const kit = await createTestApi()
  const reply = await submitProven(kit, 'createWallet', { ...wallet, walletName: '' })
  expect(reply.code).toBe('REQUEST_INVALID')
  expect(await kit.parts.store.count('activities', {})).toBe(0)
})

test('names the stamps that counted, and no others', async () => {
  const kit = await createTestApi()
  const { roots, users, call, approve } = await addQuorum(kit, {
    roots: 4,
    users: 1,
    threshold: 2,
  })
  const [ada, ben, cleo, dan] = roots
  const [eve] = users
  if (!ada || !ben || !cleo || !dan || !eve) throw new Error('too few users')
  const parameters = { userTagName: 'Finance', userIds: [] }
  const { fingerprint } = activityOf(
    await submitProven(kit, 'createUserTag', parameters, call(ada)),
  )
  // the stamp of whoever asked is void, and so is that of who is gone
  kit.clock.time += 25 * 3_600_000
  expect(standing(await approve(ben, fingerprint))).toBe('CONSENSUS_NEEDED')
  await kit.parts.store.transaction((tx) => tx.remove('users', { id: ben.userId }))
  expect(standing(await approve(cleo, fingerprint))).toBe('CONSENSUS_NEEDED')
  const done = await approve(dan, fingerprint)
  expect(standing(done)).toBe('COMPLETED')
  const approvals = Object(payloadsIn(done).at(-1)?.policyOutcomeProof).userRequestApprovals
  const keys = Array.from(Object(approvals), (one) => Object(one).publicKey)
  expect(keys).toEqual([cleo.key.publicKeyHex, dan.key.publicKeyHex])
})
