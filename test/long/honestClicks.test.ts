import { afterAll, expect, test } from 'vitest'
import type { ServedPlayground } from '../../playground/server/servePlayground.ts'
import { agreeOften } from '../e2e/support/confirmation.ts'
import { around, openEmbedded, serveEmbedder, settled } from '../e2e/support/embedder.ts'
import { clickOften } from '../e2e/support/honestClicks.ts'
import { logInButton } from '../e2e/support/person.ts'
import { servePublishedPages, setStage } from '../e2e/support/stage.ts'

const CLICKS = 100
const PEOPLE = 4

let allowed: ServedPlayground
const stage = setStage({
  async pages(service) {
    allowed = await serveEmbedder()
    return servePublishedPages({ ...service, frameAncestors: allowed.url })
  },
})
afterAll(() => allowed?.close())

test('sec/T22 takes every honest click', async () => {
  const { app } = await openEmbedded(stage, around(allowed, `${stage.pagesUrl()}/preview.html`))
  await logInButton(app).click()
  await settled(app)
  expect(await clickOften(app, CLICKS)).toBe(CLICKS)
})

test('sec/T22 takes every honest click on the confirmation', async () => {
  expect(await agreeOften(stage, allowed, PEOPLE, CLICKS / PEOPLE)).toBe(CLICKS)
})
