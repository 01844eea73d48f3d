import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { createFakeKit } from '../../test/support/fakeKit.ts'
import { SessionExpiredError } from '../errors/session.ts'
import { withWords } from '../locales/withWords.ts'
import { LoginButton } from '../ui/login/LoginButton.tsx'
import { useKit, useUiSettings } from './kitContext.ts'
import { LatchkitProvider } from './LatchkitProvider.tsx'
import type { Locale } from './locale.ts'
import type { UiSettings } from './uiSettings.ts'
import { useErrorText } from './useErrorText.ts'

test('sec/B15 mounts the kit as often as it unmounts it, StrictMode included', () => {
  const { kit, unmount } = createFakeKit()
  const view = render(
    <StrictMode>
      <LatchkitProvider kit={kit}>inside</LatchkitProvider>
    </StrictMode>,
  )
  expect(kit.mount.mock.calls.length - unmount.mock.calls.length).toBe(1)
  view.unmount()
  expect(kit.mount.mock.calls.length).toBe(unmount.mock.calls.length)
})

test('renders no element of its own', () => {
  const { container } = render(
    <LatchkitProvider kit={createFakeKit().kit}>inside</LatchkitProvider>,
  )
  expect(container.innerHTML).toBe('inside')
})

test('hands out the same settings while none of them changes', () => {
  const { kit } = createFakeKit()
  const seen = new Set<UiSettings>()
  function Probe() {
    seen.add(useUiSettings())
    return null
  }
  const inside = <Probe />
  const at = (theme: 'light' | 'dark') => (
    <LatchkitProvider kit={kit} theme={theme} locale="ar">
      {inside}
    </LatchkitProvider>
  )
  const view = render(at('light'))
  view.rerender(at('light'))
  expect(seen.size).toBe(1)
  view.rerender(at('dark'))
  expect([...seen].map(({ theme }) => theme)).toEqual(['light', 'dark'])
})

test('speaks a language, with words of the app in it', async () => {
  const { de } = await import('../locales/de.ts')
  const Probe = () => <LoginButton />
  const words = { button: { logIn: 'Rein' } }
  const view = render(
    <LatchkitProvider kit={createFakeKit().kit} locale={de}>
      <Probe />
    </LatchkitProvider>,
  )
  const button = screen.getByRole('button', { name: de.words.button.logIn })
  expect(button.closest('[lang]')).toHaveAttribute('lang', 'de')
  view.rerender(
    <LatchkitProvider kit={createFakeKit().kit} locale={withWords(de, words)}>
      <Probe />
    </LatchkitProvider>,
  )
  screen.getByRole('button', { name: 'Rein' })
})

test('says an error in the language, and in English without one', async () => {
  const { fr } = await import('../locales/fr.ts')
  const error = new SessionExpiredError()
  const Probe = () => <p>{useErrorText()(error)}</p>
  const at = (locale?: Locale) => (
    <LatchkitProvider kit={createFakeKit().kit} locale={locale}>
      <Probe />
    </LatchkitProvider>
  )
  const view = render(at())
  screen.getByText('The session has ended.')
  view.rerender(at(fr))
  screen.getByText(fr.words.errors.SESSION_EXPIRED)
})

test('uses the query client of the app when there is one, else its own', () => {
  const { kit } = createFakeKit()
  const seen: QueryClient[] = []
  function Probe() {
    seen.push(useQueryClient())
    return null
  }
  const own = new QueryClient()
  const inside = (
    <LatchkitProvider kit={kit}>
      <Probe />
    </LatchkitProvider>
  )
  render(<QueryClientProvider client={own}>{inside}</QueryClientProvider>)
  render(inside)
  expect(seen[0]).toBe(own)
  expect(seen[1]).toBeInstanceOf(QueryClient)
  expect(seen[1]).not.toBe(own)
})

test('tells who forgot the provider', () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue(undefined)
  function Lonely() {
    useKit()
    return null
  }
  let thrown: unknown
  try {
    render(<Lonely />)
  } catch (error) {
    thrown = error
  }
  expect(thrown).toMatchObject({ code: 'PROVIDER_MISSING' })
  errors.mockClear()
})

test('keeps what is inside when the kit is the same', () => {
  const { kit } = createFakeKit()
  const view = render(<LatchkitProvider kit={kit}>one</LatchkitProvider>)
  view.rerender(<LatchkitProvider kit={kit}>two</LatchkitProvider>)
  expect(screen.getByText('two')).toBeInTheDocument()
  expect(kit.mount).toHaveBeenCalledOnce()
})
