import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createFakeKit, session } from '../../../../test/support/fakeKit.ts'
import { renderWithKit } from '../../../../test/support/renderWithKit.tsx'
import { Send } from './Send.tsx'

const frame = { titleId: 'title', showsTitle: true, onClose: null, logo: null }
const solana = {
  address: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin',
  addressFormat: 'ADDRESS_FORMAT_SOLANA',
  curve: 'CURVE_ED25519',
  name: null,
}

/** Somebody who fills in the form, and presses. */
async function send(account: typeof solana, to: string) {
  const fake = createFakeKit()
  const chains = [{ caip2: 'eip155:8453' }, { caip2: 'solana:devnet' }]
  const options = { ...fake.kit.options, chains }
  fake.setSession({ status: 'logged-in', session })
  renderWithKit(
    <Send frame={frame} account={account} onBack={vi.fn()} />,
    {},
    { ...fake, kit: { ...fake.kit, options } },
  )
  const person = userEvent.setup()
  await person.type(screen.getByLabelText('To'), to)
  await person.type(screen.getByLabelText('Amount'), '1')
  await person.click(screen.getByRole('button', { name: 'Review' }))
}

test('what nobody can send to is said beside its field: on Solana the account itself', async () => {
  await send(solana, solana.address)
  expect(screen.getByLabelText('To')).toHaveAccessibleDescription(
    'This is the address you send from. Enter another one.',
  )
})
