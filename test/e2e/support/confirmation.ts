import type { FrameLocator } from 'playwright'
import { printCount } from '../../support/printCount.ts'
import { around, openEmbedded, type serveEmbedder, settled } from './embedder.ts'
import {
  codeField,
  dialog,
  emailField,
  type Inbox,
  logInButton,
  newAddress,
  sessionPage,
  type View,
} from './person.ts'
import { countRequests } from './sessionPages.ts'
import type { setStage } from './stage.ts'

export const pageButton = (view: View, name: string) =>
  view.getByRole('button', { name, exact: true })
export const sign = (view: View) =>
  dialog(view).getByRole('button', { name: /^Sign( anyway| permission)?$/ })

/** Opens the part that signs, with a wallet to sign with. */
export async function makeWallet(view: View): Promise<void> {
  await pageButton(view, 'Try signing').click()
  await pageButton(view, 'Make a wallet to sign with').click()
  await pageButton(view, 'Sign a message').waitFor()
}

/** Logs in inside of another site's page, and makes a wallet there, where presses count once the person has seen what they press. */
export async function prepareInFrame(inbox: Inbox, app: FrameLocator): Promise<void> {
  const address = newAddress()
  await logInButton(app).click()
  await emailField(app).fill(address)
  await settled(app)
  await dialog(app).getByRole('button', { name: 'Continue', exact: true }).click()
  await codeField(app).fill(await inbox.codeFor(address))
  await sessionPage(app).waitFor()
  await makeWallet(app)
}

/** Waits until presses count. */
export const ready = (view: View) => dialog(view).locator('[data-presses]').waitFor()

type Embedder = Awaited<ReturnType<typeof serveEmbedder>>

/** More requests of one page than these are refused before anybody is asked. */
const MOST_AT_ONCE = 5

/**
 * So many people, each inside of another site's page, agree to so many requests that wait for each other.
 *
 * @returns how many of them were signed.
 */
export async function agreeOften(
  stage: ReturnType<typeof setStage>,
  embedder: Embedder,
  people: number,
  clicks: number,
): Promise<number> {
  const counts = await Promise.all(
    Array.from({ length: people }, async () => {
      const frame = around(embedder, `${stage.pagesUrl()}/preview.html`)
      const { app, context } = await openEmbedded(stage, frame)
      await prepareInFrame(stage, app)
      const signed = countRequests(context, 'sign_raw_payload')
      for (let left = clicks; left > 0; left -= MOST_AT_ONCE) {
        const requests = Math.min(left, MOST_AT_ONCE)
        // requests that wait for each other, as an app may make them
        await pageButton(app, 'Sign a message').evaluate((it, count) => {
          for (let at = 0; at < count; at += 1) it instanceof HTMLElement && it.click()
        }, requests)
        await settled(app)
        for (let click = 1; click <= requests; click += 1) {
          if (requests > 1) await dialog(app).getByText(`${click} of ${requests}`).waitFor()
          await ready(app)
          await sign(app).click()
        }
        await dialog(app).waitFor({ state: 'detached' })
      }
      return signed()
    }),
  )
  const total = counts.reduce((sum, count) => sum + count, 0)
  printCount('sec/T22 honest clicks that signed', total, people * clicks)
  return total
}
