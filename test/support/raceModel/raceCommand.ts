import fc from 'fast-check'
import { expect } from 'vitest'
import type { Store } from '../../../src/service/store/store.ts'
import { activityOf, type Reply, type TestApi } from '../activityApi.ts'
import { type KindName, kindNames, kindOf, type Place } from './kinds.ts'
import { type Answered, keyOf, type Model, type Operation, serialOutcomes } from './serialOrders.ts'

/** What the races run against. */
export type Real = {
  readonly kit: TestApi
  readonly place: Place
  readonly organizationId: string
  readonly call: Parameters<TestApi['submit']>[2]
  /** Counts the races that had an explanation. */
  readonly explained: () => void
}

/** The model changes with each race, so it is held by something that stays. */
type Held = { model: Model }

type Wish = Pick<Operation, 'kind' | 'action' | 'slot'>

const MOST_AT_ONCE = 8
const SLOTS = 4
const NOBODY = '00000000-0000-7000-8000-000000000000'

/** Operations that are submitted at once. Their answers and what is there then must be those of some order of them. */
class Race implements fc.AsyncCommand<Held, Real> {
  readonly wishes: readonly Wish[]

  constructor(wishes: readonly Wish[]) {
    this.wishes = wishes
  }

  check() {
    return true
  }

  async run(held: Held, real: Real) {
    const { kit, place, call } = real
    const operations = this.wishes.map((wish) => operationOf(held.model, wish))
    const replies = await Promise.all(
      operations.map(({ kind, action, slot, id }) => {
        const { create, remove } = kindOf(kind)
        const asked = action === 'create' ? create(slot, place, id) : remove(id, place)
        return kit.submit(asked.name, asked.parameters, call)
      }),
    )
    const answered = operations.map((operation, i) => answerOf(operation, replies[i]))
    const outcomes = serialOutcomes(held.model, answered, place)
    const actual = await readModel(kit.parts.store, real)
    const same = outcomes.find((outcome) => keyOf(outcome) === keyOf(actual))
    expect(same, `no order explains ${JSON.stringify(answered)}`).toBeDefined()
    for (const { userId, tagId } of await kit.parts.store.find('userTagMembers', {
      organizationId: real.organizationId,
    }))
      expect([actual.member.has(userId), actual.tag.has(tagId)]).toEqual([true, true])
    held.model = actual
    real.explained()
  }

  toString() {
    return this.wishes.map(({ kind, action, slot }) => `${action} ${kind} ${slot}`).join(', ')
  }
}

/** Several wishes with the same slot are about the same object. */
function operationOf(model: Model, wish: Wish): Operation {
  const about = wish.kind === 'member' && wish.action === 'create' ? 'tag' : wish.kind
  const last = [...model[about].keys()].toSorted().toReversed()
  return { ...wish, id: last[wish.slot % 3] ?? NOBODY }
}

function answerOf(operation: Operation, reply: Reply | undefined): Answered {
  const code = reply?.code ?? ''
  const [result] = reply && code === 'OK' ? Object.values(activityOf(reply).result) : []
  const { userTagId, apiKeyIds, walletId, userIds } = Object(result)
  const made = { tag: userTagId, key: apiKeyIds?.[0], wallet: walletId, member: userIds?.[0] }
  return { ...operation, code, madeId: String(made[operation.kind]) }
}

/** What is there, read beside the service. */
export async function readModel(
  store: Store,
  { organizationId, place }: Pick<Real, 'organizationId' | 'place'>,
): Promise<Model> {
  const names = async (kind: KindName): Promise<ReadonlyMap<string, string>> => {
    const { table } = kindOf(kind)
    if (table === 'credentials') {
      const rows = await store.find(table, { organizationId, userId: place.owner })
      return new Map(rows.map(({ id, publicKey }) => [id, publicKey]))
    }
    if (table === 'users') {
      const rows = await store.find(table, { organizationId, role: 'user' })
      return new Map(rows.flatMap(({ id }) => (id === place.owner ? [] : [[id, '']])))
    }
    const rows = await store.find(table, { organizationId })
    return new Map(rows.map(({ id, name }) => [id, table === 'userTags' ? name : '']))
  }
  const [tag, key, wallet, member] = await Promise.all(
    (['tag', 'key', 'wallet', 'member'] as const).map(names),
  )
  const none: ReadonlyMap<string, string> = new Map()
  return { tag: tag ?? none, key: key ?? none, wallet: wallet ?? none, member: member ?? none }
}

/** Up to three races, one after the other. */
export function raceCommands() {
  const wish = fc.record({
    kind: fc.constantFrom(...kindNames),
    action: fc.constantFrom('create' as const, 'remove' as const),
    slot: fc.nat(SLOTS - 1),
  })
  const race = fc
    .array(wish, { minLength: 2, maxLength: MOST_AT_ONCE })
    .map((wishes) => new Race(wishes))
  return fc.commands([race], { maxCommands: 3, size: 'max' })
}
