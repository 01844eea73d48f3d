import { describe, expect, test } from 'vitest'
import { servePlayground } from '../../playground/server/servePlayground.ts'
import { startService } from '../support/startService.ts'
import { dialog, logInButton } from './support/person.ts'
import { setStage } from './support/stage.ts'

describe('an origin that is not on the list', () => {
  const stage = setStage({
    service: () =>
      startService({ env: { LATCHKIT_ALLOWED_ORIGINS: 'https://fieldnotes.example' } }),
  })

  test('is named, with what to do about it', async () => {
    const page = await stage.open({ tolerated: [/blocked by CORS policy/] })
    await logInButton(page).click()
    await dialog(page)
      .getByRole('heading', { name: 'This origin is not on the allowed list' })
      .waitFor()
    await dialog(page).getByText(stage.pagesUrl(), { exact: true }).waitFor()
    expect(await dialog(page).getByRole('button', { name: 'Copy origin' }).count()).toBe(1)
  })

  test('is named after the first screen too, when the service was slow to say so', async () => {
    const page = await stage.open({
      prepare: (opened) => opened.clock.install(),
      tolerated: [/ERR_FAILED/, /blocked by CORS policy/],
    })
    await page.route('**/wallet_kit_config', async (route) => {
      await page.clock.fastForward(2000)
      await route.abort()
    })
    await logInButton(page).click()
    await dialog(page)
      .getByRole('heading', { name: 'This origin is not on the allowed list' })
      .waitFor()
  })
})

describe('a configuration that the service does not know', () => {
  const stage = setStage({
    pages: (service) =>
      servePlayground(
        { ...service, authProxyConfigId: '00000000-0000-4000-8000-000000000000' },
        { port: 0, watch: false },
      ),
  })

  test('is told from an outage', async () => {
    const page = await stage.open({ tolerated: [/blocked by CORS policy/] })
    await logInButton(page).click()
    await dialog(page).getByRole('heading', { name: 'Login is not set up yet' }).waitFor()
    await dialog(page).getByText('Your account is safe.').first().waitFor()
  })
})
