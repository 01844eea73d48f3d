import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { smallTargets } from '../stories/support/checks.ts'
import { type Storybook, startStorybook, stories } from '../stories/support/storybook.ts'
import { createStoryPages } from '../stories/support/storyPages.ts'
import { missedTargets } from '../stories/support/targets.ts'

let storybook: Storybook
let pages: ReturnType<typeof createStoryPages>

/** A phone: what points is a finger. */
beforeAll(async () => {
  storybook = await startStorybook()
  const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }
  pages = createStoryPages(storybook, await storybook.context(phone))
})
afterAll(() => storybook.close())

describe.concurrent('a finger hits each control, in 44 px, and no other one', () => {
  test.for(stories.map((story) => [`${story.title} / ${story.name}`, story.id] as const))(
    '%s',
    async ([, id]) => {
      const { found } = await pages.show(id, async (page) => {
        const isCoarse = await page.evaluate(() => matchMedia('(pointer: coarse)').matches)
        expect(isCoarse).toBe(true)
        return [...(await smallTargets(page)), ...(await missedTargets(page, 24))]
      })
      expect(found).toEqual([])
    },
  )
})
