import * as v from 'valibot'
import { expect, test } from 'vitest'
import { transactionStatusFromWire } from '../../../src/core/wallet/transactionStatus.ts'
import { activityOutcome } from '../../../src/wire/activityOutcome.ts'
import { chainAnswers } from '../../../src/wire/chainAnswers.ts'
import { getSendTransactionStatus } from '../../../src/wire/query/getSendTransactionStatus.ts'
import { answerSends, paths } from './answerSends.ts'

const passed = { passed: 'through' }
const { path, resultKey, result } = chainAnswers.ethSendTransactionV2

const network = () => {
  const send = answerSends(async () => Response.json(passed))
  return async (pathname: string, body: object = {}): Promise<unknown> => {
    const init = { method: 'POST', body: JSON.stringify(body) }
    return (await send(`http://localhost:4455${pathname}`, init)).json()
  }
}

test('the paths are those of the service', () => {
  expect(paths).toEqual({ send: path, status: getSendTransactionStatus.path })
})

test('a transaction is taken, sent, and then stopped by its contract', async () => {
  const ask = network()
  const { activity } = v.parse(activityOutcome, await ask(path))
  expect(activity.status).toBe('ACTIVITY_STATUS_COMPLETED')
  const taken = v.parse(result, activity.result[resultKey])
  const status = async () =>
    transactionStatusFromWire(
      v.parse(getSendTransactionStatus.response, await ask(paths.status, taken)),
    )
  const [first, second] = [await status(), await status()]
  expect(first).toMatchObject({ at: 'sending', error: null })
  expect(second).toMatchObject({ at: 'failed', hash: first.hash })
  expect(second.error?.revertChain?.map(({ errorType }) => errorType)).toEqual([
    'custom',
    'unknown',
    'native',
  ])
})

test('what it did not take goes through, and so does everything else', async () => {
  const ask = network()
  expect(await ask(paths.status, { sendTransactionStatusId: 'of somebody else' })).toEqual(passed)
  expect(await ask('/public/v1/submit/sign_raw_payload')).toEqual(passed)
})
