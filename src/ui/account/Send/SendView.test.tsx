import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderWithKit } from '../../../../test/support/renderWithKit.tsx'
import { chainFacts } from '../../../core/wallet/knownChains.ts'
import { SendView } from './SendView.tsx'
import { sendChains } from './sendAssets.ts'

const recipient = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const chains = [chainFacts('eip155:8453'), chainFacts('eip155:11155111')]

const frame = { titleId: 'title', showsTitle: true, onClose: null, logo: null }

function open(on = chains, locale = 'en') {
  const onSend = vi.fn()
  renderWithKit(
    <SendView
      frame={frame}
      from="0x7A3f09C24bE81d56F0a9E3b7C4d2815aE6f091C2"
      chains={on}
      isBusy={false}
      failure={null}
      onSend={onSend}
      onBack={vi.fn()}
    />,
    { locale },
  )
  return { onSend, person: userEvent.setup() }
}

const fill = async (person: ReturnType<typeof userEvent.setup>, to: string, amount: string) => {
  await person.type(screen.getByLabelText('To'), to)
  await person.type(screen.getByLabelText('Amount'), amount)
  await person.click(screen.getByRole('button', { name: 'Review' }))
}

test('sends what is typed, to the last digit', async () => {
  const { onSend, person } = open()
  await fill(person, ` ${recipient} `, '0.000000000000000001')
  const transfer = { caip2: 'eip155:8453', to: recipient, amount: 1n, token: null }
  expect(onSend.mock.calls).toEqual([[transfer]])
})

test('forgets a token with its network', async () => {
  const { onSend, person } = open()
  await person.selectOptions(screen.getByLabelText('What'), 'USDC')
  await person.selectOptions(screen.getByLabelText('Network'), 'Sepolia')
  await fill(person, recipient, '1')
  const transfer = { caip2: 'eip155:11155111', to: recipient, amount: 10n ** 18n, token: null }
  expect(onSend.mock.calls).toEqual([[transfer]])
})

test('says what is wrong beside each field, keeps both, and sends nothing', async () => {
  const { onSend, person } = open()
  await fill(person, 'mara.eth', '1e3')
  const to = screen.getByLabelText('To')
  const amount = screen.getByLabelText('Amount')
  expect(to).toHaveAccessibleDescription('Enter a full address: 0x and 40 characters.')
  expect(amount).toHaveAccessibleDescription('Enter an amount, like 0.5.')
  expect([to, amount]).toEqual([
    expect.objectContaining({ value: 'mara.eth' }),
    expect.objectContaining({ value: '1e3' }),
  ])
  expect(onSend).not.toHaveBeenCalled()
})

test('takes the digits of a token, and no more', async () => {
  const { onSend, person } = open()
  await person.selectOptions(screen.getByLabelText('What'), 'USDC')
  await fill(person, recipient, '0.0000001')
  expect(screen.getByLabelText('Amount')).toBeInvalid()
  expect(onSend).not.toHaveBeenCalled()
})

test('takes an amount as it is written where the person lives, and as its own example is', async () => {
  const { onSend, person } = open(chains, 'fa')
  await fill(person, recipient, '۰٬۵')
  const amount = screen.getByLabelText('Amount')
  expect(amount).toHaveAccessibleDescription('Enter an amount, like \u2068۰٫۵\u2069.')
  expect(onSend).not.toHaveBeenCalled()
  await person.clear(screen.getByLabelText('To'))
  await person.clear(amount)
  await fill(person, recipient, '۰٫۵')
  expect(onSend).toHaveBeenCalledWith(expect.objectContaining({ amount: 5n * 10n ** 17n }))
})

test('takes as much as a transfer of the chain can name, and no more', async () => {
  const { onSend, person } = open([chainFacts('solana:devnet')])
  const to = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'
  await fill(person, to, '18446744073.709551616')
  expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription('Enter an amount, like 0.5.')
  expect(onSend).not.toHaveBeenCalled()
  await person.clear(screen.getByLabelText('To'))
  await person.clear(screen.getByLabelText('Amount'))
  await fill(person, to, '18446744073.709551615')
  expect(onSend).toHaveBeenCalledWith(expect.objectContaining({ amount: 2n ** 64n - 1n }))
})

test('offers the chains that the app works with, for accounts that are on them', () => {
  const ethereum = { addressFormat: 'ADDRESS_FORMAT_ETHEREUM' }
  const solana = { addressFormat: 'ADDRESS_FORMAT_SOLANA' }
  const configured = [
    { caip2: 'eip155:8453' },
    { caip2: 'eip155:31337' },
    { caip2: 'solana:devnet' },
  ]
  expect(sendChains(ethereum, configured).map(({ name }) => name)).toEqual(['Base'])
  expect(sendChains(solana, configured).map(({ name }) => name)).toEqual(['Solana Devnet'])
  expect(sendChains({ addressFormat: 'ADDRESS_FORMAT_XLM' }, configured)).toEqual([])
  expect(sendChains(ethereum)).toEqual([])
})
