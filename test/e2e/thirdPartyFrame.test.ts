import { afterAll, expect, test } from 'vitest'
import type { ServedPlayground } from '../../playground/server/servePlayground.ts'
import { startService } from '../support/startService.ts'
import { around, openEmbedded, serveEmbedder, settled } from './support/embedder.ts'
import {
  codeField,
  dialog,
  emailField,
  logInButton,
  newAddress,
  organizationId,
  sessionPage,
} from './support/person.ts'
import { servePublishedPages, setStage } from './support/stage.ts'

/** A frame without an origin asks for the scripts of its own page as a stranger. */
const FOR_STRANGERS = { 'access-control-allow-origin': '*' }

let portal: ServedPlayground
let pages: ServedPlayground
const facts = { authProxyUrl: '', authProxyConfigId: '', apiBaseUrl: '', inboxUrl: '' }

const stage = setStage({
  // the service lets in the origin of the pages and no other
  async service() {
    portal = await serveEmbedder()
    const addresses = Object.assign(facts, { frameAncestors: portal.url })
    pages = await servePublishedPages(addresses, FOR_STRANGERS)
    const service = await startService({ env: { LATCHKIT_ALLOWED_ORIGINS: pages.url } })
    const { authProxyUrl, authProxyConfigId, apiBaseUrl, inboxUrl } = service.facts
    Object.assign(facts, { authProxyUrl, authProxyConfigId, apiBaseUrl, inboxUrl })
    return service
  },
  pages: async () => pages,
})
afterAll(() => portal?.close())

const appUrl = () => `${stage.pagesUrl()}/preview.html`

test('sec/B24 logs in within a frame of another site, and stays over a reload', async () => {
  const { app, page } = await openEmbedded(stage, around(portal, appUrl()))
  const contact = newAddress()
  await logInButton(app).click()
  await emailField(app).fill(contact)
  await settled(app)
  await dialog(app).getByRole('button', { name: 'Continue', exact: true }).click()
  await codeField(app).fill(await stage.codeFor(contact))
  await sessionPage(app).waitFor()
  const organization = await organizationId(app)
  // the people of a test are in private windows, which let no frame have what the site has on its own
  expect(await app.locator('body').evaluate(() => document.hasStorageAccess())).toBe(false)

  await page.reload()
  await sessionPage(app).waitFor()
  expect(await organizationId(app)).toBe(organization)
  await app.getByRole('button', { name: 'Send a stamped whoami' }).click()
  await app.getByText('Stamp checked, it matches the body').waitFor()

  // a storage of its own: on its own the page knows nobody
  const alone = await page.context().newPage()
  await alone.goto(appUrl())
  await logInButton(alone).waitFor()
  await page.bringToFront()
  await app.getByRole('button', { name: 'Log out' }).click()
  await logInButton(app).waitFor()
})

test('sec/B24 says why in a frame that takes the origin and all storage away', async () => {
  const address = around(portal, appUrl(), 'allow-scripts allow-forms')
  const { app } = await openEmbedded(stage, address, { tolerated: [/blocked by CORS policy/] })
  await logInButton(app).click()
  await dialog(app)
    .getByRole('heading', { name: 'This origin is not on the allowed list' })
    .waitFor()
  await dialog(app).getByText('null', { exact: true }).waitFor()
})
