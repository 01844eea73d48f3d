import { beforeAll, expect, test } from 'vitest'
import { createStamp } from '../../src/crypto/stamp/createStamp.ts'
import { guessConfigs } from '../support/isolation/guessedConfigs.ts'
import {
  createIsolationStage,
  type IsolationStage,
  type Place,
  type Principal,
  type Target,
} from '../support/isolation/isolationStage.ts'
import { proxyCalls, relationOf } from '../support/isolation/proxyCalls.ts'
import {
  endpointOf,
  makeThings,
  renewThings,
  type StampedCall,
  stampedCalls,
  type Things,
} from '../support/isolation/stampedCalls.ts'
import { printCount } from '../support/printCount.ts'

const targets: readonly Target[] = ['A', 'A1', 'A2', 'B', 'B1', 'missing']
const CELLS = 8 * 6 * (14 + 4 + 8)

let stage: IsolationStage
/** Things of each target. */
const kept = new Map<Target, Things>()
beforeAll(async () => {
  stage = await createIsolationStage()
  for (const target of targets) kept.set(target, await makeThings(stage, placeOf(target)))
}, 60_000)

/** The organization; for one that is missing, A. */
function placeOf(target: Target): Place {
  return stage.places[target === 'missing' ? 'A' : target]
}

/** The rules, by hand: who may do what where, and what is said to who may not. */
function verdict(call: StampedCall, principal: Principal, target: Target): string {
  const { home, role } = principal
  if (home === null) return 'SIGNATURE_MISSING'
  if (target === 'missing') return 'ORGANIZATION_NOT_FOUND'
  const place = stage.places[target]
  const isOwn = home === target
  const isChild = place.isSub && home === place.family
  // a key that is at home elsewhere: upwards, sideways, in another family
  if (!isOwn && !isChild) return 'ORGANIZATION_NOT_FOUND'
  if (role === 'proxy') return call.proxyMay && isOwn ? answerOf(call) : 'REQUEST_NOT_AUTHORIZED'
  // everybody reads, a parent's users in its sub-organizations too, and nobody acts there
  if (call.kind === 'query') return answerOf(call)
  if (isChild || role === 'user') return 'REQUEST_NOT_AUTHORIZED'
  return call.topLevelOnly && place.isSub ? 'REQUEST_NOT_AUTHORIZED' : answerOf(call)
}

function answerOf({ answer = 'OK' }: StampedCall): string {
  return answer
}

async function ask(call: StampedCall, principal: Principal, target: Target, things: Things) {
  const { kit, places } = stage
  const endpoint = endpointOf(call)
  if (!endpoint) throw new Error(`the service has no ${call.name}`)
  const organizationId = target === 'missing' ? kit.parts.newId() : places[target].organizationId
  const said = call.body(things)
  const timestampMs = String(kit.clock.time)
  const body =
    'type' in endpoint
      ? { type: endpoint.type, timestampMs, organizationId, parameters: said }
      : { organizationId, ...said }
  const text = JSON.stringify(body)
  if (!principal.key) return kit.post(endpoint.path, text)
  return kit.post(endpoint.path, text, { 'x-stamp': await createStamp(principal.key, text) })
}

let done = 0

test('T34 lets every key do in every organization what the rules say, and nothing else', async () => {
  const { kit } = stage
  const wrong: string[] = []
  for (const call of stampedCalls.filter(endpointOf))
    for (const principal of stage.principals)
      for (const target of targets) {
        const expected = verdict(call, principal, target)
        const mayAct = expected === answerOf(call)
        const there = kept.get(target)
        if (!there) throw new Error(`nothing is in ${target}`)
        const things = mayAct ? await renewThings(stage, placeOf(target), there, call.takes) : there
        kit.clock.time += 1
        const before = await kit.parts.store.count('activities', {})
        const { code } = await ask(call, principal, target, things)
        const after = await kit.parts.store.count('activities', {})
        const left = after - before
        const hasActed = call.kind === 'submit' && code === 'OK'
        const isRight = code === expected && left === (hasActed ? 1 : 0)
        if (isRight) done++
        else
          wrong.push(
            `${principal.name} ${call.name} in ${target}: ${code}, not ${expected} (${left})`,
          )
      }
  expect(wrong).toEqual([])
  expect(kit.errors).toEqual([])
}, 120_000)

test('T34 keeps the auth proxy of one organization from everything of another', async () => {
  const wrong: string[] = []
  for (const call of proxyCalls)
    for (const { name, home } of stage.principals)
      for (const target of targets) {
        const config = home === null ? null : stage.places[home].family
        const relation = relationOf(stage, config, target)
        const expected = relation === 'noConfig' ? 'CONFIG_NOT_FOUND' : call.answers[relation]
        const { said, code } = await stage.askProxy(
          config,
          call.name,
          await call.body(stage, target),
        )
        const named = code === 'OK' ? call.names?.(said) : undefined
        const mayName = config === null ? [] : namesFor(call.name, relation, config, target)
        if (
          code === expected &&
          (named === undefined ? mayName.length === 0 : mayName.includes(named))
        )
          done++
        else wrong.push(`${name} ${call.name} about ${target}: ${code} ${named}, not ${expected}`)
      }
  expect(wrong).toEqual([])
  expect(stage.kit.errors).toEqual([])
  printCount('T34 cells of the isolation matrix as the rules say', done, cellsOfService())
}, 120_000)

/** The organizations that an answer has to name: its own family's, or the account that was looked for. */
function namesFor(call: string, relation: string, config: 'A' | 'B', target: Target): unknown[] {
  if (call === 'wallet_kit_config') return [stage.places[config].organizationId]
  const found = relation === 'ownSub' && ['account', 'otp_login', 'oauth_login'].includes(call)
  return found && target !== 'missing' ? [stage.places[target].organizationId] : []
}

/** All cells, once the service has every operation. */
function cellsOfService(): number {
  const missing = stampedCalls.filter((call) => !endpointOf(call)).length
  return CELLS - missing * 8 * 6
}

test('T34 says the same to every configuration that nobody has, however close it is to one', async () => {
  const { refused, answers, errors } = await guessConfigs(1000)
  printCount('T34 guessed configurations refused', refused, 1000)
  expect(refused).toBe(1000)
  expect(answers).toEqual([expect.stringContaining('CONFIG_NOT_FOUND')])
  expect(errors).toEqual([])
})
