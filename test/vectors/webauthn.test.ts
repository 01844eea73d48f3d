import { expect, test } from 'vitest'
import { base64urlFromBytes } from '../../src/lib/base64url.ts'
import type { PasskeyPolicy } from '../../src/service/activity-api/authenticators/passkeyPolicy.ts'
import { verifyAssertion } from '../../src/service/activity-api/authenticators/verifyAssertion.ts'
import { verifyRegistration } from '../../src/service/activity-api/authenticators/verifyRegistration.ts'
import { hasCorpora, skipNote } from './corpora.ts'
import { assertionMutants, registrationMutants } from './webauthnMutants.ts'
import { type Making, type Using, type WebauthnVector, webauthnVectors } from './webauthnVectors.ts'

const strict: PasskeyPolicy = {
  rpId: 'example.org',
  allowedOrigins: ['https://example.org'],
  allowsCrossOrigin: false,
  userVerification: 'preferred' as const,
}
/** Two of the vectors come from a page inside a page of another origin. */
const relaxed: PasskeyPolicy = { ...strict, allowsCrossOrigin: true }
const vectors = webauthnVectors()
const crossOrigin = [
  'sctn-test-vectors-none-es256-crossOrigin',
  'sctn-test-vectors-none-es256-topOrigin',
]

function register(making: Making, policy: PasskeyPolicy) {
  const { challenge, credentialId } = making
  const attestation = {
    credentialId,
    clientDataJson: base64urlFromBytes(making.clientData),
    attestationObject: base64urlFromBytes(making.attestationObject),
    transports: [],
  }
  return verifyRegistration({ challenge, attestation }, policy)
}

/** Uses the key that the registration of the same vector brought. */
async function use({ registration }: WebauthnVector, using: Using, policy: PasskeyPolicy) {
  const passkey = await register(registration, relaxed)
  const stamp = {
    credentialId: passkey.credentialId,
    clientDataJson: base64urlFromBytes(using.clientData),
    authenticatorData: base64urlFromBytes(using.authenticatorData),
    signature: base64urlFromBytes(using.signature),
  }
  return verifyAssertion(stamp, { challenge: using.challenge, policy, passkey })
}

async function codeOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'OK',
    (error) => error.code,
  )
}

function print(what: string, count: number, of: number): void {
  process.stdout.write(`${what}: ${count} of ${of}\n`)
}

test.skipIf(!hasCorpora)(
  `sec/T20 takes every registration of WebAuthn section 16${skipNote}`,
  async () => {
    const codes = await Promise.all(
      vectors.map(({ registration }) => codeOf(register(registration, relaxed))),
    )
    const taken = codes.filter((code) => code === 'OK').length
    print('passkey registrations of the vectors accepted', taken, vectors.length)
    expect(codes).toEqual(Array.from({ length: 10 }, () => 'OK'))
  },
)

test.skipIf(!hasCorpora)(
  `sec/T20 refuses registrations in framed pages by default${skipNote}`,
  async () => {
    const refused: string[] = []
    for (const { id, registration } of vectors)
      if ((await codeOf(register(registration, strict))) === 'PASSKEY_INVALID') refused.push(id)
    expect(refused).toEqual(crossOrigin)
  },
)

test.skipIf(!hasCorpora)(
  `sec/T20 refuses sixty changes of every registration${skipNote}`,
  async () => {
    const taken: string[] = []
    let count = 0
    for (const { id, registration } of vectors)
      for (const [i, mutant] of registrationMutants(registration).entries()) {
        count++
        const code = await codeOf(register(mutant, relaxed))
        if (code !== 'PASSKEY_INVALID') taken.push(`${id} ${i}: ${code}`)
      }
    print('changed passkey registrations refused', count - taken.length, count)
    expect({ count, taken }).toEqual({ count: 600, taken: [] })
  },
)

test.skipIf(!hasCorpora)(
  `sec/T20 takes every assertion of WebAuthn section 16${skipNote}`,
  async () => {
    const codes = await Promise.all(
      vectors.map((vector) => codeOf(use(vector, vector.assertion, relaxed))),
    )
    const taken = codes.filter((code) => code === 'OK').length
    print('passkey assertions of the vectors accepted', taken, vectors.length)
    expect(codes).toEqual(Array.from({ length: 10 }, () => 'OK'))
  },
)

test.skipIf(!hasCorpora)(
  `sec/T20 refuses assertions in framed pages by default${skipNote}`,
  async () => {
    const refused: string[] = []
    for (const vector of vectors)
      if ((await codeOf(use(vector, vector.assertion, strict))) === 'SIGNATURE_INVALID')
        refused.push(vector.id)
    expect(refused).toEqual(crossOrigin)
  },
)

test.skipIf(!hasCorpora)(
  `sec/T20 refuses sixty changes of every assertion${skipNote}`,
  async () => {
    const taken: string[] = []
    let count = 0
    for (const vector of vectors)
      for (const [i, mutant] of assertionMutants(vector.assertion).entries()) {
        count++
        const code = await codeOf(use(vector, mutant, relaxed))
        if (code !== 'SIGNATURE_INVALID') taken.push(`${vector.id} ${i}: ${code}`)
      }
    print('changed passkey assertions refused', count - taken.length, count)
    expect({ count, taken }).toEqual({ count: 600, taken: [] })
  },
)
