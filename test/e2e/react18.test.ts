import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { servePlayground } from '../../playground/server/servePlayground.ts'
import { react18 } from '../react18/react18.ts'
import { logIn, logInButton, newAddress, organizationId, sessionPage } from './support/person.ts'
import { setStage } from './support/stage.ts'

const stage = setStage({
  pages: (service) =>
    servePlayground(service, {
      port: 0,
      watch: false,
      config: {
        cacheDir: '../node_modules/.vite/playground-react18',
        resolve: { alias: [react18] },
      },
    }),
})

/** Stands where the React developer tools would: each renderer of the page tells its version there. */
const noteRenderers = (page: Page) =>
  page.addInitScript(() => {
    const renderers = new Map<number, unknown>()
    const nothing = () => undefined
    const hook = {
      renderers,
      supportsFiber: true,
      checkDCE: nothing,
      onScheduleFiberRoot: nothing,
      onCommitFiberRoot: nothing,
      onCommitFiberUnmount: nothing,
      inject(renderer: unknown) {
        renderers.set(renderers.size + 1, renderer)
        return renderers.size
      },
    }
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
  })

/** The versions of React that draw in the page. */
const reactVersions = (page: Page) =>
  page.evaluate(() => {
    const { renderers } = Reflect.get(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__')
    return [...renderers.values()].map(({ version }) => version)
  })

test('the whole login runs on React 18.2', async () => {
  const page = await stage.open({ prepare: noteRenderers })
  await logIn(stage, page, newAddress())
  expect(await reactVersions(page)).toEqual(['18.2.0'])

  const organization = await organizationId(page)
  await page.reload()
  await sessionPage(page).waitFor()
  expect(await organizationId(page)).toBe(organization)

  await page.getByRole('button', { name: 'Log out' }).click()
  await logInButton(page).waitFor()
  await page.reload()
  await logInButton(page).waitFor()
  expect(await sessionPage(page).count()).toBe(0)
})
