import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SessionsTab } from '../../src/ui/account/AccountPanel/SessionsTab.tsx'
import { createFakeKit, session } from '../support/fakeKit.ts'
import { renderWithKit } from '../support/renderWithKit.tsx'

const NOW_MS = Date.UTC(2026, 2, 10, 12)
const time = (ms: number) => ({ seconds: String(ms / 1000), nanos: '0' })
const DAY_MS = 86_400_000

type More = { readonly expirationSeconds?: string; readonly lastUsedAt?: object }

/** A key as `get_user` answers it, a week old. */
const keyOf = (apiKeyId: string, type: string, publicKey: string, more: More = {}) => ({
  apiKeyId,
  apiKeyName: apiKeyId,
  credential: { publicKey, type: `CREDENTIAL_TYPE_${type}` },
  createdAt: time(NOW_MS - 7 * DAY_MS),
  updatedAt: time(NOW_MS - 7 * DAY_MS),
  ...more,
})

const month = { expirationSeconds: String((30 * DAY_MS) / 1000) }
const own = keyOf('own', 'LOGIN', session.publicKeyHex, month)
const phone = keyOf('phone', 'LOGIN', '02phone', {
  ...month,
  lastUsedAt: time(NOW_MS - 2 * DAY_MS),
})
const lasting = keyOf('Trading bot', 'API_KEY_P256', '02bot', {
  lastUsedAt: time(NOW_MS - 120_000),
})
const ending = keyOf('For a week', 'API_KEY_P256', '02week', month)
const wallet = keyOf('Ledger', 'API_KEY_SECP256K1', '02ledger')

async function show(apiKeys: readonly object[]) {
  const fake = createFakeKit(() => NOW_MS)
  fake.kit.query.mockResolvedValue({ user: { apiKeys } })
  fake.setSession({ status: 'logged-in', session })
  renderWithKit(<SessionsTab />, {}, fake)
  await screen.findByText(/This browser/)
  return { ...fake, person: userEvent.setup() }
}

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent ?? '')
const press = (name: string | RegExp) => screen.getByRole('button', { name })
const NOBODY_ELSE = /only logged in here/

test('A3 SessionsTab: lists every key that can act, by kind, name, age and last use, each with Remove', async () => {
  await show([own, phone, lasting, ending, wallet])
  const [first, ...others] = rows()
  expect(first).toContain('This browser')
  expect(others.find((row) => row.includes('Trading bot'))).toBe(
    'Trading botAPI key that does not expire. Added March 3, 2026. Last used 2 minutes ago.Remove',
  )
  // where the service does not tell when it was used, the panel says nothing of it
  expect(others.find((row) => row.includes('For a week'))).toBe(
    'For a weekAPI key. Added March 3, 2026.Remove',
  )
  expect(others.find((row) => row.includes('Ledger'))).toBe(
    'LedgerWallet. Added March 3, 2026.Remove',
  )
  expect(others.find((row) => row.includes('Another browser'))).toMatch(
    /Last used 2 days ago\.End$/,
  )
  expect(others).toHaveLength(4)
})

test.each([
  ['an API key', lasting],
  ['a key with an end', ending],
  ['a wallet', wallet],
  ['a session', phone],
])('A3 SessionsTab: does not say that nobody else can act while %s can', async (_, key) => {
  await show([own, key])
  expect(screen.queryByText(NOBODY_ELSE)).toBeNull()
})

test('A3 SessionsTab: says so where there is only the session of this browser', async () => {
  await show([own])
  screen.getByText('You are only logged in here, and there are no API keys.')
  expect(screen.queryByRole('button', { name: /End all/ })).toBeNull()
})

test('A3 SessionsTab: removes an API key after a question that names who may use it', async () => {
  const { kit, person } = await show([own, lasting])
  await person.click(press(/^Remove Trading bot, API key that does not expire/))
  screen.getByText('Remove Trading bot?')
  screen.getByText(/A server of the app may use it/)
  expect(kit.submit).not.toHaveBeenCalled()
  await person.click(press('Keep'))
  await person.click(press(/^Remove Trading bot/))
  await person.click(press('Remove'))
  await waitFor(() => expect(kit.submit).toHaveBeenCalled())
  expect(kit.submit).toHaveBeenCalledExactlyOnceWith('deleteApiKeys', {
    userId: session.userId,
    apiKeyIds: ['Trading bot'],
  })
})

test('A3 SessionsTab: ends all others, API keys too, after it has said so; wallets stay', async () => {
  const { kit, person } = await show([own, phone, lasting, ending, wallet])
  await person.click(press('End all other sessions'))
  expect(kit.submit).not.toHaveBeenCalled()
  const [note] = screen.getAllByText(/removes all API keys, including keys that a server made/)
  expect(note).toBeVisible()
  await person.click(press('End sessions and remove keys'))
  await waitFor(() => expect(kit.submit).toHaveBeenCalledOnce())
  const [name, parameters] = kit.submit.mock.calls[0] ?? []
  expect(name).toBe('deleteApiKeys')
  expect(Object(parameters).apiKeyIds.toSorted()).toEqual(['For a week', 'Trading bot', 'phone'])
})

test.each([
  ['End all other sessions', 'End sessions and remove keys'],
  [/^Remove Trading bot, API key/, 'Remove'],
])(
  'A3 SessionsTab: Enter twice on %s removes nothing: the safe answer has the focus',
  async (opener, answer) => {
    const { kit, person } = await show([own, phone, lasting])
    press(opener).focus()
    await person.keyboard('{Enter}')
    press(answer)
    expect(press('Keep')).toHaveFocus()
    await person.keyboard('{Enter}')
    expect(screen.queryByRole('button', { name: answer })).toBeNull()
    expect(kit.submit).not.toHaveBeenCalled()
  },
)

test('A3 SessionsTab: asks nothing before it ends all others where no API key is among them', async () => {
  const { kit, person } = await show([own, phone])
  await person.click(press('End all other sessions'))
  await waitFor(() => expect(kit.submit).toHaveBeenCalledOnce())
})

test('A3 SessionsTab: isolates the name of a key, which whoever registered it chose', async () => {
  await show([own, lasting])
  const name = screen.getByText('Trading bot')
  expect(name.tagName).toBe('BDI')
})
