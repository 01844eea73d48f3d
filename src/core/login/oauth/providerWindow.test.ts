import { afterEach, expect, test, vi } from 'vitest'
import { createProviderWindow } from './providerWindow.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser that opens this window. */
function stubOpen(opened: object | null) {
  const open = vi.fn((..._request: unknown[]) => opened)
  vi.stubGlobal('open', open)
  vi.stubGlobal('screenX', 100)
  vi.stubGlobal('screenY', 50)
  vi.stubGlobal('outerWidth', 1000)
  vi.stubGlobal('outerHeight', 800)
  return open
}

const element = () => ({ style: {}, textContent: '', dir: '' })

function fakeWindow() {
  const shown: { textContent: string }[] = []
  const opened = {
    closed: false,
    opener: {} as unknown,
    focus: vi.fn(),
    location: { replace: vi.fn() },
    close: () => {
      opened.closed = true
    },
    document: {
      title: '',
      documentElement: element(),
      createElement: element,
      body: { append: (line: { textContent: string }) => shown.push(line) },
    },
  }
  return { opened, shown }
}

test('opens empty, in the middle of the page’s own, and says where it will go', () => {
  const { opened, shown } = fakeWindow()
  const open = stubOpen(opened)
  const providerWindow = createProviderWindow(true)
  expect(open).not.toHaveBeenCalled()
  expect(providerWindow.open('Taking you to Google')).toBe(true)
  expect(open.mock.calls).toEqual([['', '_blank', 'popup,width=500,height=640,left=350,top=130']])
  expect(opened.document.title).toBe('Taking you to Google')
  expect(shown).toMatchObject([{ textContent: 'Taking you to Google' }])
})

test('goes to the provider without a handle on the page', () => {
  const { opened } = fakeWindow()
  stubOpen(opened)
  const providerWindow = createProviderWindow(true)
  providerWindow.open()
  expect(providerWindow.goTo('https://id.example/')).toBe(true)
  expect(opened.opener).toBeNull()
  expect(opened.location.replace).toHaveBeenCalledExactlyOnceWith('https://id.example/')
})

test('is one window, however often it is asked for', () => {
  const { opened } = fakeWindow()
  const open = stubOpen(opened)
  const providerWindow = createProviderWindow(true)
  expect([providerWindow.open(), providerWindow.open(), providerWindow.show()]).toEqual([
    true,
    true,
    true,
  ])
  expect(open).toHaveBeenCalledTimes(1)
  expect(opened.focus).toHaveBeenCalledTimes(2)
})

test('sec/B18 says when the browser opens none, or hands out a closed one', () => {
  stubOpen(null)
  expect(createProviderWindow(true).open()).toBe(false)
  stubOpen({ closed: true })
  const providerWindow = createProviderWindow(true)
  expect(providerWindow.open()).toBe(false)
  expect(providerWindow.goTo('https://id.example/')).toBe(false)
})

test('opens none where people stay in their tab, nor where none is of use', () => {
  const open = stubOpen(fakeWindow().opened)
  expect(createProviderWindow(false).open()).toBe(false)
  const refused = createProviderWindow(true)
  refused.refuse()
  expect(refused.open()).toBe(false)
  expect(open).not.toHaveBeenCalled()
})

test('sec/B18 knows that the person has closed it', () => {
  const { opened } = fakeWindow()
  stubOpen(opened)
  const providerWindow = createProviderWindow(true)
  providerWindow.open()
  opened.closed = true
  expect(providerWindow.isOpen()).toBe(false)
  expect(providerWindow.show()).toBe(false)
  expect(providerWindow.goTo('https://id.example/')).toBe(false)
})
