import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { focused, type Keyboard, keyboardOf, watchFocus } from '../keyboard.ts'
import { listen, type Said } from '../liveRegions.ts'
import type { Inbox } from '../person.ts'
import type { setStage } from '../stage.ts'

export type Stage = ReturnType<typeof setStage>

/** Something that a person opens, and leaves or brings to its end, without a pointer. */
export type Journey = {
  readonly open?: Omit<NonNullable<Parameters<Stage['open']>[0]>, 'prepare'>
  /** Before the page loads. */
  prepare?(page: Page): Promise<unknown>
  /** From the page to where the journey begins; with a pointer, for it is not what is looked at. */
  before?(inbox: Inbox, page: Page): Promise<unknown>
  /** What opens it. */
  opener(page: Page): Locator
  /** From the opened dialog to its middle, where Escape leaves it. */
  reach(me: Keyboard, inbox: Inbox): Promise<unknown>
  /** From there to the end. */
  finish(me: Keyboard, inbox: Inbox): Promise<unknown>
  /** The page is loaded anew on the way, and what opened it with it: where Tab then comes first. @default not */
  reloads?(page: Page): Locator
}

/** A journey of a person of its own. */
export type Meet = () => Journey | Promise<Journey>

/** One that closes is there until it is still: whoever opens it before then is where they were. */
const dialogs = (page: Page) => page.locator('dialog').count()
const openDialogs = (page: Page) => page.locator('dialog[open]').count()

/** Waits until as many dialogs are open as there were before. */
const isLeft = (page: Page, before: number) =>
  expect.poll(() => dialogs(page), { timeout: 20_000 }).toBe(before)

async function set(stage: Stage, meet: Meet) {
  const journey = await meet()
  const found: { lost: string[]; said: Said[] } = { lost: [], said: [] }
  const page = await stage.open({
    ...journey.open,
    async prepare(opening) {
      await journey.prepare?.(opening)
      found.lost = await watchFocus(opening)
      found.said = await listen(opening)
    },
  })
  await journey.before?.(stage, page)
  found.lost.length = 0
  found.said.length = 0
  return { journey, page, me: keyboardOf(page), ...found }
}

/**
 * Goes a journey twice, by keyboard alone: to its middle and out by Escape, then to its end. Each time the focus is back
 * on what has opened it, or, where that was on the page before it was loaded anew, at its beginning.
 *
 * @returns where the focus was lost meanwhile.
 */
export async function walk(stage: Stage, meet: Meet): Promise<readonly string[]> {
  const { journey, page, me, lost } = await set(stage, meet)
  const outside = await dialogs(page)
  await me.goTo(journey.opener(page))
  const opener = await page.evaluateHandle(() => document.activeElement)
  const isBack = () =>
    expect
      .poll(
        async () => (await opener.evaluate((it) => it === document.activeElement)) || focused(page),
        { timeout: 10_000 },
      )
      .toBe(true)

  await me.press('Enter')
  await journey.reach(me, stage)
  await me.press('Escape')
  await isLeft(page, outside)
  await isBack()

  await me.press('Enter')
  await journey.reach(me, stage)
  await journey.finish(me, stage)
  if (journey.reloads) {
    // nobody was anywhere on that page
    await isLeft(page, outside)
    await me.press('Tab')
    await me.isAt(journey.reloads(page))
    return lost
  }
  // a panel is done with, and still open
  if ((await openDialogs(page)) > outside) await me.press('Escape')
  await isLeft(page, outside)
  await isBack()
  return lost
}

/**
 * Goes a journey once.
 *
 * @returns what the live regions said, in order.
 */
export async function hear(stage: Stage, meet: Meet): Promise<readonly Said[]> {
  const { journey, page, me, said } = await set(stage, meet)
  const outside = await dialogs(page)
  await me.use(journey.opener(page))
  await journey.reach(me, stage)
  await journey.finish(me, stage)
  if ((await openDialogs(page)) > outside) await me.press('Escape')
  await isLeft(page, outside)
  return said
}
