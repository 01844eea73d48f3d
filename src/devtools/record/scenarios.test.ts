import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDevtoolsStage } from '../../../test/support/devtoolsStage.ts'
import { recorderOf } from '../withDevtools.ts'
import type { ScenarioId } from './scenarios.ts'

let stage: Awaited<ReturnType<typeof createDevtoolsStage>>

beforeAll(async () => {
  stage = await createDevtoolsStage()
})
afterAll(() => stage.stop())

test.each([
  ['offline', { code: 'NETWORK_FAILED' }, 'failed'],
  ['down', { code: 'HTTP_STATUS', status: 503 }, 503],
  ['limited', { code: 'RATE_LIMITED' }, 429],
] as const)(
  '%s reaches the caller as an error of its own',
  async (id: ScenarioId, error, status) => {
    const { kit, sent, logIn } = stage.open({ timeoutMs: 3000 })
    await logIn()
    const recorder = recorderOf(kit)
    recorder.scenario.setState(id, true)
    const before = sent.length
    await expect(kit.submit('updateUser', { userId: 'nobody' })).rejects.toMatchObject(error)
    expect(sent).toHaveLength(before)
    const [request] = recorder.requests.getState()
    expect(request).toMatchObject({ status, isForced: true, stampedWith: 'Session key' })
    recorder.scenario.setState('works', true)
    await expect(kit.query('whoami', {})).resolves.toHaveProperty('userId')
    expect(recorder.requests.getState()[0]).toMatchObject({ status: 200, isForced: false })
  },
)

test('refused ends the session, as one that was ended elsewhere', async () => {
  const { kit, sent, logIn } = stage.open()
  await logIn()
  recorderOf(kit).scenario.setState('refused', true)
  const before = sent.length
  await expect(kit.query('whoami', {})).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
  expect(sent).toHaveLength(before)
  expect(kit.session.getState().status).toBe('expired')
})

test.each([
  ['wrongCode', 'wrong'],
  ['expiredCode', 'expired'],
] as const)('%s refuses the right code, over both generations', async (id, kind) => {
  for (const protocol of ['spec', 'attested'] as const) {
    const { kit, contact, askForCode, reach } = stage.open({ protocol })
    await askForCode()
    recorderOf(kit).scenario.setState(id, true)
    kit.login.submitCode(stage.codeFor(contact))
    await reach('checkingCode')
    await reach('enteringCode')
    expect(kit.login.state.getState()).toMatchObject({ notice: { kind } })
  }
})

test('slow holds a request back, and lets go of one that is given up', async () => {
  const { kit, sent, logIn } = stage.open()
  await logIn()
  const recorder = recorderOf(kit)
  recorder.scenario.setState('slow', true)
  const before = sent.length
  const givingUp = new AbortController()
  const asked = kit.query('whoami', {}, { signal: givingUp.signal })
  await expect.poll(() => recorder.requests.getState()[0]?.status).toBe(null)
  givingUp.abort()
  await expect(asked).rejects.toMatchObject({ code: 'REQUEST_ABORTED' })
  await expect.poll(() => recorder.requests.getState()[0]).toMatchObject({ status: 'failed' })
  expect(recorder.requests.getState()[0]).toMatchObject({ isForced: false })
  expect(sent).toHaveLength(before)
})
