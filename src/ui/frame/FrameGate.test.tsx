import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { axeViolations } from '../../../test/support/axe.ts'
import { fakeIntersections } from '../../../test/support/fakeIntersections.ts'
import { createFakeKit } from '../../../test/support/fakeKit.ts'
import { renderWithKit } from '../../../test/support/renderWithKit.tsx'
import { Login } from '../login/Login.tsx'
import { LoginButton } from '../login/LoginButton.tsx'
import { isForeignFrame } from './isForeignFrame.ts'

const portal = 'https://portal.example'

/** Puts pages around this one, from the inside out; null is one that may not be read. */
function standInside(...around: readonly (string | null)[]) {
  const windows = around.map((origin) => ({
    get origin() {
      if (origin === null) throw new DOMException('', 'SecurityError')
      return origin
    },
    parent: {},
  }))
  for (const [index, one] of windows.entries()) one.parent = windows[index + 1] ?? one
  vi.stubGlobal('parent', windows[0])
}

const nameAncestors = (...origins: readonly string[]) =>
  Object.defineProperty(location, 'ancestorOrigins', { value: origins, configurable: true })

function kitThatAllows(...frameAncestors: readonly string[]) {
  const fake = createFakeKit()
  Object.assign(fake.kit.options, { frameAncestors })
  return fake
}

beforeEach(() => {
  fakeIntersections()
})

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(location, 'ancestorOrigins')
})

test('takes a frame for foreign when any page around it is', () => {
  expect(isForeignFrame()).toBe(false)
  standInside(location.origin)
  expect(isForeignFrame()).toBe(false)
  standInside(location.origin, location.origin)
  expect(isForeignFrame()).toBe(false)
  standInside(null)
  expect(isForeignFrame()).toBe(true)
  standInside(location.origin, null)
  expect(isForeignFrame()).toBe(true)
  standInside(null, location.origin)
  expect(isForeignFrame()).toBe(true)
  standInside('https://sub.app.example')
  expect(isForeignFrame()).toBe(true)
})

test('leaves a login in a frame of its own origin as it is, at once', () => {
  standInside(location.origin)
  renderWithKit(<Login />)
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeVisible()
  expect(document.querySelector('[data-guard]')).toBeNull()
})

test('shows no method in a frame that the app does not allow, and how to get out', async () => {
  standInside(null)
  nameAncestors(portal, 'https://evil.example')
  renderWithKit(<LoginButton />, {}, kitThatAllows(portal))
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  const dialog = await screen.findByRole('dialog', { name: 'Open this page in its own tab' })
  expect(screen.queryByRole('textbox')).toBeNull()
  const way = screen.getByRole('link', { name: 'Open in a new tab' })
  expect(way).toHaveAttribute('href', location.href)
  expect(way).toHaveAttribute('target', '_blank')
  expect(way.getAttribute('rel')).toMatch(/noopener|noreferrer/)
  expect(screen.getByRole('alert')).toHaveTextContent('Open this page in its own tab.')
  expect(dialog).toHaveTextContent(/Shown in development only\..*https:\/\/evil\.example/)
  expect(await axeViolations(dialog)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Copy page link' }))
  expect(await navigator.clipboard.readText()).toBe(location.href)
})

test('shows nothing of the login before its guard is there', async () => {
  standInside(null)
  nameAncestors(portal)
  renderWithKit(<Login />, {}, kitThatAllows(portal))
  // not there yet, or guarded already
  expect(screen.queryByRole('textbox')?.closest('[data-guard]')).not.toBeNull()
  const field = await screen.findByRole('textbox', { name: 'Email' })
  expect(field.closest('[data-guard]')).toHaveAttribute('data-guard', 'covered')
})

test('takes an inline login for refused too, where the browser names nobody', async () => {
  standInside(null)
  renderWithKit(<Login />, {}, kitThatAllows(portal))
  await screen.findByRole('heading', { name: 'Open this page in its own tab' })
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('speaks the language of the app', async () => {
  standInside(null)
  renderWithKit(<Login />, { words: { frame: { refusedTitle: 'In einem Tab öffnen' } } })
  await screen.findByRole('heading', { name: 'In einem Tab öffnen' })
  expect(screen.getByRole('link', { name: 'Open in a new tab' })).toBeVisible()
})
