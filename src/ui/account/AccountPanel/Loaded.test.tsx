import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createFakeKit, session } from '../../../../test/support/fakeKit.ts'
import { renderWithKit } from '../../../../test/support/renderWithKit.tsx'
import { LiveRegions } from '../../primitives/LiveRegions/LiveRegions.tsx'
import { ActivityTab } from './ActivityTab.tsx'
import { WalletsTab } from './WalletsTab.tsx'

afterEach(() => void act(() => onlineManager.setOnline(true)))

const NOT_LOADED = 'This could not be loaded.'

const nothing = () => undefined

/** A tab of somebody whose service answers so. */
function renderTab(tab: 'activity' | 'wallets', answer: () => Promise<unknown>) {
  const fake = createFakeKit()
  fake.kit.query.mockImplementation(answer)
  fake.setSession({ status: 'logged-in', session })
  const content =
    tab === 'activity' ? (
      <ActivityTab />
    ) : (
      <WalletsTab chosen={null} awaited={{ current: null }} onChoose={nothing} onMade={nothing} />
    )
  renderWithKit(<LiveRegions>{content}</LiveRegions>, {}, fake)
}

test('what could not be loaded is said, and shown once', async () => {
  renderTab('wallets', async () => Promise.reject(new Error('down')))
  expect(await screen.findAllByRole('button', { name: 'Try again' })).toHaveLength(1)
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(NOT_LOADED))
})

test('without a connection nothing is said to load, and it loads once there is one', async () => {
  onlineManager.setOnline(false)
  renderTab('activity', async () => ({ activities: [] }))
  await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('alert')).toHaveTextContent(NOT_LOADED)
  act(() => onlineManager.setOnline(true))
  await screen.findByText('Nothing was done yet.')
  await waitFor(() => expect(screen.getByRole('alert')).toBeEmptyDOMElement())
})
