import { secp256k1 } from '@noble/curves/secp256k1.js'
import { expect, test } from 'vitest'
import { printCount } from '../../../../test/support/printCount.ts'
import { bytesFromHex, hexFromBytes } from '../../../lib/hex.ts'
import { runSteps } from '../../../lib/steps.ts'
import { sparkSignFrost } from '../../../wire/submit/sparkSignFrost.ts'
import { checkShape } from '../../http/checkShape.ts'
import { Refusal } from '../../http/refusal.ts'
import { frostSigningSteps } from './readFrostSigning.ts'
import { USER_ID } from './signShare.ts'

const OPERATORS = 5
const id = (number: number) => number.toString(16).padStart(64, '0')
const randomHex = (length: number) => hexFromBytes(crypto.getRandomValues(new Uint8Array(length)))
const points = Array.from({ length: 2 * OPERATORS + 1 }, () =>
  hexFromBytes(secp256k1.getPublicKey(secp256k1.utils.randomSecretKey(), true)),
)

const good = {
  derivation: { identity: {} },
  message: randomHex(32),
  verifyingKey: points.at(-1) ?? '',
  operatorCommitments: Array.from({ length: OPERATORS }, (_, i) => ({
    id: id(i + 1),
    hiding: points[2 * i] ?? '',
    binding: points[2 * i + 1] ?? '',
  })),
}

/** The same with one operator altered. */
function withOperator(at: number, wrong: object) {
  const operatorCommitments = good.operatorCommitments.map((each, i) =>
    i === at % OPERATORS ? { ...each, ...wrong } : each,
  )
  return { ...good, operatorCommitments }
}

/** As the handler reads it: the schema first, then the points. */
function isRefused(params: object): boolean {
  const parameters = { signWith: 'x', signatures: [params] }
  try {
    const { signatures } = checkShape(sparkSignFrost.parameters, parameters, 'parameters')
    for (const each of signatures) runSteps(frostSigningSteps(each, 'parameters.signatures.0'))
    return false
  } catch (error) {
    return error instanceof Refusal && error.code === 'REQUEST_INVALID'
  }
}

/** An x that no point of the curve has, behind a byte that says there is one. */
function offCurve(): string {
  for (;;) {
    const text = `02${randomHex(32)}`
    const point = bytesFromHex(text)
    if (point && !secp256k1.utils.isValidPublicKey(point, true)) return text
  }
}

const nonces = ['hiding', 'binding'] as const
const identities = ['00', `00${'0'.repeat(64)}`, `02${'0'.repeat(64)}`, `04${'0'.repeat(128)}`]
const userId = hexFromBytes(USER_ID)

const wrong: readonly object[] = [
  ...Array.from({ length: 10 }, (_, i) =>
    withOperator(i, { id: i % 2 === 0 ? userId : userId.toUpperCase() }),
  ),
  ...Array.from({ length: 20 }, (_, i) => withOperator(i, { id: id(((i + 1) % OPERATORS) + 1) })),
  ...Array.from({ length: 30 }, (_, i) =>
    withOperator(i, { [nonces[i % 2] ?? 'hiding']: offCurve() }),
  ),
  ...Array.from({ length: 20 }, (_, i) =>
    withOperator(i, { [nonces[i % 2] ?? 'hiding']: identities[i % 4] }),
  ),
  ...Array.from({ length: 20 }, (_, i) => ({ ...good, message: randomHex(i < 10 ? i : 23 + i) })),
]

test('sec/T33 refuses what would be unsafe to sign with: 100 of 100', () => {
  expect(isRefused(good)).toBe(false)
  const refused = wrong.filter(isRefused)
  printCount('unsafe FROST requests refused', refused.length, wrong.length)
  expect([refused.length, wrong.length]).toEqual([100, 100])
})

test('reads ids of both cases as the same id', () => {
  const [first] = good.operatorCommitments
  const twice = (name: string) => ({
    ...good,
    operatorCommitments: [
      { ...first, id: name },
      { ...first, id: name.toUpperCase() },
    ],
  })
  expect(isRefused(twice(id(0xabc)))).toBe(true)
})
