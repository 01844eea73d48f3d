import type { BrowserContext, Page } from 'playwright'
import type { OpenStory, Storybook } from './storybook.ts'

/** Pages of one context, each of which shows one story after the other: loading a page takes longer than a story. */
export function createStoryPages(storybook: Storybook, context: BrowserContext) {
  const free: OpenStory[] = []

  return {
    /**
     * Shows a story on a page that has nothing to do, and looks at it.
     *
     * `look` leaves the page as it was; a page on which it throws is not used again.
     *
     * @returns what the look found, and what the page complained about meanwhile.
     */
    async show<T>(id: string, look: (page: Page) => Promise<T>) {
      const used = free.pop()
      if (used) {
        used.complaints.length = 0
        await storybook.goOn(used, id)
      }
      const story = used ?? (await storybook.open(context, id))
      const found = await look(story.page)
      const complaints = [...story.complaints]
      free.push(story)
      return { found, complaints }
    },
  }
}
