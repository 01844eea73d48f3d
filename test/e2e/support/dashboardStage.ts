import type { Browser, BrowserContext, Page } from 'playwright'
import { expect } from 'vitest'
import { readEnvironment } from '../../../src/node/environment.ts'
import { createLog } from '../../../src/node/log.ts'
import { serve } from '../../../src/node/serve.ts'
import { rootPenOf } from '../../support/rootPen.ts'
import { collectComplaints } from './complaints.ts'
import { newestCode } from './newestCode.ts'

export type DashboardStage = Awaited<ReturnType<typeof createDashboardStage>>

type Opened = {
  readonly context: BrowserContext
  readonly complaints: readonly string[]
  readonly violations: readonly string[]
}

type OpenOptions = {
  /** Answers of 400 and more that belong to the test, by their addresses. */
  readonly tolerates?: readonly RegExp[]
  /** Runs before the page loads. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

/** A service with its dashboard, and people who look at it in browsers of their own. */
export async function createDashboardStage(folder: string, browser: Browser) {
  const log = createLog({ writeText: () => undefined, nowMs: Date.now })
  const environment = readEnvironment({ LATCHKIT_APP_NAME: 'Fieldnotes' })
  const dashboardFolder = async () => folder
  const running = await serve({ memory: true, port: 0, environment, log, dashboardFolder })
  const opened: Opened[] = []
  const { organizationId } = running.service.facts
  const pen = await rootPenOf(running.service)
  return {
    url: running.url,
    organizationId,
    /** Writes requests in the name of the root user. */
    pen,
    /** How the proxy is set up, by what the service says. */
    async settings() {
      const { body } = await pen.query('getAuthProxyConfig')
      return Object(body).authProxyConfig
    },
    /** The root user comes in by the code that the page shows. */
    async logIn(page: Page, email = 'root@latchkit.localhost') {
      await page.getByRole('textbox', { name: 'Email' }).fill(email)
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      const shown = page.getByText(/^Your code: \d{6,9}$/)
      const code = (await shown.textContent())?.replace('Your code: ', '') ?? ''
      await page.getByRole('textbox', { name: /code/ }).fill(code)
      await page.getByRole('navigation', { name: 'Dashboard' }).waitFor()
    },
    /** What the newest activity of the organization was, and where it stands. */
    async newestActivity(): Promise<string> {
      const { body } = await pen.query('listActivities', { paginationOptions: { limit: '1' } })
      const [{ type, status }] = Object(body).activities
      return `${type} ${status}`
    },
    rootUserId: running.service.facts.rootUserId,
    /** The newest code that was sent to an address. */
    codeFor: (email: string) => newestCode(`${running.url}/inbox`, email),
    async open({ tolerates = [], prepare }: OpenOptions = {}): Promise<Page> {
      const context = await browser.newContext({ reducedMotion: 'reduce' })
      const complaints = collectComplaints(context, `${running.url}/dashboard`, tolerates)
      const violations: string[] = []
      const page = await context.newPage()
      await page.exposeFunction('noteViolation', (text: string) => violations.push(text))
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          Reflect.get(globalThis, 'noteViolation')(`${event.violatedDirective} ${event.blockedURI}`)
        })
      })
      opened.push({ context, complaints, violations })
      await prepare?.(page)
      await page.goto(`${running.url}/dashboard`)
      return page
    },
    /** Ends it; fails if a page complained, or did what its policy forbids. */
    async stop() {
      for (const { context } of opened) await context.close()
      await running.close()
      expect(opened.flatMap(({ complaints }) => complaints)).toEqual([])
      expect(opened.flatMap(({ violations }) => violations)).toEqual([])
    },
  }
}
