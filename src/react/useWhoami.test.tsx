import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '../../test/support/fakeKit.ts'
import { renderWithKit } from '../../test/support/renderWithKit.tsx'
import { useWhoami } from './useWhoami.ts'

test('waits for a session, then asks the service once', async () => {
  function Probe() {
    const { data, fetchStatus } = useWhoami()
    return `${fetchStatus} ${data?.username ?? '?'}`
  }
  const { kit, container, setSession } = renderWithKit(<Probe />)
  expect(container).toHaveTextContent('idle ?')
  const answer = {
    organizationId: 'org-1',
    organizationName: '',
    userId: 'user-1',
    username: 'mara',
  }
  kit.query.mockResolvedValue(answer)
  act(() => setSession({ status: 'logged-in', session }))
  await screen.findByText('idle mara')
  expect(kit.query.mock.calls.map(([name]) => name)).toEqual(['whoami'])
})
