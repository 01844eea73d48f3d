import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { everyView } from './support/accessibleIn.ts'
import { addMember, signUpPeople } from './support/dashboardPeople.ts'
import { addAuthenticator, holdFieldPasskeys } from './support/passkeys.ts'
import { button, goTo, goToTab, heading, look, rows, setDashboard } from './support/setDashboard.ts'

const scene = setDashboard()

test('the root user logs in with a code, stays after a reload, and nobody else gets in', async () => {
  const page = await scene.stage.open()
  await look(page)
  await scene.stage.logIn(page)
  await heading(page, 'Auth').waitFor()
  await page.reload()
  await heading(page, 'Auth').waitFor()

  const stranger = await scene.stage.open({ tolerates: [/otp_verify$/] })
  const email = 'mara@okafor.example'
  await stranger.getByRole('textbox', { name: 'Email' }).fill(email)
  await button(stranger, /^Continue$/).click()
  const field = stranger.getByRole('textbox', { name: /code/ })
  await field.fill('123456')
  await stranger
    .getByText(/Wrong code/)
    .first()
    .waitFor()
  // it looks as it does for everybody, and no code was sent
  const inbox = new URL(`/inbox/messages?to=${encodeURIComponent(email)}`, stranger.url())
  expect(Object(await (await fetch(inbox)).json()).messages).toEqual([])
  const { body } = await scene.stage.pen.query('listSuborgs')
  expect(Object(body).organizationIds).toEqual([])
})

test('the root user saves a passkey, logs in with it, and with it alone while the proxy is off', async () => {
  const page = await scene.stage.open({ prepare: holdFieldPasskeys })
  await scene.stage.logIn(page)
  const device = await addAuthenticator(page)
  const account = page.getByRole('dialog')
  await button(page, 'Your account').click()
  await account.getByRole('tab', { name: 'Passkeys' }).click()
  await button(page, 'Add a passkey').click()
  await account.getByText('No passkeys yet.').waitFor({ state: 'detached' })
  const [passkey] = await device.credentials()
  expect(passkey).toMatchObject({ rpId: 'localhost', isResidentCredential: true })
  expect(await scene.stage.newestActivity()).toMatch(/_CREATE_AUTHENTICATORS.* .*_COMPLETED$/)
  await page.keyboard.press('Escape')
  await account.waitFor({ state: 'detached' })

  await logOut(page)
  await button(page, /passkey/i).click()
  await heading(page, 'Auth').waitFor()

  const toggle = page.getByRole('switch', { name: 'Auth proxy' })
  await toggle.click()
  await page.getByText('You can log in here by your passkey.').waitFor()
  await button(page, 'Turn off').click()
  await page.getByText('Your passkey still lets you in here.').waitFor()
  await logOut(page)
  await heading(page, 'The proxy is off').waitFor()
  await page.reload()
  await heading(page, 'The proxy is off').waitFor()
  await button(page, /passkey/i).waitFor()
  expect(await page.getByRole('textbox').count()).toBe(0)
  await look(page)
  await button(page, /passkey/i).click()
  await heading(page, 'Auth').waitFor()
  expect((await scene.stage.settings()).enabled).toBe(false)
  await toggle.click()
  await page.getByText('The proxy is on.').waitFor()
  expect((await scene.stage.settings()).enabled).toBe(true)
}, 120_000)

/** By the account of whoever is logged in. */
async function logOut(page: Page): Promise<void> {
  await button(page, 'Your account').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out', exact: true }).click()
  await page.getByRole('navigation', { name: 'Dashboard' }).waitFor({ state: 'detached' })
}

test('an origin that cannot be saved says why, and the canonical form is one click away', async () => {
  const page = await scene.stage.open()
  await scene.stage.logIn(page)
  const field = page.getByRole('textbox', { name: 'Another origin' })
  await page.getByText('Any website can call your proxy.').waitFor()
  await button(page, 'Remove *').click()
  await field.fill('https://*.fieldnotes.example')
  await button(page, 'Add origin').click()
  await page.getByText('Wildcards inside a host are not supported.').waitFor()
  await field.fill('HTTPS://Fieldnotes.example:443/login')
  await field.press('Enter')
  await page.getByText('Leave out the path.').waitFor()
  await page.getByText('1 change to save, 1 entry needs attention').waitFor()
  await look(page, everyView)
  await button(page, 'Add https://fieldnotes.example').click()
  await page.getByRole('radio', { name: '1 hour' }).check()
  await page.getByText('2 changes to save', { exact: true }).waitFor()
  await button(page, 'Save changes').click()
  await page.getByText('Saved. It holds from the next request on.').waitFor()
  expect(await scene.stage.settings()).toMatchObject({
    allowedOrigins: ['https://fieldnotes.example'],
    sessionExpirationSeconds: 3600,
  })
  expect(await scene.stage.newestActivity()).toBe(
    'ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG ACTIVITY_STATUS_COMPLETED',
  )
}, 120_000)

test('the proxy is turned off and on again after a question', async () => {
  const page = await scene.stage.open()
  await scene.stage.logIn(page)
  const toggle = page.getByRole('switch', { name: 'Auth proxy' })
  await toggle.click()
  await page.getByRole('dialog', { name: 'Turn off the proxy?' }).waitFor()
  await look(page)
  await button(page, 'Keep on').click()
  expect((await scene.stage.settings()).enabled).toBe(true)
  await toggle.click()
  await button(page, 'Turn off').click()
  await page.getByText('The proxy is off.').waitFor()
  expect((await scene.stage.settings()).enabled).toBe(false)
  await toggle.click()
  await page.getByText('The proxy is on.').waitFor()
  expect((await scene.stage.settings()).enabled).toBe(true)
})

test('messages, methods and codes are changed together, with a preview of the real message', async () => {
  const page = await scene.stage.open()
  await scene.stage.logIn(page)
  await goToTab(page, 'Email and SMS')
  await page.getByRole('textbox', { name: 'App name' }).fill('Trailbook')
  await page.getByText('413 902 is your Trailbook code').waitFor()
  await page.frameLocator('iframe').getByText('Trailbook never asks you to read it out').waitFor()
  await look(page)
  await page.getByRole('radio', { name: 'SMS' }).check()
  await page.getByRole('textbox', { name: 'Text' }).fill('Trailbook: {{.OtpCode}}')
  await page.getByText('Trailbook: 481902').waitFor()
  await page.getByText(/^46 of 160 characters, 1 message\./).waitFor()
  await goToTab(page, 'Methods')
  await page.getByRole('switch', { name: 'Text message code' }).uncheck()
  await page.getByRole('textbox', { name: 'Google client ID' }).fill('trailbook.apps.example')
  await look(page)
  await goToTab(page, 'Codes')
  await page.getByRole('radio', { name: '8' }).check()
  await page.getByRole('spinbutton', { name: 'Lifetime in seconds' }).fill('5')
  await page.getByText('Choose between 30 and 600 seconds.').waitFor()
  await page.getByRole('spinbutton', { name: 'Lifetime in seconds' }).fill('240')
  await look(page)
  await button(page, 'Save changes').click()
  await page.getByText('Saved. It holds from the next request on.').waitFor()
  const settings = await scene.stage.settings()
  expect(settings).toMatchObject({
    emailCustomizationParams: { appName: 'Trailbook' },
    smsCustomizationParams: { template: 'Trailbook: {{.OtpCode}}' },
    walletKitSettings: { oauthClientIds: { google: 'trailbook.apps.example' } },
    otpLength: 8,
    otpExpirationSeconds: 240,
  })
  expect(settings.allowedAuthMethods).not.toContain('sms')
}, 120_000)

test('what waits for a vote is counted, shows what the policies said, and runs when it is approved', async () => {
  const member = await addMember(scene.stage, 'Lev Aranda')
  const approves = (id: string) => `approvers.any(user, user.id == '${id}')`
  const consensus = `${approves(member.userId)} && ${approves(scene.stage.rootUserId)}`
  const page = await scene.stage.open()
  await scene.stage.logIn(page)
  await goTo(page, 'Policies')
  await page.getByRole('link', { name: 'New policy' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Two tag people')
  await page.getByRole('textbox', { name: 'Condition' }).fill('activity.kind ==')
  await button(page, 'Save policy').click()
  await page.getByRole('alert').filter({ hasText: 'ondition' }).waitFor()
  const condition = "activity.type == 'ACTIVITY_TYPE_CREATE_USER_TAG'"
  await page.getByRole('textbox', { name: 'Condition' }).fill(condition)
  await page.getByRole('textbox', { name: 'Consensus' }).fill(consensus)
  await look(page)
  await button(page, 'Save policy').click()
  await page.getByRole('cell', { name: 'Two tag people' }).waitFor()

  const tag = (userTagName: string) => member.ask('createUserTag', { userTagName, userIds: [] })
  expect(await tag('Support')).toBe('ACTIVITY_STATUS_CONSENSUS_NEEDED')
  expect(await tag('Sales')).toBe('ACTIVITY_STATUS_CONSENSUS_NEEDED')
  await page.getByRole('link', { name: 'Activities 2 waiting' }).click()
  await page.getByRole('radio', { name: 'Waiting' }).check()
  await expect.poll(() => rows(page).count()).toBe(2)
  await page.getByRole('link', { name: 'Create a user tag' }).first().click()
  const detail = page.getByRole('region', { name: 'Create a user tag' })
  await detail.getByText('Lev Aranda').waitFor()
  await detail.getByText('Needs more approvals').waitFor()
  await detail.getByText('Approvals count for 24 hours').waitFor()
  await detail.getByText('Sales').waitFor()
  await look(page)
  await button(page, 'Approve as Root user').click()
  await detail.getByText('Completed').waitFor()
  await expect.poll(() => rows(page).count()).toBe(1)
  await page.getByRole('link', { name: 'Create a user tag' }).click()
  await button(page, 'Reject').click()
  await detail.getByText('Rejected').first().waitFor()
  await page.getByText('Nothing waits for a vote.').waitFor()

  await goTo(page, 'Policies')
  await page.getByRole('link', { name: 'Two tag people' }).click()
  await button(page, 'Delete').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No policies.').waitFor()
}, 120_000)

test('organizations are paged from the newest, found by what they hold, and shown with what lets people in', async () => {
  await signUpPeople(scene.stage, 12)
  const page = await scene.stage.open()
  await scene.stage.logIn(page)
  await goTo(page, 'Organizations')
  const names = async () => (await page.getByRole('row').allTextContents()).join()
  await expect.poll(names).toContain('Person 11')
  expect(await rows(page).count()).toBe(10)
  await look(page)
  await button(page, 'Older').click()
  await expect.poll(names).toContain('Person 0')
  expect(await rows(page).count()).toBe(2)
  expect(await button(page, 'Older').isDisabled()).toBe(true)
  await button(page, 'Newer').click()
  await expect.poll(names).toContain('Person 11')
  expect(await button(page, 'Newer').isDisabled()).toBe(true)
  await page.getByRole('searchbox', { name: 'Email' }).fill('person-3@okafor.example')
  await page.keyboard.press('Enter')
  await expect.poll(() => rows(page).count()).toBe(1)
  await page.getByRole('link', { name: 'Person 3' }).click()
  const detail = page.getByRole('region', { name: 'Person 3' })
  await detail.getByText(/^0x[0-9a-fA-F]{40}$/).waitFor()
  await detail.getByText('Laptop').waitFor()
  await look(page)
  await detail.getByRole('link', { name: 'Close' }).click()
  await page.getByRole('combobox', { name: 'Find by' }).selectOption('Phone number')
  await page.getByRole('searchbox', { name: 'Phone number' }).fill('+15550100001')
  await page.keyboard.press('Enter')
  await page.getByText('No organization fits.').waitFor()
}, 120_000)

test('a webhook is saved, its deliveries are seen, and one is sent again', async () => {
  const heard: string[] = []
  const hook = createServer((request, response) => {
    heard.push(String(request.headers['x-turnkey-event-id'] ?? request.url))
    request.resume().on('end', () => response.end())
  })
  await new Promise<void>((resolve) => hook.listen(0, 'localhost', resolve))
  const { port } = hook.address() as AddressInfo
  try {
    const page = await scene.stage.open()
    await scene.stage.logIn(page)
    await goTo(page, 'Webhooks')
    await page.getByText('No deliveries yet.').waitFor()
    await page.getByRole('textbox', { name: 'Address' }).fill(`http://localhost:${port}/hooks`)
    await button(page, 'Save').click()
    await page.getByText('The address is saved.').waitFor()
    await page.getByRole('row').filter({ hasText: '200' }).first().waitFor()
    const told = heard.length
    await button(page, 'Send a test').click()
    await page.getByText('A test is on its way.').waitFor()
    expect(await scene.stage.newestActivity()).toBe(
      'ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE ACTIVITY_STATUS_COMPLETED',
    )
    await expect.poll(() => heard.length).toBeGreaterThan(told)
    const before = heard.length
    await rows(page).last().getByRole('link').click()
    await page.getByRole('region', { name: 'Delivery' }).getByText(`:${port}/hooks`).waitFor()
    await look(page)
    await button(page, 'Send again').click()
    await page.getByText('It is sent again.').waitFor()
    // itself, and the activity that it was
    await expect.poll(() => heard.length).toBeGreaterThanOrEqual(before + 2)
    await page.getByRole('textbox', { name: 'Address' }).fill('')
    await button(page, 'Save').click()
    await page.getByText('No address is called any more.').waitFor()
  } finally {
    hook.close()
    hook.closeAllConnections()
  }
})
