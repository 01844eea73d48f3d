import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildDashboard } from '../../playground/dashboard/buildDashboard.ts'
import { buildPages, serveBuiltPages } from '../e2e/support/builtPages.ts'
import { createDashboardStage, type DashboardStage } from '../e2e/support/dashboardStage.ts'
import { goTo } from '../e2e/support/setDashboard.ts'
import { launchChromium } from '../support/chromium.ts'
import { freePort } from '../support/freePort.ts'
import { type Device, lighthouse } from '../support/lighthouse.ts'
import { printCount } from '../support/printCount.ts'
import { type RunningService, startService } from '../support/startService.ts'

const devices: readonly Device[] = ['desk', 'phone']
const seen = { passed: 0, checks: 0 }

let folders: readonly string[]
let port: number
let browser: Browser
let dashboard: DashboardStage
/** The dashboard, logged in: only so many codes go to one address. */
let inside: Page
let service: RunningService
let playground: Awaited<ReturnType<typeof serveBuiltPages>>
beforeAll(async () => {
  const ofDashboard = await buildDashboard(await mkdtemp(join(tmpdir(), 'latchkit-dashboard-')))
  const ofPlayground = await buildPages('production')
  folders = [ofDashboard, ofPlayground]
  port = await freePort()
  browser = await launchChromium({ args: [`--remote-debugging-port=${port}`] })
  dashboard = await createDashboardStage(ofDashboard, browser)
  service = await startService()
  playground = await serveBuiltPages(ofPlayground, service.facts)
  inside = await dashboard.open()
  await dashboard.logIn(inside)
})
afterAll(async () => {
  await Promise.all([dashboard.stop(), playground.close(), service.stop()])
  await browser.close()
  for (const folder of folders) await rm(folder, { recursive: true })
  printCount('checks of Lighthouse that the pages pass', seen.passed, seen.checks)
})

async function openPlayground(file: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${playground.url}/${file}`)
  return page
}

const sections = [
  'Auth',
  'Organizations',
  'Activities',
  'Policies',
  'Webhooks',
  'Inbox',
  'Requests',
] as const

const pages: readonly (readonly [name: string, open: () => Promise<Page>])[] = [
  ['the playground', () => openPlayground('index.html')],
  ['the example app', () => openPlayground('preview.html')],
  ['the dashboard before the login', () => dashboard.open()],
  ...sections.map((section) => {
    const open = async () => {
      await goTo(inside, section)
      return inside
    }
    return [`the dashboard, ${section},`, open] as const
  }),
]

test.each(pages.flatMap(([name, open]) => devices.map((device) => [name, device, open] as const)))(
  '%s on a %s has nothing that Lighthouse calls an error',
  async (_, device, open) => {
    const page = await open()
    const { checks, found } = await lighthouse(port, page, device)
    seen.checks += checks
    seen.passed += checks - found.length
    expect(checks).toBeGreaterThan(40)
    expect(found).toEqual([])
  },
)
