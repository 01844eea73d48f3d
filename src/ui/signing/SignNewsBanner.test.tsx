import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { purchase, transfer } from '../../../stories/signing/samples.ts'
import { axeViolations } from '../../../test/support/axe.ts'
import { renderWithKit } from '../../../test/support/renderWithKit.tsx'
import { LiveRegions } from '../primitives/LiveRegions/LiveRegions.tsx'
import { SignNewsBanner } from './SignNewsBanner.tsx'

const about = {
  id: 1,
  place: { position: 1, count: 1 },
  request: {
    kind: 'send',
    broadcast: 'service',
    account: purchase.account,
    caip2: 'eip155:8453',
    activity: 'signRawPayload',
    parameters: {
      signWith: '',
      payload: '',
      encoding: 'PAYLOAD_ENCODING_HEXADECIMAL',
      hashFunction: 'HASH_FUNCTION_NO_OP',
    },
  },
  hash: '0xab',
  fee: null,
} as const

const onClose = vi.fn()

test('says at the foot of the page that it was sent, aloud too, until it is closed', async () => {
  renderWithKit(
    <LiveRegions>
      <SignNewsBanner
        news={{ ...about, at: 'sent', view: purchase, tookMs: 4000 }}
        onClose={onClose}
      />
    </LiveRegions>,
  )
  expect(screen.getByRole('region', { name: 'Sent' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Sent. Confirmed on Base in 4 seconds.')
  expect(await axeViolations()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('says what did not go through', () => {
  renderWithKit(
    <LiveRegions>
      <SignNewsBanner
        news={{ ...about, at: 'reverted', view: transfer, reason: null }}
        onClose={onClose}
      />
    </LiveRegions>,
  )
  expect(screen.getByRole('region', { name: 'The transfer did not go through' })).toBeVisible()
})
