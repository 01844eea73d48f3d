import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStamp } from '../../src/crypto/stamp/createStamp.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'
import { createFaultStage, type FaultStage } from '../support/faults/faultStage.ts'
import { organizationCalls } from '../support/faults/organizationCalls.ts'
import { submitCalls } from '../support/faults/submitCalls.ts'
import { printCount } from '../support/printCount.ts'

/** Ends a call when its answer has been seen. */
class Seen extends Error {}

let stage: FaultStage
beforeAll(async () => {
  stage = await createFaultStage()
})
afterAll(() => stage.stop())

const calls = Object.entries({ ...submitCalls, ...organizationCalls })
let proven = 0

/** What an activity answers when it is asked for proofs. */
async function answerOf(name: string): Promise<unknown> {
  const call = await calls.find(([one]) => one === name)?.[1](stage)
  let answer: unknown
  const submit: FaultStage['clean']['activities']['submit'] = async (sender, of, parameters) => {
    if (!('key' in sender)) throw new Error(`${name} is stamped in another way`)
    const { path, type } = submitEndpoints[of]
    const { organizationId } = sender
    const timestampMs = String(Date.now())
    const body = { type, timestampMs, organizationId, parameters, generateAppProofs: true }
    const text = JSON.stringify(body)
    const request = new Request(`http://localhost${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-stamp': await createStamp(sender.key, text),
      },
      body: text,
    })
    answer = await (await stage.answer(request)).json()
    throw new Seen()
  }
  const { clean } = stage
  await expect(call?.({ ...clean, activities: { ...clean.activities, submit } })).rejects.toThrow(
    Seen,
  )
  return answer
}

test.each(calls.map(([name]) => name))('%s gives app proofs when asked to', async (name) => {
  expect(await answerOf(name)).toMatchObject({
    activity: {
      status: 'ACTIVITY_STATUS_COMPLETED',
      appProofs: expect.arrayContaining([
        {
          scheme: 'SIGNATURE_SCHEME_EPHEMERAL_KEY_P256',
          publicKey: expect.stringMatching(/^[0-9a-f]{260}$/),
          proofPayload: expect.stringContaining('"type":"APP_PROOF_TYPE_'),
          signature: expect.stringMatching(/^[0-9a-f]{128}$/),
        },
      ]),
    },
  })
  proven++
})

afterAll(() => printCount('activities with app proofs', proven, calls.length))
