import { createServer } from 'node:http'
import type { BrowserContext, FrameLocator, Page } from 'playwright'
import type { ServedPlayground } from '../../../playground/server/servePlayground.ts'
import { collectComplaints } from './complaints.ts'
import type { setStage } from './stage.ts'

/** Where the frame lies in the page around it, in pixels. */
const FRAME = { left: 80, top: 40, width: 560, height: 620 } as const

/**
 * Serves pages that show another one in a frame: `/?frame=` its address, `&sandbox=` what the frame may do. They are on
 * `127.0.0.1`, which is another site than the `localhost` of the app.
 */
export async function serveEmbedder(): Promise<ServedPlayground> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
    const attribute = (name: string) =>
      (searchParams.get(name) ?? '').replaceAll('&', '&amp;').replaceAll('"', '&quot;')
    const sandbox = searchParams.has('sandbox') ? `sandbox="${attribute('sandbox')}"` : ''
    const { left, top, width, height } = FRAME
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html>
      <html lang="en"><title>Around</title><link rel="icon" href="data:,">
      <button id="decoy">Win</button>
      <iframe id="app" title="App" src="${attribute('frame')}" ${sandbox} style="position: fixed;
        left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px; border: 0"></iframe>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The address of a page that shows another one in a frame. */
export function around(embedder: ServedPlayground, frame: string, sandbox?: string): string {
  const search = new URLSearchParams(sandbox === undefined ? { frame } : { frame, sandbox })
  return `${embedder.url}/?${search}`
}

type OpenOptions = {
  /** Complaints of the browser that belong to the test. */
  readonly tolerated?: readonly RegExp[]
}

export type Embedded = {
  readonly context: BrowserContext
  readonly page: Page
  /** The app, in the frame. */
  readonly app: FrameLocator
}

/** A person of their own who opens a page with the app in a frame. */
export async function openEmbedded(
  stage: Pick<ReturnType<typeof setStage>, 'browser' | 'closeAfterTest' | 'pagesUrl'>,
  address: string,
  { tolerated = [] }: OpenOptions = {},
): Promise<Embedded> {
  const viewport = { width: 1000, height: 720 }
  const context = await stage.browser().newContext({ reducedMotion: 'reduce', viewport })
  const complaints = collectComplaints(context, stage.pagesUrl(), tolerated)
  stage.closeAfterTest({ close: () => context.close(), complaints })
  const page = await context.newPage()
  await page.goto(address)
  return { context, page, app: page.frameLocator('#app') }
}

/** Waits until presses in the login count. */
export const settled = (app: FrameLocator) => app.locator('[data-guard="settled"]').waitFor()
