import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { buildDashboard } from '../../playground/dashboard/buildDashboard.ts'
import { everyView, expectAccessible } from './support/accessibleIn.ts'
import { createDashboardStage, type DashboardStage } from './support/dashboardStage.ts'

let folder: string
let stage: DashboardStage
beforeAll(async () => {
  folder = await buildDashboard(await mkdtemp(join(tmpdir(), 'latchkit-dashboard-')))
  stage = await createDashboardStage(folder)
})
afterEach(() => stage.afterEach())
afterAll(async () => {
  await stage.stop()
  await rm(folder, { recursive: true })
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('the root user logs in with the code that the page shows, and is turned away with another address', async () => {
  const page = await stage.open()
  await stage.logIn(page)
  await page.getByRole('heading', { name: 'Auth' }).waitFor()
})

test('allowed origins: a wrong entry says what is wrong and offers the spelling that is right', async () => {
  const page = await stage.open()
  await stage.logIn(page)
  const field = page.getByRole('textbox', { name: 'Another origin' })
  await button(page, 'Remove *').click()
  await field.fill('https://*.fieldnotes.example')
  await button(page, 'Add origin').click()
  await page.getByText('Wildcards inside a host are not supported.').waitFor()
  await field.fill('HTTPS://Fieldnotes.example:443/login')
  await button(page, 'Add origin').click()
  await page.getByText('Leave out the path.').waitFor()
  await page.getByText('1 change to save, 1 entry needs attention').waitFor()
  await expectAccessible(page, everyView)
  await button(page, 'Add https://fieldnotes.example').click()
  await button(page, 'Save changes').click()
  await page.getByText('Saved.').waitFor()
  expect((await stage.settings()).allowedOrigins).toEqual(['https://fieldnotes.example'])
})
