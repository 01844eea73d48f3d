import { afterAll, beforeAll, describe, test } from 'vitest'
import { localeTags } from '../../src/locales/loadLocale.ts'
import { hasOwnNames, unspokenLabels } from '../stories/support/labels.ts'
import { type Storybook, startStorybook, storiesOf } from '../stories/support/storybook.ts'
import { createStoryPages } from '../stories/support/storyPages.ts'

let storybook: Storybook
let pages: ReturnType<typeof createStoryPages>

beforeAll(async () => {
  storybook = await startStorybook()
  pages = createStoryPages(storybook, await storybook.context())
})
afterAll(() => storybook.close())

/** What logs in and what signs; all else in five languages in test/long/everyStory.test.ts. */
const stories = ['Login/', 'Signing/', 'Account/', 'Session/'].flatMap(storiesOf)

describe.concurrent('in 25 languages, what is written on a control is in its name', () => {
  test.for(stories.map((story) => [`${story.title} / ${story.name}`, story.id] as const))(
    '%s',
    async ([, id], { expect }) => {
      const { found } = await pages.show(id, async (page) => {
        const unspoken = [...(await unspokenLabels(page))]
        // who has a name of its own has one in every language
        const tags = (await hasOwnNames(page)) ? localeTags : []
        for (const tag of tags) {
          await storybook.set(page, { locale: tag })
          for (const fault of await unspokenLabels(page)) unspoken.push(`${tag}: ${fault}`)
        }
        await storybook.set(page, { locale: 'en' })
        return unspoken
      })
      expect(found).toEqual([])
    },
  )
})
