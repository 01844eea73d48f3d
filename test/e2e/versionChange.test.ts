import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { printCount } from '../support/printCount.ts'
import { logIn, logInButton, newAddress, sessionPage } from './support/person.ts'
import { setStage } from './support/stage.ts'

const ROUNDS = 100
const PATIENT = { timeout: 30_000 }

const stage = setStage()

/** Runs in a page before its scripts: counts how often it opens a database of the kit. */
function countOpenings(): void {
  const { open } = IDBFactory.prototype
  Reflect.set(globalThis, 'openings', 0)
  IDBFactory.prototype.open = function (name, version) {
    const request = open.call(this, name, version)
    request.addEventListener('success', () => {
      if (name.startsWith('latchkit:'))
        Reflect.set(globalThis, 'openings', Reflect.get(globalThis, 'openings') + 1)
    })
    return request
  }
}

const openings = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'openings'))

/** Lets the page look at what is kept, as when a person comes back to it. */
const look = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** Runs in another tab: changes the kit's database, and says whether a page stood in the way. */
async function changeDatabase(version: number | null): Promise<string> {
  const found = (await indexedDB.databases()).find(({ name }) => name?.startsWith('latchkit:'))
  const name = found?.name ?? 'none'
  const request = version ? indexedDB.open(name, version) : indexedDB.deleteDatabase(name)
  return new Promise((resolve) => {
    request.onblocked = () => resolve('blocked')
    request.onerror = () => resolve(request.error?.name ?? 'no reason')
    request.onsuccess = () => {
      if (request.result instanceof IDBDatabase) request.result.close()
      resolve(`done: ${name}`)
    }
  })
}

/** A tab of the same origin without the kit. */
async function openForeign(page: Page): Promise<Page> {
  const foreign = await page.context().newPage()
  await foreign.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await foreign.goto(`${stage.pagesUrl()}/empty`)
  return foreign
}

const open = () => stage.open({ prepare: (page) => page.addInitScript(countOpenings) })

test('sec/B07 stands in the way of no other tab that changes its database, and goes on', async () => {
  const page = await open()
  await logIn(stage, page, newAddress())
  const foreign = await openForeign(page)
  let passed = 0
  for (let round = 1; round <= ROUNDS; round++) {
    const before = await openings(page)
    const outcome = await foreign.evaluate(changeDatabase, round + 1)
    await look(page)
    // it let go, and has opened it again: the next round finds it open
    await expect.poll(() => openings(page), PATIENT).toBe(before + 1)
    if (outcome.startsWith('done: latchkit:')) passed++
  }
  printCount('sec/B07 changes of the version that nobody blocked', passed, ROUNDS)
  expect(passed).toBe(ROUNDS)
  await page.getByRole('button', { name: 'Send a stamped whoami' }).click()
  await page.getByText('Stamp checked, it matches the body').waitFor()
  await page.reload()
  await sessionPage(page).waitFor()
}, 180_000)

test('sec/B07 lets its database be deleted, says what is lost, and logs in again', async () => {
  const page = await open()
  await logIn(stage, page, newAddress())
  const foreign = await openForeign(page)
  expect(await foreign.evaluate(changeDatabase, null)).toMatch(/^done: latchkit:/)
  await look(page)
  await page.getByText('This browser cleared the key that kept you logged in.').first().waitFor()
  await page.getByRole('button', { name: 'Close' }).last().click()
  await logIn(stage, page, newAddress())
  await page.reload()
  await sessionPage(page).waitFor()
})

test('sec/B07 a tab that lets nobody change the database holds no login up', async () => {
  const page = await open()
  await logInButton(page).waitFor()
  await expect.poll(() => openings(page), PATIENT).toBe(1)
  const holder = await openForeign(page)
  await holder.evaluate(async () => {
    const found = (await indexedDB.databases()).find(({ name }) => name?.startsWith('latchkit:'))
    const request = indexedDB.open(found?.name ?? 'none')
    await new Promise((resolve) => {
      request.onsuccess = resolve
    })
    Reflect.set(globalThis, 'held', request.result)
  })
  const waiting = await openForeign(page)
  expect(await waiting.evaluate(changeDatabase, 2)).toBe('blocked')
  // what opens the database now waits behind the change that nobody lets through
  await page.reload()
  await logIn(stage, page, newAddress())
  await page.getByText('the key is gone when you close the tab').waitFor()
})
