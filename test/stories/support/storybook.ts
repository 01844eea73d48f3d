import { readFileSync } from 'node:fs'
import axe from 'axe-core'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { launchChromium } from '../../support/chromium.ts'
import { type ServedFolder, serveFolder } from '../../support/serveFolder.ts'
import { builtStorybook } from './builtStorybook.ts'

export type StoryEntry = {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly type: string
}

/** What the toolbars are set to. */
type Globals = Readonly<Record<string, string>>

/** A story on its own page, and what the page complained about so far. */
export type OpenStory = { readonly page: Page; readonly complaints: string[] }

export type Storybook = {
  readonly url: string
  /** A new browser context, in which pages share what they have loaded. */
  context(options?: BrowserContextOptions): Promise<BrowserContext>
  /** Opens a story, waits until it is drawn and played, and until what moves has come to rest. */
  open(context: BrowserContext, id: string, globals?: Globals): Promise<OpenStory>
  /** Goes on to another story on the same page, as a click in the sidebar does, and waits as `open` does. */
  goOn(story: OpenStory, id: string): Promise<void>
  /** Sets the toolbars of an open story, as a person would. */
  set(page: Page, globals: Globals): Promise<void>
  close(): Promise<void>
}

const folder = builtStorybook()

const entries = readEntries()

/** Every story of the built Storybook. */
export const stories: readonly StoryEntry[] = entries.filter(({ type }) => type === 'story')

/** Every page of text of the built Storybook. */
export const pagesOfText: readonly StoryEntry[] = entries.filter(({ type }) => type === 'docs')

function readEntries(): readonly StoryEntry[] {
  const index: { readonly entries: Record<string, StoryEntry> } = JSON.parse(
    readFileSync(`${folder}/index.json`, 'utf8'),
  )
  return Object.values(index.entries)
}

/** The stories whose title starts so. */
export function storiesOf(title: string): readonly StoryEntry[] {
  return stories.filter((story) => story.title.startsWith(title))
}

/** Serves the built Storybook and starts a browser for it; close it in the end. */
export async function startStorybook(): Promise<Storybook> {
  const server = await serveFolder(folder)
  const browser = await launchChromium()
  return {
    url: server.url,
    context: (options) => newContext(browser, options),
    open: (context, id, globals = {}) => openStory(server, context, id, globals),
    async goOn(story, id) {
      await story.page.evaluate(`(${SELECT})(${JSON.stringify(id)})`)
      await settle(story, id)
    },
    async set(page, globals) {
      await page.evaluate(`(${SET})(${JSON.stringify(globals)})`)
      await page.evaluate(AT_REST)
    },
    async close() {
      await browser.close()
      await server.close()
    },
  }
}

async function newContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 480, height: 720 }, ...options })
  await context.addInitScript({ content: axe.source })
  return context
}

async function openStory(
  { url }: ServedFolder,
  context: BrowserContext,
  id: string,
  globals: Globals,
): Promise<OpenStory> {
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    // the Storybook's own, of a story in a frame that tells another window of itself before it knows any
    if (message.type() !== 'error' || message.text().includes('SB_PREVIEW_API_0011')) return
    complaints.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
  page.on('request', (request) => {
    const isOwn = ['data:', 'blob:', `${url}/`].some((start) => request.url().startsWith(start))
    if (!isOwn) complaints.push(`request to ${request.url()}`)
  })
  await page.goto(storyAddress(url, id, globals), { waitUntil: 'commit' })
  await settle({ page, complaints }, id)
  return { page, complaints }
}

/** Waits until the story is drawn and played, and until what moves has come to rest. */
async function settle({ page, complaints }: OpenStory, id: string): Promise<void> {
  await page.waitForFunction(`(${HAS_ENDED})(${JSON.stringify(id)})`)
  await page.evaluate(AT_REST)
  const failure = await page.evaluate<string>(FAILURE)
  if (failure !== '') complaints.push(failure)
}

/** The address of a story alone, without the manager. The accessibility panel's own run is left out: the tests have theirs. */
function storyAddress(url: string, id: string, globals: Globals): string {
  const set = Object.entries({ ...globals, 'a11y.manual': '!true' })
  return `${url}/iframe.html?id=${id}&viewMode=story&globals=${set.map((pair) => pair.join(':')).join(';')}`
}

// As text, because they run in the page and speak of what only the page has.
const HAS_ENDED = `(id) => {
  const render = window.__STORYBOOK_PREVIEW__?.currentRender
  return render?.id === id && ['finished', 'errored', 'aborted'].includes(render.phase)
    || document.body?.classList.contains('sb-show-errordisplay')
}`

const SELECT = `(storyId) => {
  document.body.classList.remove('sb-show-errordisplay')
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' })
}`

const FAILURE = `document.body.classList.contains('sb-show-errordisplay')
  || window.__STORYBOOK_PREVIEW__.currentRender.phase !== 'finished'
  ? 'did not play to the end: ' + document.querySelector('#error-message')?.textContent : ''`

const SET = `(globals) => new Promise((resolve) => {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__
  channel.once('storyRendered', () => resolve())
  channel.emit('updateGlobals', { globals })
})`

const AT_REST = `Promise.allSettled(
  document.getAnimations()
    .filter((animation) => animation.effect.getComputedTiming().endTime !== Infinity)
    .map((animation) => animation.finished))
  .then(() => document.fonts.ready)
  .then(() => undefined)`
