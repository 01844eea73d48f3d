import * as v from 'valibot'
import type { ProofQuestion } from '../../src/crypto/proof/verifyAppProof.ts'
import type { AppProof } from '../../src/wire/fields/appProof.ts'
import { bootProof } from '../../src/wire/fields/bootProof.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'
import { activityOf, type CallOptions, type Reply, type TestApi } from './activityApi.ts'
import { ethereumAccount, resultOf, textsOf } from './walletSteps.ts'

/** Submits an activity that asks for app proofs. */
export function submitProven(
  kit: TestApi,
  name: keyof typeof submitEndpoints,
  parameters: unknown,
  call: CallOptions = {},
): Promise<Reply> {
  const body = { ...kit.envelope(name, parameters, call), generateAppProofs: true }
  return kit.stamped(submitEndpoints[name].path, body, call.key ?? kit.root.key)
}

/** The app proofs that came with an answer. */
export function proofsIn(reply: Reply): readonly AppProof[] {
  return activityOf(reply).appProofs ?? []
}

/** What proofs say, in their order. */
export function payloadsIn(reply: Reply): readonly Readonly<Record<string, unknown>>[] {
  return proofsIn(reply).map(({ proofPayload }) => Object(JSON.parse(proofPayload)))
}

/** Where the key of a proof comes from, as the service answers it. */
export async function bootProofOf(kit: TestApi, { publicKey }: AppProof) {
  const reply = await kit.query('getBootProof', { ephemeralKey: publicKey })
  return v.parse(v.object({ bootProof }), reply.body).bootProof
}

/** A wallet with one account, and the question whether its first proof holds. */
export async function provenWallet(
  kit: TestApi,
): Promise<{ readonly reply: Reply; readonly question: ProofQuestion }> {
  const parameters = { walletName: 'Main', accounts: [ethereumAccount] }
  const reply = await submitProven(kit, 'createWallet', parameters)
  const [appProof] = proofsIn(reply)
  if (!appProof) throw new Error('there is no proof')
  const question: ProofQuestion = {
    appProof,
    bootProof: await bootProofOf(kit, appProof),
    about: {
      type: 'APP_PROOF_TYPE_ADDRESS_DERIVATION',
      organizationId: kit.organizationId,
      walletId: String(resultOf(reply).walletId),
      derivationPath: ethereumAccount.path,
      address: textsOf(reply, 'addresses')[0] ?? '',
    },
    roots: [{ kind: 'software', certificatePem: kit.parts.keys.appProofRoot.certificatePem }],
    nowMs: kit.clock.time,
  }
  return { reply, question }
}
