import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import {
  askForCode,
  codeField,
  logIn,
  logInButton,
  newAddress,
  sessionPage,
} from './support/person.ts'
import { agree, openProvider } from './support/provider.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

/** Takes all room away from the storage of the page's origin; returns the way to give it back. */
async function fillDisk(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page)
  const origin = new URL(page.url()).origin
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  return () => session.send('Storage.overrideQuotaForOrigin', { origin })
}

/** Runs in a page: what a put of a byte comes to. */
async function tryToPut(): Promise<string> {
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const opening = indexedDB.open('of the test')
  opening.onupgradeneeded = () => opening.result.createObjectStore('keys')
  const database = await answer(opening)
  const { transaction } = database.transaction('keys', 'readwrite').objectStore('keys')
  transaction.objectStore('keys').put('x'.repeat(1000), 'key')
  const end = await new Promise<string>((resolve) => {
    transaction.oncomplete = () => resolve('stored')
    transaction.onabort = () => resolve(transaction.error?.name ?? 'no reason')
  })
  database.close()
  return end
}

test('sec/B06 without room the login works, and says that it ends with the tab', async () => {
  const page = await stage.open()
  const giveBack = await fillDisk(page)
  expect(await page.evaluate(tryToPut)).toBe('QuotaExceededError')
  const contact = newAddress()
  await askForCode(page, contact)
  await codeField(page).fill(await stage.codeFor(contact))
  await page.getByText('Code accepted. Logged in until this tab is closed.').first().waitFor()
  await sessionPage(page).waitFor()
  await page.getByText('the key is gone when you close the tab').waitFor()
  await page.getByRole('button', { name: 'Send a stamped whoami' }).click()
  await page.getByText('Stamp checked, it matches the body').waitFor()
  await page.reload()
  await logInButton(page).waitFor()
  // with room again, the next login lasts
  await giveBack()
  expect(await page.evaluate(tryToPut)).toBe('stored')
  await logIn(stage, page, newAddress())
  await page.reload()
  await sessionPage(page).waitFor()
})

test('sec/B06 without room a social login works as long as its page is open', async () => {
  const page = await stage.open()
  await logInButton(page).waitFor()
  await fillDisk(page)
  await agree(await openProvider(page), newAddress())
  await sessionPage(page).waitFor()
  await page.getByText('the key is gone when you close the tab').waitFor()
})
