import { expect, test } from 'vitest'
import { findKeptKeys } from './support/keptKeys.ts'
import { logIn, newAddress } from './support/person.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

test('sec/T01 no script of the page can copy the private key out', async () => {
  const page = await stage.open()
  await logIn(stage, page, newAddress())
  const keys = await page.evaluate(findKeptKeys)
  const copies = keys.filter(({ type }) => type === 'private').flatMap((key) => key.copies)
  expect(copies.length).toBeGreaterThanOrEqual(3)
  for (const copy of copies) expect(copy).toMatch(/^(InvalidAccessError|NotSupportedError)$/)
})

test('sec/T01 no token and no address is left in storage that scripts and extensions read as text', async () => {
  const page = await stage.open()
  await logIn(stage, page, newAddress())
  const texts = await page.evaluate(() => [
    ...Object.entries(localStorage),
    ...Object.entries(sessionStorage),
    document.cookie,
    location.href,
    JSON.stringify(history.state),
  ])
  expect(JSON.stringify(texts)).not.toMatch(/okafor|eyJ|[0-9a-f]{64}/)
  expect(await page.context().cookies()).toEqual([])
})
