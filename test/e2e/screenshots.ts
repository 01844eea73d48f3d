import { mkdir } from 'node:fs/promises'
import { launchChromium } from '../support/chromium.ts'
import { startService } from '../support/startService.ts'
import { buildPages, serveBuiltPages } from './support/builtPages.ts'
import { newestCode } from './support/newestCode.ts'
import { askForCode, logInButton, newAddress } from './support/person.ts'
import { screens } from './support/screens.ts'

const folder = 'test/screenshots'

const views = [
  { name: 'light', viewport: { width: 1200, height: 820 }, colorScheme: 'light' },
  { name: 'dark', viewport: { width: 1200, height: 820 }, colorScheme: 'dark' },
  { name: '390', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { name: '390.dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const

/** Draws every screen of the login and the playground, to be looked at beside the mockups. */
await mkdir(folder, { recursive: true })
const service = await startService({ env: { LATCHKIT_APP_NAME: 'Fieldnotes' } })
const pages = await serveBuiltPages(await buildPages('production'), service.facts)
const browser = await launchChromium()
const inbox = { codeFor: (contact: string) => newestCode(service.facts.inboxUrl, contact) }
try {
  for (const { name: view, ...options } of views) {
    for (const screen of screens) {
      const page = await browser.newPage({ ...options, reducedMotion: 'reduce' })
      await page.goto(`${pages.url}/preview.html`)
      await screen.reach(inbox, page)
      await page.mouse.move(0, 0)
      await page.screenshot({
        path: `${folder}/${screen.name}.${view}.png`,
        animations: 'disabled',
      })
      await page.context().close()
    }
    const page = await browser.newPage({ ...options, reducedMotion: 'reduce' })
    await page.goto(pages.url)
    const preview = page.frameLocator('iframe')
    await logInButton(preview).waitFor()
    await askForCode(preview, newAddress())
    await page.getByRole('button', { name: 'Fill in preview' }).waitFor()
    await page.screenshot({ path: `${folder}/playground.${view}.png`, animations: 'disabled' })
    await page.context().close()
  }
} finally {
  await Promise.all([browser.close(), pages.close(), service.stop()])
}
process.stdout.write(`The screens are in ${folder}.\n`)
