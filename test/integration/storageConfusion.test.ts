import { IDBFactory } from 'fake-indexeddb'
import { createStore, set } from 'idb-keyval'
import { afterEach, expect, test, vi } from 'vitest'
import { createIndexedDbKeyStore } from '../../src/core/keys/indexedDbKeyStore.ts'
import { createFakeProxy } from '../support/fakeProxy.ts'
import { keepSessionOf, openTab, SESSIONS_NOW } from '../support/sessionTabs.ts'
import { hasCorpora, readCorpus, skipNote } from '../vectors/corpora.ts'

const proxy = await createFakeProxy(() => SESSIONS_NOW)

afterEach(() => vi.unstubAllGlobals())

/** What a page that starts on this storage makes of it. */
async function statusWith(entries: Readonly<Record<string, unknown>>): Promise<string> {
  vi.stubGlobal('indexedDB', new IDBFactory())
  const store = createStore('latchkit:config', 'keys')
  for (const [key, value] of Object.entries(entries)) await set(key, value, store)
  const tab = openTab(createIndexedDbKeyStore('config'))
  await tab.sessions.restored()
  tab.close()
  return tab.sessions.store.getState().status
}

async function goodRecord() {
  vi.stubGlobal('indexedDB', new IDBFactory())
  const { record } = await keepSessionOf(proxy, createIndexedDbKeyStore('config'))
  return record
}

test.runIf(hasCorpora)(
  `sec/T04 is confused by no text in any place of storage${skipNote}`,
  async () => {
    const strings: unknown = JSON.parse(readCorpus('blns.json'))
    if (!Array.isArray(strings)) throw new Error('no strings')
    const record = await goodRecord()
    let passed = 0
    for (const text of strings) {
      const statuses = [
        await statusWith({ session: text }),
        await statusWith({ session: { ...record, token: text } }),
        await statusWith({ session: { ...record, sessionKeyHex: text } }),
        await statusWith({ session: { ...record, keyPair: text } }),
        await statusWith({ session: record, current: text }),
      ]
      const believed = statuses.filter((status) => status === 'logged-in').length
      // a name under which nothing is kept is nobody; the name of the one that is kept is allowed to be found
      if (believed === (text === 'default' ? 1 : 0)) passed++
    }
    process.stdout.write(
      `sec/T04 naughty texts without an effect: ${passed} of ${strings.length}\n`,
    )
    expect(passed).toBe(strings.length)
    expect(strings.length).toBeGreaterThan(500)
  },
  120_000,
)

test('sec/T04 believes no record that was changed', async () => {
  const record = await goodRecord()
  const { keyPair, token, sessionKeyHex } = record
  const other = await createIndexedDbKeyStore('config').create()
  const wrong: readonly unknown[] = [undefined, null, 0, '', {}, [], true]
  const cut = (text: string) => [
    text.slice(1),
    text.slice(0, -1),
    `${text}A`,
    ` ${text}`,
    `${text}\0`,
  ]
  const inThree = token.split('.')
  const mutated: readonly unknown[] = [
    ...wrong,
    ...wrong.map((value) => ({ ...record, token: value })),
    ...wrong.map((value) => ({ ...record, sessionKeyHex: value })),
    ...wrong.map((value) => ({ ...record, keyPair: value })),
    ...cut(token).map((text) => ({ ...record, token: text })),
    ...cut(sessionKeyHex).map((text) => ({ ...record, sessionKeyHex: text })),
    ...inThree.map((gone) => ({ ...record, token: token.replace(gone, '') })),
    { ...record, keyPair: other },
    { ...record, keyPair: { ...keyPair, privateKey: other.privateKey } },
    { ...record, keyPair: { ...keyPair, publicKey: other.publicKey } },
    { ...record, keyPair: { ...keyPair, publicKeyHex: other.publicKeyHex } },
    { ...record, keyPair: { ...keyPair, privateKey: keyPair.publicKey } },
    [record],
    { record },
    JSON.stringify(record),
    { ...record, sessionKeyHex: sessionKeyHex.toUpperCase() },
  ]
  let refused = 0
  for (const stored of mutated)
    if ((await statusWith({ session: stored })) !== 'logged-in') refused++
  process.stdout.write(`sec/T04 changed records refused: ${refused} of ${mutated.length}\n`)
  expect(refused).toBe(mutated.length)
  expect(mutated.length).toBeGreaterThanOrEqual(50)
  expect(await statusWith({ session: record })).toBe('logged-in')
})

test('sec/T04 a wrong beginning or clock in a record costs nothing but itself', async () => {
  const record = await goodRecord()
  for (const value of ['soon', Number.NaN, {}, null, Number.POSITIVE_INFINITY]) {
    expect(await statusWith({ session: { ...record, startedAtMs: value } })).toBe('logged-in')
    expect(await statusWith({ session: { ...record, clockOffsetMs: value } })).toBe('logged-in')
  }
})
