import { expect, test } from 'vitest'
import { sparkKeyDerivation } from '../../src/wire/fields/sparkKeyDerivation.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'
import { kindsOf } from '../support/schemaFields.ts'
import { expectActivity } from '../support/wireRows.ts'

const { sparkSignFrost } = submitEndpoints

test('speaks spark_sign_frost as the specification and the public wire do', () => {
  expectActivity({
    endpoint: sparkSignFrost,
    name: 'spark_sign_frost',
    type: 'ACTIVITY_TYPE_SPARK_SIGN_FROST',
    keys: ['sparkSignFrostIntent', 'sparkSignFrostResult'],
    parameters: { signWith: 'string!', signatures: 'object[]!' },
    result: { signatures: 'object[]!' },
  })
})

test('takes signatures and gives shares with the fields of the public wire', () => {
  const params = sparkSignFrost.parameters.entries.signatures.pipe[0].item
  expect(kindsOf(params)).toEqual({
    derivation: 'object!',
    message: 'string!',
    verifyingKey: 'string!',
    operatorCommitments: 'object[]!',
    adaptorPublicKey: 'string?',
  })
  const commitment = { id: 'string!', hiding: 'string!', binding: 'string!' }
  expect(kindsOf(params.entries.operatorCommitments.pipe[0].item)).toEqual(commitment)
  const share = { signatureShare: 'string!', hiding: 'string!', binding: 'string!' }
  expect(kindsOf(sparkSignFrost.result.entries.signatures.item)).toEqual(share)
})

test('knows the five keys of Spark, and a leaf as the specification shows it', () => {
  expect(kindsOf(sparkKeyDerivation.pipe[0])).toEqual({
    type: 'string?',
    leafId: 'string?',
    identity: 'object?',
    signingLeaf: 'object?',
    deposit: 'object?',
    staticDeposit: 'object?',
    htlcPreimage: 'object?',
  })
  const { signingLeaf, staticDeposit } = sparkKeyDerivation.pipe[0].entries
  expect(kindsOf(signingLeaf.wrapped)).toEqual({ leafId: 'string!' })
  expect(kindsOf(staticDeposit.wrapped)).toEqual({ index: 'number!' })
})
