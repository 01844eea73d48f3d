import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, test } from 'vitest'
import { startService } from '../support/startService.ts'
import {
  codeField,
  dialog,
  emailField,
  newAddress,
  openLogin,
  sessionPage,
} from './support/person.ts'
import { setStage } from './support/stage.ts'

// On disk, so that the service that comes back is the same one.
const data = await mkdtemp(join(tmpdir(), 'latchkit-down-'))
const stage = setStage({ service: () => startService({ data }) })

afterAll(() => rm(data, { recursive: true, force: true }))

test('when the service is down the login says so, and carries on when it is back', async () => {
  const page = await stage.open({ tolerated: [/ERR_CONNECTION_REFUSED/] })
  const contact = newAddress()
  await openLogin(page)
  await emailField(page).fill(contact)
  const { facts } = stage.service()
  await stage.service().stop()
  await page.keyboard.press('Enter')
  await dialog(page).getByRole('heading', { name: 'Login is not responding' }).waitFor()
  await dialog(page).getByText('Your account is safe.').first().waitFor()
  const { port } = new URL(facts.authProxyUrl)
  const again = await startService({ data, args: ['--port', port] })
  try {
    await dialog(page).getByRole('button', { name: 'Try now' }).click()
    await codeField(page).waitFor()
    await codeField(page).fill(await stage.codeFor(contact))
    await sessionPage(page).waitFor()
  } finally {
    await again.stop()
  }
})
