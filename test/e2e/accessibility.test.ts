import { test } from 'vitest'
import { expectAccessible, someViews } from './support/accessibleIn.ts'
import { logInButton } from './support/person.ts'
import { screens } from './support/screens.ts'
import { servePublishedPages, setStage } from './support/stage.ts'

const stage = setStage({ pages: servePublishedPages })

/** Each size in each colour scheme in test/long/accessibility.test.ts. */
test.each(screens)('axe finds nothing, wide and light, narrow and dark: $name', async (screen) => {
  const page = await stage.open({ tolerated: screen.tolerated ?? [] })
  await screen.reach(stage, page)
  await expectAccessible(page, someViews)
})

test('axe finds nothing in the playground, its preview included', async () => {
  const page = await stage.open({ path: '/' })
  await logInButton(page.frameLocator('iframe')).waitFor()
  await expectAccessible(page, someViews)
})
