import { afterAll, expect, test } from 'vitest'
import { importPrivateKey } from '../../src/crypto/p256/importPrivateKey.ts'
import { startMailServer } from '../support/mailServer.ts'
import { startService } from '../support/startService.ts'
import { askForCode, dialog, newAddress, sessionPage } from './support/person.ts'
import { setStage } from './support/stage.ts'
import { submitAs } from './support/submitAs.ts'

const mail = await startMailServer()
afterAll(() => mail.close())

type Facts = Awaited<ReturnType<typeof startService>>['facts']
let facts: Facts | undefined

const stage = setStage({
  async service() {
    const env = {
      LATCHKIT_SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      LATCHKIT_MAIL_FROM: 'login@fieldnotes.example',
    }
    const service = await startService({ env })
    facts = service.facts
    return service
  },
})

/** Lets the mails have a link to this page of the app. */
async function setTemplate(magicLinkTemplate: string) {
  if (!facts) throw new Error('the service has not started')
  const root = {
    key: await importPrivateKey(facts.rootApiKey.privateKey),
    organizationId: facts.organizationId,
    url: facts.apiBaseUrl,
  }
  const emailCustomizationParams = { magicLinkTemplate }
  return submitAs(root, 'updateAuthProxyConfig', { emailCustomizationParams })
}

test('the link of a mail logs in from another browser, for a press, and once', async () => {
  const template = `${stage.pagesUrl()}/preview.html#tab=home&code=%s`
  expect(await setTemplate(template)).toBe('ACTIVITY_STATUS_COMPLETED')
  const contact = newAddress()
  await askForCode(await stage.open(), contact)
  const text = mail.received.at(-1)?.email.text ?? ''
  const link = new URL(/http:\S+/.exec(text)?.[0] ?? '')

  const tolerated = [/400/] // the code that was used already
  const page = await stage.open({ path: link.pathname + link.hash, tolerated })
  const verified: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/otp_verify')) verified.push(request.url())
  })
  await dialog(page).getByText(contact).waitFor()
  expect(new URL(page.url()).hash).toBe('#tab=home')
  expect(verified).toEqual([])
  await dialog(page).locator('[data-presses]').waitFor()
  await dialog(page).getByRole('button', { name: 'Log in', exact: true }).click()
  await sessionPage(page).waitFor()
  expect(verified).toHaveLength(1)

  const late = await stage.open({ path: link.pathname + link.hash, tolerated })
  await dialog(late).locator('[data-presses]').waitFor()
  await dialog(late).getByRole('button', { name: 'Log in', exact: true }).click()
  await dialog(late).getByText('This link has expired or was already used.').first().waitFor()
  await dialog(late).getByRole('button', { name: 'Send a new code' }).waitFor()
})
