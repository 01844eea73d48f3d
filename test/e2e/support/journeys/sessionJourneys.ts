import type { Page } from 'playwright'
import { type Keyboard, keyboardOf, watchFocus } from '../keyboard.ts'
import { listen, type Said } from '../liveRegions.ts'
import { serveOwnService } from '../ownService.ts'
import { dialog, logIn, logInButton, newAddress } from '../person.ts'
import { contactField } from '../phone.ts'
import { createTime, settled } from '../sessionPages.ts'
import { setStage } from '../stage.ts'

type Facts = {
  readonly me: Keyboard
  /** Lets time pass at the service and in the page. */
  readonly pass: (minutes: number, seconds: number) => Promise<void>
}

const banner = (page: Page) => page.getByRole('region', { name: 'Your session' })
const inBanner = (page: Page, name: string) => banner(page).getByRole('button', { name })
const ended = (page: Page) => page.getByRole('dialog', { name: 'Log in again to continue' })

/** Waits until it is said: a page that is busy says it later. */
const heard = (page: Page, text: string) => page.getByText(text).waitFor({ state: 'attached' })

/** Where the person is at work when the end of the session comes near. */
const atWork = (page: Page) => page.getByRole('button', { name: 'Send a stamped whoami' })

/** The banner comes, and takes no focus; F6 goes to it and back. */
async function warned({ me, pass }: Facts): Promise<void> {
  const { page } = me
  await me.goTo(atWork(page))
  await pass(14, 1)
  await banner(page).waitFor()
  await me.isAt(atWork(page))
  await me.press('F6')
  await me.isAt(inBanner(page, 'Stay logged in'))
  await me.press('F6')
  await me.isAt(atWork(page))
  await me.press('F6')
}

async function over({ me, pass }: Facts): Promise<void> {
  await me.goTo(atWork(me.page))
  await pass(15, 1)
  await me.isAt(ended(me.page).locator('[data-lk-title]'))
}

/** What a person without a pointer does near the end of a session, and after it. */
export const sessionJourneys = {
  async 'staying logged in'(facts) {
    const { me, pass } = facts
    await warned(facts)
    await me.press('Enter')
    await banner(me.page).getByText('You stay logged in.').waitFor()
    await pass(0, 3)
    await banner(me.page).waitFor({ state: 'detached' })
    await me.isAt(atWork(me.page))
  },
  async 'logging out from the banner'(facts) {
    const { me } = facts
    await warned(facts)
    await me.press('Shift+Tab')
    await me.isAt(inBanner(me.page, 'Log out'))
    await me.press('Enter')
    await logInButton(me.page).waitFor()
  },
  async 'the last half minute'({ me, pass }) {
    await pass(14, 1)
    await banner(me.page).waitFor()
    await pass(0, 30)
    await heard(me.page, '30 seconds left')
    await pass(0, 20)
    await heard(me.page, '10 seconds left')
  },
  async 'logging in again after the end'(facts) {
    const { me } = facts
    await over(facts)
    await me.use(ended(me.page).getByRole('button', { name: /^(Continue with|Log in again)/ }))
    await me.isAt(contactField(me.page))
  },
  async 'leaving what says that it has ended'(facts) {
    const { me } = facts
    await over(facts)
    await me.press('Escape')
    await dialog(me.page).waitFor({ state: 'detached' })
    await logInButton(me.page).waitFor()
  },
} satisfies Record<string, (facts: Facts) => Promise<unknown>>

type SessionJourney = (typeof sessionJourneys)[keyof typeof sessionJourneys]

/** A service whose time the test moves, and somebody who has just logged in. */
export function setSessionStage() {
  const time = createTime()
  const stage = setStage({ service: () => serveOwnService({ nowMs: time.nowMs }) })

  /** @returns where the focus was lost, and what the live regions said. */
  return async function go(journey: SessionJourney) {
    const found: { lost: readonly string[]; said: Said[] } = { lost: [], said: [] }
    const page = await stage.open({
      async prepare(opening) {
        await time.start(opening)
        found.lost = await watchFocus(opening)
        found.said = await listen(opening)
      },
    })
    await logIn(stage, page, newAddress())
    await settled(page)
    found.said.length = 0
    await journey({ me: keyboardOf(page), pass: (...span) => time.pass(page, ...span) })
    return found
  }
}
