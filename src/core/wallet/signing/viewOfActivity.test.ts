import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChance } from '../../../../test/support/signCase.ts'
import { SIGN_FORMATS, signCases } from '../../../../test/support/signCases.ts'
import { createSignStage } from '../../../../test/support/signStage.ts'
import { everyday, preparedFor, STRANGER } from '../../../../test/support/signViews.ts'
import { submitEndpoints } from '../../../wire/submitEndpoints.ts'
import { load } from './load.ts'
import type { PreparedRequest } from './preparedRequest.ts'
import { viewOf } from './viewOf.ts'
import { viewOfActivity } from './viewOfActivity.ts'

const never = new AbortController().signal
/** Of each format. */
const ROUNDS = 4

let stage: Awaited<ReturnType<typeof createSignStage>>
beforeAll(async () => {
  stage = await createSignStage()
}, 60_000)
afterAll(() => stage.stop())

/** As the service gives it back. */
function activityOf({ activity, parameters }: PreparedRequest) {
  const { intentKey } = submitEndpoints[activity]
  return { intent: { [intentKey]: JSON.parse(JSON.stringify(parameters)) } }
}

test('what somebody else asked to be signed reads as the confirmation of it, in every format', async () => {
  const { kit, accounts } = stage
  const formats = new Set<string>()
  const cases = signCases(ROUNDS * SIGN_FORMATS.length, accounts, createChance(11))
  for (const { format, request } of cases) {
    const prepared = preparedFor(request)
    const view = await viewOf(kit, prepared, never, load)
    formats.add(format)
    expect(await viewOfActivity(kit, activityOf(prepared), never), format).toEqual(view)
  }
  expect([...formats]).toEqual(SIGN_FORMATS)
})

test('what is sent too says so', async () => {
  const { kit, accounts } = stage
  const transaction = { caip2: 'eip155:8453', to: STRANGER, value: 7n }
  const prepared = preparedFor({ kind: 'send', account: accounts.ethereum, transaction })
  expect(await viewOfActivity(kit, activityOf(prepared), never)).toMatchObject({
    broadcast: 'service',
    effect: { kind: 'transfer', to: { address: STRANGER } },
    money: 'now',
  })
})

test('an address of Ethereum is the same in small letters', async () => {
  const { kit, accounts } = stage
  const account = { ...accounts.ethereum, address: accounts.ethereum.address.toLowerCase() }
  const prepared = preparedFor({ kind: 'message', account, message: 'Hello' })
  expect(await viewOfActivity(kit, activityOf(prepared), never)).toMatchObject({
    account: { address: accounts.ethereum.address },
    effect: { kind: 'message' },
  })
})

test('none of what signs nothing, nor of an account that is not the person’s', async () => {
  const { kit } = stage
  const wallet = { createWalletIntent: { walletName: 'Savings', accounts: [] } }
  expect(await viewOfActivity(kit, { intent: wallet }, never)).toBeNull()
  const message = preparedFor({ kind: 'message', account: everyday, message: 'Hello' })
  expect(await viewOfActivity(kit, activityOf(message), never)).toBeNull()
})
