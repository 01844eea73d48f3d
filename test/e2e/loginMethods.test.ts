import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { logIn, logInButton, newAddress, organizationId, sessionPage } from './support/person.ts'
import { BRITISH, logInBySms, newNumber } from './support/phone.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

const panel = (page: Page) => page.getByRole('region', { name: 'Login methods' })
const rows = (page: Page) => panel(page).getByRole('listitem')
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true })
const note = (page: Page, text: string | RegExp) =>
  panel(page).locator('.lk-note', { hasText: text })

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change how you log in' }).click()
  await rows(page).first().waitFor()
}

/** Has a code sent to a number, and types it. */
async function addPhone(page: Page, number: ReturnType<typeof newNumber>): Promise<void> {
  await button(page, 'Add Text message code').click()
  await panel(page).getByRole('textbox', { name: 'Phone number' }).fill(number.national)
  await page.keyboard.press('Enter')
  const field = panel(page).getByRole('textbox', { name: '6-digit code' })
  await field.waitFor()
  await field.fill(await stage.codeFor(number.e164))
}

test.each([
  ['the spec', '/preview.html'],
  ['the newest generation', '/preview.html?protocol=attested'],
])(
  'over %s a phone number is added, logs in to the same account, and is removed again',
  async (_, path) => {
    const page = await stage.open({ ...BRITISH, path })
    await logIn(stage, page, newAddress())
    const account = await organizationId(page)
    const number = newNumber()
    await openPanel(page)
    await addPhone(page, number)
    await note(page, 'Added Text message code.').waitFor()
    await panel(page).getByText(number.shown).waitFor()
    expect(await rows(page).count()).toBe(2)

    const other = await stage.open({ ...BRITISH, path })
    await logInBySms(stage, other, number)
    expect(await organizationId(other)).toBe(account)

    await button(page, 'Change Text message code').click()
    await button(page, 'Remove').click()
    await panel(page).getByText('You can still log in with Email code.').waitFor()
    await button(page, 'Remove').click()
    await note(page, 'Removed Text message code.').waitFor()
    expect(await rows(page).count()).toBe(1)
  },
)

test('a number of another account is a conflict, and nothing is changed', async () => {
  const number = newNumber()
  const owner = await stage.open(BRITISH)
  await logInBySms(stage, owner, number)
  const account = await organizationId(owner)

  const page = await stage.open(BRITISH)
  await logIn(stage, page, newAddress())
  await openPanel(page)
  await addPhone(page, number)
  await note(page, /^That phone number already belongs to another Fieldnotes account/).waitFor()
  expect(await rows(page).count()).toBe(1)

  await owner.getByRole('button', { name: 'Log out' }).click()
  await logInButton(owner).waitFor()
  await logInBySms(stage, owner, number)
  expect(await organizationId(owner)).toBe(account)
})

test('the last way in is not removed, and the keyboard alone is enough to find that out', async () => {
  const page = await stage.open(BRITISH)
  await logIn(stage, page, newAddress())
  await openPanel(page)
  await button(page, 'Change Email code').focus()
  await page.keyboard.press('Enter')
  await panel(page).getByRole('textbox', { name: 'Email' }).waitFor()
  await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await note(page, 'Add another way to log in before you remove this one.').waitFor()
  expect(await rows(page).count()).toBe(1)
  await sessionPage(page).waitFor()
})
