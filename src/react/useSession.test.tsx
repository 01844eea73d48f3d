import { act } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createFakeKit, session } from '../../test/support/fakeKit.ts'
import { renderWithKit } from '../../test/support/renderWithKit.tsx'
import { LatchkitProvider } from './LatchkitProvider.tsx'
import { useSession } from './useSession.ts'

function Probe() {
  const { session: current, status } = useSession()
  return `${status} ${current?.userId ?? 'nobody'}`
}

test('follows the session', () => {
  const { container, setSession } = renderWithKit(<Probe />)
  expect(container).toHaveTextContent('logged-out nobody')
  act(() => setSession({ status: 'logged-in', session }))
  expect(container).toHaveTextContent('logged-in user-1')
  act(() => setSession({ status: 'expired' }))
  expect(container).toHaveTextContent('expired nobody')
})

test('sec/B17 renders the first state on a server, whatever is known by now', () => {
  const { kit, setSession } = createFakeKit()
  setSession({ status: 'logged-in', session })
  const html = renderToString(
    <LatchkitProvider kit={kit}>
      <Probe />
    </LatchkitProvider>,
  )
  expect(html).toBe('logged-out nobody')
})
