import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createFakeKit, session } from '../../../../test/support/fakeKit.ts'
import type { Latchkit } from '../../../core/latchkit.ts'
import { ActivityNeedsConsensusError } from '../../../errors/activity.ts'
import { LatchkitProvider } from '../../../react/LatchkitProvider.tsx'
import { ImportScreen } from './ImportScreen.tsx'

const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
const KEY = '4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318'
const frame = { titleId: 'title', showsTitle: true, onClose: null, logo: null }
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** The import, at a service where others must agree. */
function open() {
  const { kit, setSession } = createFakeKit()
  setSession({ status: 'logged-in', session })
  kit.query.mockResolvedValue({ accounts: [], privateKeys: [] })
  kit.submit.mockRejectedValue(new ActivityNeedsConsensusError({ activityId: 'a' }))
  const shown: Latchkit = { ...kit, options: { ...kit.options, trust: { exportKey: '04' } } }
  render(
    <LatchkitProvider kit={shown}>
      <ImportScreen frame={frame} onBack={() => undefined} onImported={() => undefined} />
    </LatchkitProvider>,
  )
}

async function waitsForOthers() {
  await screen.findByText('The activity waits for the approval of others.')
  expect(screen.queryByText(/Try again/)).toBeNull()
}

test('the import of a phrase that waits for others has not failed', async () => {
  open()
  await userEvent.click(screen.getByRole('textbox', { name: 'Word 1' }))
  await userEvent.paste(PHRASE)
  await press('Import wallet')
  await waitsForOthers()
})

test('the import of a key that waits for others has not failed', async () => {
  open()
  await press('Use a private key instead')
  await userEvent.click(screen.getByRole('textbox', { name: 'Private key' }))
  await userEvent.paste(KEY)
  await press('Import key')
  await waitsForOthers()
})
