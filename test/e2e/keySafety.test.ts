import { expect, test } from 'vitest'
import { logIn, newAddress } from './support/person.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

test('no script of the page can copy the private key out', async () => {
  const page = await stage.open()
  await logIn(stage, page, newAddress())
  const attempts = await page.evaluate(async () => {
    const keys: CryptoKey[] = []
    const seen = new Set<unknown>()
    const search = (value: unknown) => {
      if (typeof value !== 'object' || value === null || seen.has(value)) return
      seen.add(value)
      if (value instanceof CryptoKey) keys.push(value)
      else for (const part of Object.values(value)) search(part)
    }
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    for (const { name } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name ?? ''))
      for (const store of database.objectStoreNames)
        search(await answer(database.transaction(store).objectStore(store).getAll()))
      database.close()
    }
    const tries = keys
      .filter((key) => key.type === 'private')
      .flatMap((key) =>
        (['jwk', 'pkcs8', 'raw'] as const).map((format) =>
          crypto.subtle.exportKey(format, key).then(
            () => `${format} came out`,
            (error: unknown) => (error instanceof DOMException ? error.name : String(error)),
          ),
        ),
      )
    return Promise.all(tries)
  })
  expect(attempts.length).toBeGreaterThanOrEqual(3)
  for (const attempt of attempts)
    expect(attempt).toMatch(/^(InvalidAccessError|NotSupportedError)$/)
})

test('no token and no address is left in storage that scripts and extensions read as text', async () => {
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
