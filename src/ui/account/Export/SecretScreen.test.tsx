import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithKit } from '../../../../test/support/renderWithKit.tsx'
import { SecretScreen } from './SecretScreen.tsx'

const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
const frame = { titleId: 'title', showsTitle: true, onClose: null, logo: null }
const secret = { wordCount: 12, open: async () => PHRASE, forget: () => undefined }
const writeText = vi.fn(async () => undefined)

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('navigator', { clipboard: { writeText } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

/** Selects all of an element and copies it, as by the keyboard; gives what the page put into the clipboard. */
function copyByHand(element: Element): unknown[] {
  getSelection()?.selectAllChildren(element)
  const setData = vi.fn()
  fireEvent.copy(document.body, { clipboardData: { setData } })
  return setData.mock.calls
}

/** The fingerprint is made outside of the page's own clock. */
const settled = async () => {
  for (let turn = 0; turn < 5; turn++) await crypto.subtle.digest('SHA-256', new Uint8Array())
}

async function open() {
  renderWithKit(
    <>
      <SecretScreen frame={frame} kind="phrase" secret={secret} onBack={() => undefined} />
      <p>beside it</p>
    </>,
  )
  // a user event would put a clipboard of its own in place of this one
  fireEvent.click(screen.getByRole('button', { name: 'Show the words' }))
  return screen.findByRole('list', { name: '12 words' })
}

test('what is copied by hand leaves the clipboard too, and is the phrase alone', async () => {
  expect(copyByHand(await open())).toEqual([['text/plain', PHRASE]])
  await screen.findByRole('button', { name: 'Copied' })
  expect(writeText).not.toHaveBeenCalled()
  await settled()
  await vi.advanceTimersByTimeAsync(61_000)
  await settled()
  expect(writeText).toHaveBeenCalledExactlyOnceWith('')
})

test('what is copied beside it is left alone', async () => {
  await open()
  expect(copyByHand(screen.getByText('beside it'))).toEqual([])
  await vi.advanceTimersByTimeAsync(61_000)
  expect(writeText).not.toHaveBeenCalled()
})
