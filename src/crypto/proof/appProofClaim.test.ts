import { describe, expect, test } from 'vitest'
import { readClaim } from './appProofClaim.ts'

const address = { organizationId: 'o', walletId: 'w', derivationPath: 'm/0', address: 'a' }
const approval = { scheme: 's', publicKey: 'p', message: 'm', signature: 'x' }
const outcome = {
  organizationId: 'o',
  outcome: 'OUTCOME_ALLOW',
  decisionContextDigest: 'aa',
  organizationDataDigest: 'bb',
  parentOrganizationDataDigest: 'cc',
  userRequestApprovals: [approval],
}

const ofAddress = (proof: unknown, more: object = {}) =>
  readClaim(
    JSON.stringify({
      type: 'APP_PROOF_TYPE_ADDRESS_DERIVATION',
      timestampMs: '7',
      addressDerivationProof: proof,
      ...more,
    }),
  )
const ofOutcome = (proof: unknown) =>
  readClaim(
    JSON.stringify({
      type: 'APP_PROOF_TYPE_POLICY_OUTCOME',
      timestampMs: 7,
      policyOutcomeProof: proof,
    }),
  )

describe('readClaim', () => {
  test('reads addresses of wallets and of private keys', () => {
    const type = 'APP_PROOF_TYPE_ADDRESS_DERIVATION'
    expect(ofAddress(address)).toEqual({ claim: { type, ...address }, timestampMs: 7 })
    const bare = { organizationId: 'o', address: 'a' }
    expect(ofAddress(bare)).toEqual({ claim: { type, ...bare }, timestampMs: 7 })
  })

  test('reads outcomes, with a parent and without', () => {
    const type = 'APP_PROOF_TYPE_POLICY_OUTCOME'
    expect(ofOutcome(outcome)).toEqual({ claim: { type, ...outcome }, timestampMs: 7 })
    const { parentOrganizationDataDigest: _, ...rest } = outcome
    expect(ofOutcome(rest)?.claim).toMatchObject({ parentOrganizationDataDigest: '' })
  })

  test.each([
    ['no object', '[]'],
    ['no JSON', '{'],
    ['a name twice', '{"type":"a","type":"b"}'],
  ])('reads nothing of %s', (_what, payload) => {
    expect(readClaim(payload)).toBeNull()
  })

  test.each([
    '',
    '-1',
    '1.5',
    '1e3',
    null,
    -1,
    1.5,
    Number.MAX_SAFE_INTEGER + 1,
    '99999999999999999',
  ])('reads no claim at %j', (timestampMs) => {
    expect(ofAddress(address, { timestampMs })).toBeNull()
  })

  test('reads no other type, and none whose part is missing', () => {
    expect(ofAddress(address, { type: 'APP_PROOF_TYPE_OTHER' })).toBeNull()
    expect(ofAddress(address, { type: 'APP_PROOF_TYPE_POLICY_OUTCOME' })).toBeNull()
    expect(ofAddress(undefined)).toBeNull()
    expect(ofOutcome([])).toBeNull()
  })

  test.each(['organizationId', 'walletId', 'derivationPath', 'address'])(
    'reads no address whose %s is another kind of value, or alone missing',
    (name) => {
      expect(ofAddress({ ...address, [name]: 7 })).toBeNull()
      expect(ofAddress({ ...address, [name]: undefined })).toBeNull()
    },
  )

  test.each(Object.keys(outcome))('reads no outcome whose %s is another kind of value', (name) => {
    expect(ofOutcome({ ...outcome, [name]: 7 })).toBeNull()
  })

  test.each(Object.keys(approval))('reads no approval without %s', (name) => {
    const userRequestApprovals = [{ ...approval, [name]: undefined }]
    expect(ofOutcome({ ...outcome, userRequestApprovals })).toBeNull()
  })
})
