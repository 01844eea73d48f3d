import { logIn, newAddress } from './person.ts'
import {
  agreeOnNewKey,
  countRequests,
  type createTime,
  openMore,
  publicKey,
  settled,
  use,
} from './sessionPages.ts'
import type { setStage } from './stage.ts'

/** What a browser lacks by which its tabs agree: nothing, or all of it. */
export const browsers = {
  'sec/B01 with Web Locks': () => undefined,
  'sec/B03 without Web Locks and BroadcastChannel': () => {
    Reflect.deleteProperty(Navigator.prototype, 'locks')
    Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  },
}

/**
 * Lets the tabs of one person renew their session at once, again and again.
 *
 * @returns in how many rounds they asked the service once and ended with the same session.
 */
export async function renewTogether(
  stage: ReturnType<typeof setStage>,
  time: ReturnType<typeof createTime>,
  { tabs, rounds, prepare }: { tabs: number; rounds: number; prepare: () => unknown },
): Promise<number> {
  const page = await stage.open({ prepare: time.start })
  await logIn(stage, page, newAddress())
  await page.context().addInitScript(prepare)
  await page.reload()
  await settled(page)
  const pages = [page, ...(await openMore(page, tabs - 1))]
  const refreshes = countRequests(page.context(), 'stamp_login')
  let key = await publicKey(page)
  let passed = 0
  for (let round = 1; round <= rounds; round++) {
    await Promise.all(pages.map(use))
    await time.pass(page, 10, 1)
    key = await agreeOnNewKey(pages, key)
    if (refreshes() === round) passed++
  }
  return passed
}
