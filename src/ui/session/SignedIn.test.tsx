import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createFakeKit, session } from '../../../test/support/fakeKit.ts'
import { renderWithKit } from '../../../test/support/renderWithKit.tsx'
import type { SessionState } from '../../core/session/session.ts'
import { SignedIn } from './SignedIn.tsx'
import { SignedOut } from './SignedOut.tsx'

const states: readonly (readonly [SessionState, string])[] = [
  [{ status: 'loading' }, ''],
  [{ status: 'logged-in', session }, 'Hello, user-1. Welcome back.'],
  [{ status: 'logged-out', reason: 'never' }, 'Nobody is here.'],
  [{ status: 'logged-out', reason: 'logged-out' }, 'Nobody is here.'],
  [{ status: 'expired' }, 'Nobody is here.'],
]

test.each(states)('with %j the page shows %j', (state, text) => {
  const fake = createFakeKit()
  fake.setSession(state)
  const { container } = renderWithKit(page, {}, fake)
  expect(container).toHaveTextContent(new RegExp(`^${text}$`))
})

test('changes with the session, without a page load', () => {
  const fake = createFakeKit()
  renderWithKit(page, {}, fake)
  expect(screen.queryByText(/Hello/)).toBeNull()
  act(() => fake.setSession({ status: 'logged-in', session }))
  expect(screen.getByText(/Hello, user-1/)).toBeVisible()
  expect(screen.queryByText('Nobody is here.')).toBeNull()
  act(() => fake.setSession({ status: 'logged-out', reason: 'logged-out-elsewhere' }))
  expect(screen.queryByText(/Hello/)).toBeNull()
  expect(screen.getByText('Nobody is here.')).toBeVisible()
})

const page = (
  <p>
    <SignedIn>{({ userId }) => `Hello, ${userId}. `}</SignedIn>
    <SignedIn>Welcome back.</SignedIn>
    <SignedOut>Nobody is here.</SignedOut>
  </p>
)
