import { logIn, newAddress, sessionPage } from './person.ts'
import type { setStage } from './stage.ts'

const MINUTE_MS = 60_000

/** Logs in, stays and logs out on devices whose clocks are so many minutes off. @returns on how many of them all went well. */
export async function logInWithClocksOff(
  stage: ReturnType<typeof setStage>,
  off: readonly number[],
): Promise<number> {
  let passed = 0
  for (const minutes of off) {
    const time = Date.now() + minutes * MINUTE_MS
    const page = await stage.open({ prepare: (opening) => opening.clock.install({ time }) })
    await logIn(stage, page, newAddress())
    await page.getByText(/in 14:5\d/).waitFor()
    await page.reload()
    await sessionPage(page).waitFor()
    await page.getByRole('button', { name: 'Send a stamped whoami' }).click()
    await page.getByText('Stamp checked, it matches the body').waitFor()
    const [ended] = await Promise.all([
      page.waitForResponse(/delete_api_keys$/),
      page.getByRole('button', { name: 'Log out', exact: true }).click(),
    ])
    if (ended.status() === 200) passed++
    await page.context().close()
  }
  return passed
}
