import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { expect, test } from 'vitest'
import {
  activityOf,
  addOrganization,
  addUser,
  createTestApi,
  type TestApi,
} from '../../../../test/support/activityApi.ts'
import { createOperator } from '../../../../test/support/sparkOperator.ts'
import {
  accountsOf,
  ethereumAccount,
  makePrivateKey,
  makeWallet,
  resultOf,
  solanaAccount,
} from '../../../../test/support/walletSteps.ts'
import { bytesFromHex } from '../../../lib/hex.ts'

const { Point } = secp256k1
const identity = {
  ...ethereumAccount,
  path: "m/8797555'/1'/0'",
  addressFormat: 'ADDRESS_FORMAT_SPARK_MAINNET',
}
const deposit = {
  ...identity,
  path: "m/8797555'/1'/2'",
  addressFormat: 'ADDRESS_FORMAT_COMPRESSED',
}
const message = '5a'.repeat(32)
const hex = (text: unknown) => bytesFromHex(String(text)) ?? new Uint8Array()

/** A wallet on Spark, its deposit key, and an operator that signs with that key. */
async function stage() {
  const kit = await createTestApi()
  const { addresses, walletId } = await makeWallet(kit, [identity, deposit])
  const operator = createOperator(Point.fromBytes(hex(addresses[1])))
  const one = { derivation: { deposit: {} }, message, ...operator.params }
  return { kit, walletId, signWith: addresses[0] ?? '', operator, one }
}

function sign(kit: TestApi, signWith: string, signatures: readonly object[]) {
  return kit.submit('sparkSignFrost', { signWith, signatures }, { key: kit.root.key })
}

function sharesOf(reply: Parameters<typeof resultOf>[0]): readonly Record<string, string>[] {
  return Array.from(Object(resultOf(reply).signatures), (each) => Object(each))
}

test('signs with the keys of the wallet so that the whole signature verifies', async () => {
  const { kit, signWith, operator, one } = await stage()
  const reply = await sign(kit, signWith, [one])
  const [made] = sharesOf(reply)
  expect(made).toEqual({
    signatureShare: expect.stringMatching(/^[0-9a-f]{64}$/),
    hiding: expect.stringMatching(/^0[23][0-9a-f]{64}$/),
    binding: expect.stringMatching(/^0[23][0-9a-f]{64}$/),
  })
  const user = {
    share: hex(made?.signatureShare),
    hiding: Point.fromBytes(hex(made?.hiding)),
    binding: Point.fromBytes(hex(made?.binding)),
  }
  const { signature } = operator.aggregate(hex(message), user, null)
  expect(schnorr.verify(signature, hex(message), operator.outputKey)).toBe(true)
  expect(activityOf(reply)).toMatchObject({
    type: 'ACTIVITY_TYPE_SPARK_SIGN_FROST',
    intent: { sparkSignFrostIntent: { signWith, signatures: [one] } },
  })
})

test('sec/T33 signs each with nonces of its own, and the same body once', async () => {
  const { kit, signWith, one } = await stage()
  const parameters = { signWith, signatures: Array.from({ length: 5 }, () => one) }
  const envelope = kit.envelope('sparkSignFrost', parameters)
  const path = '/public/v1/submit/spark_sign_frost'
  const replies = await Promise.all(
    Array.from({ length: 3 }, () => kit.stamped(path, envelope, kit.root.key)),
  )
  const [first, ...others] = replies.map(sharesOf)
  expect(others).toEqual([first, first])
  const nonces = first?.flatMap(({ hiding, binding }) => [hiding, binding]) ?? []
  expect(new Set(nonces).size).toBe(10)
  const again = sharesOf(await sign(kit, signWith, parameters.signatures))
  expect(new Set([...nonces, ...again.map(({ hiding }) => hiding)]).size).toBe(15)
})

test('reads the derivation of the specification and that of the public wire alike', async () => {
  const { kit, signWith, operator, one } = await stage()
  const leaf = { type: 'SPARK_KEY_TYPE_SIGNING_HD', leafId: 'leaf' }
  const derivations = [leaf, { signingLeaf: { leafId: 'leaf' } }, { staticDeposit: { index: 3 } }]
  const signatures = derivations.map((derivation) => ({ ...one, derivation }))
  expect(sharesOf(await sign(kit, signWith, signatures))).toHaveLength(3)
  expect(operator.params.operatorCommitments).toHaveLength(1)
})

test.each([
  [{ derivation: {} }, 'derivation must name exactly one key'],
  [{ derivation: { identity: {}, deposit: {} } }, 'derivation must name exactly one key'],
  [{ derivation: { leafId: 'x' } }, 'derivation must name exactly one key'],
  [{ derivation: { type: 'SPARK_KEY_TYPE_SIGNING_HD' } }, 'must name exactly one key'],
  [{ derivation: { type: 'SPARK_KEY_TYPE_OTHER', leafId: 'x' } }, 'derivation.type must be'],
  [{ derivation: { staticDeposit: { index: -1 } } }, 'derivation.staticDeposit.index must be'],
  [{ message: '5a'.repeat(31) }, 'message must be 32 bytes of hex'],
  [{ message: 'zz'.repeat(32) }, 'message must be 32 bytes of hex'],
  [{ verifyingKey: '00' }, 'verifyingKey must be a compressed point in hex'],
  [{ verifyingKey: `02${'0'.repeat(64)}` }, 'verifyingKey must be a point of the curve'],
  [{ adaptorPublicKey: `02${'f'.repeat(64)}` }, 'adaptorPublicKey must be a point of the curve'],
  [{ operatorCommitments: [] }, 'operatorCommitments must have at least 1'],
])('sec/T33 refuses %j', async (wrong, words) => {
  const { kit, signWith, one } = await stage()
  const reply = await sign(kit, signWith, [one, { ...one, ...wrong }])
  expect(reply.code).toBe('REQUEST_INVALID')
  expect(reply.detail?.description).toContain('parameters.signatures.1.')
  expect(reply.detail?.description).toContain(words)
})

const USER = '687da64d52a16c6fc792c6fc831ec1afa797a91f77549668a6b5421f12c1ac77'
const ORDER = 'fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141'

test.each([
  [{ id: USER }, 'id must be an operator'],
  [{ id: USER.toUpperCase() }, 'id must be an operator'],
  [{ id: '7'.padStart(64, '0') }, 'id must be an operator'],
  [{ id: '0'.repeat(64) }, 'id must be an operator'],
  [{ id: ORDER }, 'id must be an operator'],
  [{ id: '7' }, 'id must be 32 bytes of hex'],
  [{ hiding: `02${'0'.repeat(64)}` }, 'hiding must be a point of the curve'],
  [{ binding: `03${'f'.repeat(64)}` }, 'binding must be a point of the curve'],
  [{ binding: '00'.repeat(33) }, 'binding must be a compressed point in hex'],
])('sec/T33 refuses the operator %j', async (wrong, words) => {
  const { kit, signWith, one } = await stage()
  const [commitment] = one.operatorCommitments
  const other = { ...commitment, id: '8'.padStart(64, '0'), ...wrong }
  const operatorCommitments = [commitment, other]
  const reply = await sign(kit, signWith, [{ ...one, operatorCommitments }])
  expect(reply.code).toBe('REQUEST_INVALID')
  expect(reply.detail?.description).toContain(`operatorCommitments.1.${words}`)
  expect(kit.errors).toEqual([])
})

test('signs with an account of a wallet on secp256k1 only', async () => {
  const { kit, one } = await stage()
  const solana = await makeWallet(kit, [solanaAccount])
  const { privateKeyId } = await makePrivateKey(kit)
  for (const signWith of [solana.addresses[0] ?? '', privateKeyId])
    expect((await sign(kit, signWith, [one])).code).toBe('REQUEST_INVALID')
  expect((await sign(kit, kit.parts.newId(), [one])).code).toBe('SIGNER_NOT_FOUND')
})

test('signs with nothing of another organization, nor what was taken away', async () => {
  const { kit, signWith, walletId, one } = await stage()
  const organizationId = await addOrganization(kit.parts, null)
  const { key } = await addUser(kit.parts, organizationId, 'root')
  const foreign = { signWith, signatures: [one] }
  const reply = await kit.submit('sparkSignFrost', foreign, { key, organizationId })
  const missing = { ...foreign, signWith: kit.parts.newId() }
  expect(reply).toEqual(await kit.submit('sparkSignFrost', missing, { key, organizationId }))
  const taken = { walletIds: [walletId], deleteWithoutExport: true }
  await kit.submit('deleteWallets', taken, { key: kit.root.key })
  expect(await accountsOf(kit)).toEqual([])
  expect((await sign(kit, signWith, [one])).code).toBe('SIGNER_NOT_FOUND')
})

test('signs a hundred at most', async () => {
  const { kit, signWith, one } = await stage()
  const many = (length: number) => Array.from({ length }, () => one)
  expect((await sign(kit, signWith, many(101))).code).toBe('REQUEST_INVALID')
  expect((await sign(kit, signWith, [])).code).toBe('REQUEST_INVALID')
})
