import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Activity } from '../../../core/account/activity.ts'
import { ActivityView, type ActivityViewProps } from './ActivityView.tsx'

const asked: Activity = {
  id: 'a1',
  type: 'ACTIVITY_TYPE_UPDATE_WALLET',
  status: 'ACTIVITY_STATUS_CONSENSUS_NEEDED',
  fingerprint: 'sha256:ab',
  canApprove: true,
  canReject: true,
  votes: [],
  intent: { updateWalletIntent: { walletId: 'w1', walletName: 'Sav\u202Egnis' } },
  result: {},
  failure: null,
  createdAtMs: 0,
  updatedAtMs: 0,
}

const props: ActivityViewProps = {
  activities: [asked],
  hasMore: false,
  voting: null,
  onMore: vi.fn(),
  onApprove: vi.fn(),
  onReject: vi.fn(),
}

test('nobody votes before they can read what on, hidden characters included', async () => {
  let wasEarly = false
  const look = new MutationObserver(() => {
    const isThere = screen.queryByRole('button', { name: 'Approve' }) !== null
    wasEarly ||= isThere && screen.queryAllByRole('term').length === 0
  })
  look.observe(document.body, { childList: true, subtree: true, attributes: true })
  render(<ActivityView {...props} />)
  const approve = await screen.findByRole('button', { name: 'Approve' })
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'w1',
    'SavU+202Egnis',
  ])
  await userEvent.click(approve)
  expect(props.onApprove).toHaveBeenCalledWith(asked)
  look.disconnect()
  expect(wasEarly).toBe(false)
})

test.each([
  ['ACTIVITY_TYPE_UPDATE_WALLET', ['Approve', 'Reject']],
  ['ACTIVITY_TYPE_EXPORT_WALLET', ['Reject', 'Approve']],
  ['ACTIVITY_TYPE_EXPORT_PRIVATE_KEY', ['Reject', 'Approve']],
])('the first choice on %s is %j', async (type, votes) => {
  render(<ActivityView {...props} activities={[{ ...asked, type }]} />)
  await screen.findByRole('button', { name: 'Approve' })
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(votes)
})

test('what asks for no vote says nothing of its parameters', () => {
  render(
    <ActivityView {...props} activities={[{ ...asked, canApprove: false, canReject: false }]} />,
  )
  expect(screen.getByText('Rename wallet')).toBeVisible()
  expect(screen.queryByText('walletName')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
