import { expect, test } from 'vitest'
import { startServiceWithEveryProvider } from './support/everyProvider.ts'
import { press, sees, sessionOf, setFirefoxStage, thereAndBack } from './support/firefox.ts'
import { signUpStayAndReturn } from './support/firefoxJourney.ts'
import { people } from './support/firefoxPeople.ts'
import { servePublishedPages } from './support/stage.ts'
import { SEVERING_HEADERS, STRICT_HEADERS } from './support/strictHeaders.ts'

const stage = setFirefoxStage({
  service: startServiceWithEveryProvider,
  pages: (service) => servePublishedPages(service, STRICT_HEADERS),
})
/** Each method in test/long/firefox.test.ts. */
test('a new person signs up, stays, logs out and logs in again', () =>
  signUpStayAndReturn(stage, people['a code by email']))

test('sec/B02 a second tab is logged in with the first, and out', async () => {
  const page = await stage.open()
  const other = await page.browserContext().newPage()
  await other.goto(page.url())
  await sees(other, 'button', 'Log in')
  await page.bringToFront()
  const { logIn } = people['a code by email'](stage)
  await logIn(page)
  const session = await sessionOf(page)
  await other.bringToFront()
  expect(await sessionOf(other)).toEqual(session)
  await press(other, 'Log out')
  await page.bringToFront()
  await sees(page, 'button', 'Log in')
})

test('sec/B20 a page that comes back from memory goes on with its session', async () => {
  const page = await stage.open()
  const { logIn } = people['a code by email'](stage)
  await logIn(page)
  const session = await sessionOf(page)
  // the last answer that the page waits for: Firefox keeps no page that still waits for one
  await sees(page, 'text', 'Email')
  expect(await thereAndBack(page)).toBe(true)
  expect(await sessionOf(page)).toEqual(session)
  await press(page, 'Send a stamped whoami')
  await sees(page, 'text', 'Stamp checked, it matches the body')
})

test('sec/B18 a window that the browser has cut off from the page still logs in', async () => {
  const pages = await servePublishedPages(stage.service().facts, SEVERING_HEADERS)
  try {
    const page = await stage.open({ pagesUrl: pages.url })
    const { logIn } = people['Google, in its window']()
    expect(await logIn(page)).toEqual({ isCutOff: true })
    await sessionOf(page)
  } finally {
    await pages.close()
  }
})
