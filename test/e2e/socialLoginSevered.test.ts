import { expect, test } from 'vitest'
import { newAddress, sessionPage } from './support/person.ts'
import { agree, openProvider } from './support/provider.ts'
import { servePublishedPages, setStage } from './support/stage.ts'
import { SEVERING_HEADERS } from './support/strictHeaders.ts'

const stage = setStage({
  pages: (service) => servePublishedPages(service, SEVERING_HEADERS),
})

test('sec/B18 sec/T05 a window that the browser has cut off from the page still logs in, under a strict policy', async () => {
  const violations: string[] = []
  const page = await stage.open({
    async prepare(opening) {
      await opening
        .context()
        .exposeFunction('noteViolation', (text: string) => violations.push(text))
      await opening.context().addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          Reflect.get(globalThis, 'noteViolation')(`${event.violatedDirective} ${event.blockedURI}`)
        })
      })
    },
  })
  const popup = await openProvider(page)
  expect(await popup.evaluate(() => window.opener)).toBeNull()
  await agree(popup, newAddress())
  await sessionPage(page).waitFor()
  expect(violations).toEqual([])
})
