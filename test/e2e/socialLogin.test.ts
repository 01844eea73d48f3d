import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { dialog, logInButton, newAddress, organizationId, sessionPage } from './support/person.ts'
import {
  agree,
  blockWindows,
  emailAt,
  openProvider,
  providerButton,
  refuse,
} from './support/provider.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

const heading = (page: Page, name: string) => dialog(page).getByRole('heading', { name })
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click()

/** Everything that scripts of the page could read in its storage. */
const stored = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )

test('a new person signs up in the provider’s window, which closes by itself', async () => {
  const page = await stage.open()
  const popup = await openProvider(page)
  await heading(page, 'Continue in the Google window').waitFor()
  const closed = popup.waitForEvent('close')
  await agree(popup, newAddress())
  await sessionPage(page).waitFor()
  await closed
  await organizationId(page)
  expect(page.url()).toBe(`${stage.pagesUrl()}/preview.html`)
  expect(await stored(page)).not.toMatch(/lk\.|verifier|state|token/)
})

test('logging in again leads to the same account, and another person’s to another', async () => {
  const logIn = async (contact: string) => {
    const page = await stage.open()
    await agree(await openProvider(page), contact)
    await sessionPage(page).waitFor()
    return organizationId(page)
  }
  const contact = newAddress()
  const [first, others] = await Promise.all([logIn(contact), logIn(newAddress())])
  expect(others).not.toBe(first)
  expect(await logIn(contact)).toBe(first)
})

test('sec/B18 a window that the person closes is said so, and can be opened again', async () => {
  const page = await stage.open()
  const popup = await openProvider(page)
  await popup.close()
  await heading(page, 'The Google window was closed').waitFor()
  const opening = page.waitForEvent('popup')
  await press(page, 'Try again')
  await agree(await opening, newAddress())
  await sessionPage(page).waitFor()
})

test('a window of a login that was left logs nobody in, and closes by itself when it is back', async () => {
  // a page cannot close a window that has no handle on it, and the browser says so
  const page = await stage.open({ tolerated: [/^Unsafe attempt to initiate navigation/] })
  const popup = await openProvider(page)
  await page.keyboard.press('Escape')
  await logInButton(page).waitFor()
  const closed = popup.waitForEvent('close')
  await agree(popup, newAddress())
  await closed
  await dialog(page).waitFor({ state: 'detached' })
  await logInButton(page).waitFor()
})

test('sec/B18 a person who turns round is told that nothing was shared', async () => {
  const page = await stage.open()
  await refuse(await openProvider(page))
  await heading(page, 'Google did not share your account').waitFor()
  await press(page, 'Use another method')
  await heading(page, 'Log in to Fieldnotes').waitFor()
})

test('sec/B18 where no window opens the person goes on in the tab, and is back where it was', async () => {
  const page = await stage.open({ path: '/preview.html?radius=4#here', prepare: blockWindows })
  await logInButton(page).click()
  await providerButton(page, 'Google').click()
  await heading(page, 'Your browser blocked the window').waitFor()
  await press(page, 'Continue in this tab')
  await agree(page, newAddress())
  await sessionPage(page).waitFor()
  expect(page.url()).toBe(`${stage.pagesUrl()}/preview.html?radius=4#here`)
  await page.reload()
  await sessionPage(page).waitFor()
})

test('an app that wants no windows sends the person there and back in one tab, from the first press on', async () => {
  const path = '/preview.html?oauth=redirect&q=a%20b#/notes/7'
  const contact = newAddress()
  const organizations: string[] = []
  // signs up, then logs in in another browser
  for (let round = 1; round <= 2; round++) {
    const page = await stage.open({ path })
    page.on('popup', () => organizations.push('a window'))
    await logInButton(page).click()
    await providerButton(page, 'Google').click()
    await page.waitForURL((url) => url.origin !== stage.pagesUrl())
    await agree(page, contact)
    await sessionPage(page).waitFor()
    expect(page.url()).toBe(stage.pagesUrl() + path)
    organizations.push(await organizationId(page))
  }
  expect(organizations).toEqual([organizations[0], organizations[0]])
})

test('a refusal in the tab is said on the page that was left', async () => {
  const page = await stage.open({ prepare: blockWindows })
  await logInButton(page).click()
  await providerButton(page, 'Google').click()
  await press(page, 'Continue in this tab')
  await emailAt(page).waitFor()
  await refuse(page)
  await heading(page, 'Google did not share your account').waitFor()
  expect(page.url()).toBe(`${stage.pagesUrl()}/preview.html`)
})

test('the way back from the provider leads to the first screen', async () => {
  const page = await stage.open({ prepare: blockWindows })
  await logInButton(page).click()
  await providerButton(page, 'Google').click()
  await press(page, 'Continue in this tab')
  await emailAt(page).waitFor()
  await page.goBack()
  await logInButton(page).or(heading(page, 'Log in to Fieldnotes')).first().waitFor()
})

test('sec/T15 two tabs log in with two providers at once, and both are logged in', async () => {
  const first = await stage.open()
  const second = await first.context().newPage()
  await second.goto(first.url())
  const windows = [await openProvider(first, 'Google'), await openProvider(second, 'X')] as const
  // both answers are on their way before either has arrived
  await Promise.all(windows.map((popup) => emailAt(popup).fill(newAddress())))
  await Promise.all(
    windows.map((popup) =>
      popup.getByRole('button', { name: 'Continue' }).click({ noWaitAfter: true }),
    ),
  )
  await Promise.all([sessionPage(first).waitFor(), sessionPage(second).waitFor()])
})

test('sec/T15 an address that somebody else prepared logs nobody in', async () => {
  const attacker = await stage.open()
  const popup = await openProvider(attacker)
  const returning = popup.waitForRequest(/\/preview\.html\?.*code=/)
  await agree(popup, newAddress('attacker'))
  const prepared = (await returning).url()
  const victim = await stage.open({ path: prepared.slice(stage.pagesUrl().length) })
  await heading(victim, 'This login did not start here').waitFor()
  expect(victim.url()).toBe(`${stage.pagesUrl()}/preview.html`)
  await press(victim, 'Start again')
  await heading(victim, 'Log in to Fieldnotes').waitFor()
})

test('a login of the app’s own, with a code and a state in the address, is left alone', async () => {
  const path = '/preview.html?code=own&state=own#id_token=own'
  const page = await stage.open({ path })
  await logInButton(page).waitFor()
  await agree(await openProvider(page), newAddress())
  await sessionPage(page).waitFor()
  expect(page.url()).toBe(stage.pagesUrl() + path)
})

test('inside of an app the person is sent to a browser, and email goes on working', async () => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 Instagram 357.0.0.32.114'
  const page = await stage.open({ userAgent })
  await logInButton(page).click()
  await providerButton(page, 'Google').click()
  await heading(page, 'Open this page in your browser').waitFor()
  await dialog(page).getByText('inside the Instagram app').first().waitFor()
  await press(page, 'Use my email here')
  await heading(page, 'Log in to Fieldnotes').waitFor()
  expect(page.context().pages()).toHaveLength(1)
})
