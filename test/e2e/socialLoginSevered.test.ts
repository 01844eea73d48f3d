import { expect, test } from 'vitest'
import { newAddress, sessionPage } from './support/person.ts'
import { agree, openProvider } from './support/provider.ts'
import { servePublishedPages, setStage } from './support/stage.ts'

const stage = setStage({
  pages: (service) =>
    servePublishedPages(service, {
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        'connect-src http://localhost:* http://127.0.0.1:*',
        "img-src 'self' data:",
        "require-trusted-types-for 'script'",
      ].join('; '),
    }),
})

test('a window that the browser has cut off from the page still logs in, under a strict policy', async () => {
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
