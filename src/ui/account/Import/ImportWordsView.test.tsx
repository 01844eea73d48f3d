import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ImportWordsView } from './ImportWordsView.tsx'

const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
const LONG_PHRASE = `${'abandon '.repeat(23)}art`
const frame = { titleId: 'title', showsTitle: true, onClose: null, logo: null }

function open() {
  const onImport = vi.fn()
  const nothing = () => undefined
  render(
    <ImportWordsView
      frame={frame}
      isBusy={false}
      error={null}
      onImport={onImport}
      onUseKey={nothing}
      onBack={nothing}
    />,
  )
  return onImport
}

const field = (number: number) => screen.getByRole('textbox', { name: `Word ${number}` })
const fields = () => screen.getAllByRole('textbox').map((one) => one.getAttribute('value'))
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Import wallet' }))

/** What keyboards of phones do, suggestions and dictation: text comes, and no key is pressed. */
async function write(text: string, isComposing = false) {
  await act(async () => {
    const input = document.activeElement
    if (!(input instanceof HTMLInputElement)) throw new Error('no field has the focus')
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
    set?.call(input, `${input.value}${text}`)
    input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, isComposing }))
  })
}

test.each([
  ['12', PHRASE],
  ['24', LONG_PHRASE],
])('a space that no key has written moves on, for %s words', async (_, phrase) => {
  const onImport = open()
  await userEvent.click(field(1))
  for (const word of phrase.split(' ')) {
    await write(word)
    await write(' ')
  }
  await submit()
  expect(onImport).toHaveBeenCalledExactlyOnceWith(phrase)
})

test('several words at once go into as many fields', async () => {
  open()
  await userEvent.click(field(1))
  await write('legal winner thank')
  expect(fields().slice(0, 4)).toEqual(['legal', 'winner', 'thank', ''])
  expect(field(4)).toHaveFocus()
})

test('a space before the first letter stays where it is', async () => {
  open()
  await userEvent.click(field(1))
  await write(' ')
  expect(field(1)).toHaveFocus()
  await write('legal')
  expect(field(1)).toHaveFocus()
  await write(' ')
  expect(fields().slice(0, 2)).toEqual(['legal', ''])
  expect(field(2)).toHaveFocus()
})

test('a space within what is still being composed waits for its end', async () => {
  open()
  await userEvent.click(field(1))
  await write('ni hao', true)
  expect(field(1)).toHaveValue('ni hao')
  expect(field(1)).toHaveFocus()
  fireEvent.compositionEnd(field(1))
  expect(fields().slice(0, 3)).toEqual(['ni', 'hao', ''])
  expect(field(3)).toHaveFocus()
})

test.each([
  ['12 words', LONG_PHRASE, PHRASE, 12],
  ['24 words', PHRASE, LONG_PHRASE, 24],
])('a pasted phrase of %s takes the place of another', async (_, wrong, right, count) => {
  const onImport = open()
  for (const phrase of [wrong, right]) {
    await userEvent.click(field(1))
    await userEvent.paste(phrase)
  }
  expect(fields()).toEqual(right.split(' '))
  expect(field(count)).toHaveFocus()
  await submit()
  expect(onImport).toHaveBeenCalledExactlyOnceWith(right)
})

test('a phrase of 24 words can be pasted in two halves', async () => {
  const onImport = open()
  const halves = LONG_PHRASE.split(' ')
  await userEvent.click(field(1))
  await userEvent.paste(halves.slice(0, 12).join(' '))
  await userEvent.keyboard(' ')
  await userEvent.paste(halves.slice(12).join(' '))
  await submit()
  expect(onImport).toHaveBeenCalledExactlyOnceWith(LONG_PHRASE)
})
