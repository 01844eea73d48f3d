import { test } from 'vitest'
import { everyView, expectAccessible } from '../e2e/support/accessibleIn.ts'
import { logInButton } from '../e2e/support/person.ts'
import { screens } from '../e2e/support/screens.ts'
import { servePublishedPages, setStage } from '../e2e/support/stage.ts'

const stage = setStage({ pages: servePublishedPages })

test.each(screens)('axe finds nothing, light and dark, wide and narrow: $name', async (screen) => {
  const page = await stage.open({ tolerated: screen.tolerated ?? [] })
  await screen.reach(stage, page)
  await expectAccessible(page, everyView)
})

test('axe finds nothing in the playground, its preview included', async () => {
  const page = await stage.open({ path: '/' })
  await logInButton(page.frameLocator('iframe')).waitFor()
  await expectAccessible(page, everyView)
})
