import { expect, test } from 'vitest'
import { serveOwnService } from '../e2e/support/ownService.ts'
import { logIn, newAddress } from '../e2e/support/person.ts'
import {
  agreeOnNewKey,
  countRequests,
  createTime,
  openMore,
  publicKey,
  settled,
  use,
} from '../e2e/support/sessionPages.ts'
import { setStage } from '../e2e/support/stage.ts'
import { printCount } from '../support/printCount.ts'

const ROUNDS = 100

const time = createTime()
const stage = setStage({ service: () => serveOwnService({ nowMs: time.nowMs }) })

test('sec/B01 eight tabs renew once in each of a hundred rounds, and end with the same session', async () => {
  const page = await stage.open({ prepare: time.start })
  await logIn(stage, page, newAddress())
  await settled(page)
  const pages = [page, ...(await openMore(page, 7))]
  const refreshes = countRequests(page.context(), 'stamp_login')
  let key = await publicKey(page)
  let passed = 0
  for (let round = 1; round <= ROUNDS; round++) {
    await Promise.all(pages.map(use))
    await time.pass(page, 10, 1)
    key = await agreeOnNewKey(pages, key)
    if (refreshes() === round) passed++
  }
  printCount('sec/B01 eight tabs renewed once', passed, ROUNDS)
  expect(passed).toBe(ROUNDS)
}, 1_800_000)
