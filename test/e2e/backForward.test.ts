import { expect, test } from 'vitest'
import { printCount } from '../support/printCount.ts'
import { setMemoryStage } from './support/memoryStage.ts'
import { logInButton, sessionPage } from './support/person.ts'

/** Fifty of them in test/long/backForward.test.ts. */
const ROUNDS = 5

const stage = setMemoryStage()

test('sec/B20 a page that comes back from memory goes on with its session, each time', async () => {
  const passed = await stage.goesOn(ROUNDS)
  printCount('sec/B20 went on after back and forward', passed, ROUNDS)
  expect(passed).toBe(ROUNDS)
})

test('sec/B20 a page that comes back from memory after a logout sends nothing in its name', async () => {
  const page = await stage.loggedIn()
  const other = await page.context().newPage()
  await other.goto(stage.appUrl())
  await sessionPage(other).waitFor()
  const requests: string[] = []
  const wasRestored = await stage.thereAndBack(page, async () => {
    await other.getByRole('button', { name: 'Log out', exact: true }).click()
    await logInButton(other).waitFor()
    page.on('request', (request) => requests.push(request.url()))
  })
  expect(wasRestored).toBe(true)
  await sessionPage(page).waitFor({ state: 'detached' })
  expect(requests.filter((url) => url.includes('/public/v1/'))).toEqual([])
  await page.context().close()
})
