import { expect, test } from 'vitest'
import { down, hand, to, up } from './support/clickjacking.ts'
import { dialog, emailField, logInButton, newAddress } from './support/person.ts'
import { countRequests } from './support/sessionPages.ts'
import { servePublishedPages, setStage } from './support/stage.ts'

const stage = setStage({ pages: servePublishedPages })

/** A person with the login open, who presses Continue so long after the page came to the front. */
async function pressAfter(ms: number) {
  const page = await stage.open()
  const codes = countRequests(page.context(), 'otp_init')
  await logInButton(page).click()
  await emailField(page).fill(newAddress())
  const button = dialog(page).getByRole('button', { name: 'Continue', exact: true })
  const box = await button.boundingBox()
  if (!box) throw new Error('not drawn')
  const target = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const cameAtMs = await page.evaluate(() => {
    const coming = new Event('focus')
    window.dispatchEvent(coming)
    return performance.timeOrigin + coming.timeStamp
  })
  const session = await page.context().newCDPSession(page)
  await hand(session, [to(target), down(target), up(target)], cameAtMs + ms)
  // one that counted may have brought the next screen by now
  const states = await button.evaluateAll((all) => all.map((it) => it.getAttribute('data-state')))
  const isUntouched = states[0] === 'idle'
  return { isUntouched, codes: codes() }
}

test('sec/T22 ignores the second press of a double click whose first one closed what was in front', async () => {
  expect(await pressAfter(120)).toEqual({ isUntouched: true, codes: 0 })
})

test.each([
  ['brought the page to the front itself', 5],
  ['comes after a look at it', 400],
])('takes the press that %s', async (_, ms) => {
  expect(await pressAfter(ms)).toMatchObject({ isUntouched: false })
})
