import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { patient } from '../../../test/support/often.ts'
import { listenToOtherTabs, type OtherTabs } from './otherTabs.ts'

let view: EventTarget
let page: EventTarget & { visibilityState: string }
let hear: ReturnType<typeof vi.fn<(news: string, keyHex?: string) => void>>
let rest: ReturnType<typeof vi.fn<() => void>>
let tabs: OtherTabs

beforeEach(() => {
  view = new EventTarget()
  page = Object.assign(new EventTarget(), { visibilityState: 'visible', defaultView: view })
  vi.stubGlobal('document', page)
  hear = vi.fn()
  rest = vi.fn()
})
afterEach(() => {
  tabs.close()
  vi.unstubAllGlobals()
})

function listen(isSynced = true) {
  tabs = listenToOtherTabs({ name: 'tabs', isSynced, hear, rest })
}

const pageEvent = (type: string, persisted: boolean) =>
  view.dispatchEvent(Object.assign(new Event(type), { persisted }))

test('hears what other tabs say, and nothing else', async () => {
  listen()
  const other = new BroadcastChannel('tabs')
  for (const message of ['loggedOut 02ab', 'hello', { loggedIn: true }, null, 'loggedIn'])
    other.postMessage(message)
  await vi.waitFor(() => expect(hear).toHaveBeenCalledTimes(2), patient)
  expect(hear.mock.calls).toEqual([
    ['loggedOut', '02ab'],
    ['loggedIn', undefined],
  ])
  other.close()
})

test('sec/B22 looks when it comes back into view', () => {
  listen()
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(hear).not.toHaveBeenCalled()
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(hear).toHaveBeenCalledExactlyOnceWith('backInView')
})

test('sec/B20 leaves nothing open in a page that goes away, and looks when it comes back', async () => {
  listen()
  pageEvent('pagehide', true)
  expect(rest).toHaveBeenCalledOnce()
  pageEvent('pageshow', false)
  expect(hear).not.toHaveBeenCalled()
  pageEvent('pageshow', true)
  expect(hear).toHaveBeenCalledExactlyOnceWith('restored')
  const other = new BroadcastChannel('tabs')
  other.postMessage('loggedIn')
  await vi.waitFor(() => expect(hear).toHaveBeenLastCalledWith('loggedIn', undefined), patient)
  other.close()
})

test('sec/B02 speaks through local storage where there are no channels', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const setItem = vi.fn<(key: string, value: string) => void>()
  vi.stubGlobal('localStorage', { setItem })
  listen()
  tabs.tell('loggedOut 02ab')
  tabs.tell('loggedOut 02ab')
  const [first, second] = setItem.mock.calls
  expect(first?.[0]).toBe('tabs')
  expect(first?.[1]).not.toBe(second?.[1])
  const heard = Object.assign(new Event('storage'), { key: 'tabs', newValue: first?.[1] })
  view.dispatchEvent(heard)
  view.dispatchEvent(Object.assign(new Event('storage'), { key: 'other', newValue: 'loggedIn' }))
  expect(hear).toHaveBeenCalledExactlyOnceWith('loggedOut', '02ab')
})

test('keeps to itself when the app wants no tabs in step', async () => {
  listen(false)
  const other = new BroadcastChannel('tabs')
  const overheard = vi.fn()
  other.addEventListener('message', overheard)
  tabs.tell('loggedIn')
  const witness = new BroadcastChannel('tabs')
  witness.postMessage('loggedIn')
  await vi.waitFor(() => expect(overheard).toHaveBeenCalledOnce(), patient)
  expect(hear).not.toHaveBeenCalled()
  other.close()
  witness.close()
})
