import { expect, test } from 'vitest'
import { serveOwnService } from './support/ownService.ts'
import { logIn, newAddress } from './support/person.ts'
import { agreeOnNewKey, countRequests, createTime, publicKey, use } from './support/sessionPages.ts'
import { setStage } from './support/stage.ts'

const time = createTime()
const stage = setStage({
  service: () => serveOwnService({ nowMs: time.nowMs, sessionSeconds: 30 }),
})

test('a session of thirty seconds is renewed every twenty of them, and in no loop', async () => {
  const page = await stage.open({ prepare: time.start })
  await logIn(stage, page, newAddress())
  const refreshes = countRequests(page.context(), 'stamp_login')
  let key = await publicKey(page)
  for (let round = 1; round <= 3; round++) {
    await use(page)
    // the rest of the twenty passes by itself
    await time.pass(page, 0, 16)
    key = await agreeOnNewKey([page], key)
    expect(refreshes()).toBe(round)
  }
})

test('a session of thirty seconds that nobody keeps is announced in its last quarter, and ends', async () => {
  const page = await stage.open({ prepare: time.start })
  await logIn(stage, page, newAddress())
  await time.pass(page, 0, 23)
  await page.getByRole('region', { name: 'Your session' }).waitFor()
  await page.getByRole('dialog', { name: 'Log in again to continue' }).waitFor()
})
