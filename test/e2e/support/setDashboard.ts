import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { buildDashboard } from '../../../playground/dashboard/buildDashboard.ts'
import { launchChromium } from '../../support/chromium.ts'
import { expectAccessible, someViews } from './accessibleIn.ts'
import { createDashboardStage, type DashboardStage } from './dashboardStage.ts'

/** Gives each test of a file a service with its dashboard, which was built from its source once. */
export function setDashboard(): { readonly stage: DashboardStage } {
  let folder: string
  let browser: Browser
  let stage: DashboardStage
  beforeAll(async () => {
    folder = await buildDashboard(await mkdtemp(join(tmpdir(), 'latchkit-dashboard-')))
    browser = await launchChromium()
  })
  // a service for each: only so many codes go to one address
  beforeEach(async () => {
    stage = await createDashboardStage(folder, browser)
  })
  afterEach(() => stage.stop())
  afterAll(async () => {
    await browser.close()
    await rm(folder, { recursive: true })
  })
  return {
    get stage() {
      return stage
    },
  }
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true })
export const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') })

/** Looks at a screen, and leaves it as wide as a desk. */
export async function look(page: Page, views = someViews): Promise<void> {
  await expectAccessible(page, views)
  await page.setViewportSize({ width: 1280, height: 900 })
}

/** Goes to a page of the dashboard by its link. */
export async function goTo(page: Page, name: string): Promise<void> {
  const links = page.getByRole('navigation', { name: 'Dashboard' })
  await links.getByRole('link', { name: new RegExp(`^${name}`) }).click()
  await heading(page, name).waitFor()
}

/** Goes to a part of the settings by its tab. */
export const goToTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Auth' }).getByRole('link', { name }).click()
