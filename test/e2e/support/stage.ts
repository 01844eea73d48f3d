import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import type { ServiceAddresses } from '../../../playground/server/playgroundConfig.ts'
import type { ServedPlayground } from '../../../playground/server/servePlayground.ts'
import { launchChromium } from '../../support/chromium.ts'
import { startService } from '../../support/startService.ts'
import { serveBuiltPages } from './builtPages.ts'
import { collectComplaints } from './complaints.ts'
import { newestCode } from './newestCode.ts'

/** A service for the pages of a test to talk to. */
export type TestService = {
  readonly facts: ServiceAddresses
  stop(): Promise<void>
}

export type StageOptions = {
  /** @default the service as a process of its own, in memory */
  readonly service?: () => Promise<TestService>
  /** @default the pages as their developer has them, with React's own checks */
  readonly pages?: (service: ServiceAddresses) => Promise<ServedPlayground>
}

type OpenOptions = BrowserContextOptions & {
  /** @default '/preview.html', the example app on its own */
  readonly path?: string
  /** Complaints of the browser that belong to the test. */
  readonly tolerated?: readonly RegExp[]
  /** Runs before the page loads. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

/** The pages as their users get them, under these headers. */
export const servePublishedPages = (service: ServiceAddresses, headers?: Record<string, string>) =>
  serveBuiltPages(inject('pages').production, service, headers)

const servePages = (service: ServiceAddresses) =>
  serveBuiltPages(inject('pages').development, service)

/** Someone whom a test opened a browser for. */
type Opened = { close(): Promise<void>; readonly complaints: readonly string[] }

let shared: Promise<Browser> | undefined

/** One browser for all files of a worker, which ends it; whoever is in it has a context of their own. */
async function sharedChromium(): Promise<Browser> {
  const running = await shared
  if (!running?.isConnected()) shared = launchChromium()
  return shared ?? launchChromium()
}

/** The service, the pages and a browser of this kind, for all tests of one file. */
export function setScene<B extends { close(): Promise<void> }>(
  browsers: { readonly launch: () => Promise<B>; readonly end: (browser: B) => Promise<void> },
  options: StageOptions,
) {
  let service: TestService
  let pages: ServedPlayground
  let browser: B
  const opened: Opened[] = []

  beforeAll(async () => {
    ;[service, browser] = await Promise.all([
      (options.service ?? startService)(),
      browsers.launch(),
    ])
    pages = await (options.pages ?? servePages)(service.facts)
  })

  afterEach(async () => {
    const contexts = opened.splice(0)
    await Promise.all(contexts.map((context) => context.close()))
    expect(contexts.flatMap((context) => context.complaints)).toEqual([])
  })

  afterAll(async () => {
    await Promise.all([browser && browsers.end(browser), pages?.close(), service?.stop()])
  })

  return {
    service: () => service,
    pagesUrl: () => pages.url,
    browser: () => browser,

    /** Closes it after the test, which fails if its pages complained. */
    closeAfterTest: (context: Opened) => opened.push(context),

    /** The newest code that was sent to this address. */
    codeFor: (contact: string) => newestCode(service.facts.inboxUrl, contact),
  }
}

/**
 * Everything that a journey needs, for all tests of one file: the service, the pages, a browser.
 *
 * Each `open` is a person of their own: a fresh context with empty storage. After each test the contexts are closed, and
 * the test fails if a page complained.
 */
export function setStage(options: StageOptions = {}) {
  const scene = setScene<Browser>({ launch: sharedChromium, end: async () => undefined }, options)
  return {
    ...scene,

    async open({ path = '/preview.html', tolerated = [], prepare, ...rest }: OpenOptions = {}) {
      const context = await scene.browser().newContext({ reducedMotion: 'reduce', ...rest })
      const complaints = collectComplaints(context, scene.pagesUrl(), tolerated)
      scene.closeAfterTest({ close: () => context.close(), complaints })
      const page = await context.newPage()
      await prepare?.(page)
      await page.goto(scene.pagesUrl() + path)
      return page
    },
  }
}
