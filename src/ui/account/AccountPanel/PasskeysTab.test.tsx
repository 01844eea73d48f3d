import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createFakeKit, kitConfig, session } from '../../../../test/support/fakeKit.ts'
import { renderWithKit } from '../../../../test/support/renderWithKit.tsx'
import { PasskeysTab } from './PasskeysTab.tsx'

const time = { seconds: '1', nanos: '0' }
const passkey = (authenticatorId: string, authenticatorName: string) => ({
  ...{ authenticatorId, authenticatorName, createdAt: time, transports: [] },
  credential: { publicKey: authenticatorId },
})

/** Presses Remove in the menu of the first passkey of somebody with these ways in; what its row asks then. */
async function askToRemove(user: object, ...passkeys: readonly ReturnType<typeof passkey>[]) {
  const fake = createFakeKit()
  const lists = { apiKeys: [], oauthProviders: [], authenticators: passkeys, activities: [] }
  fake.kit.query.mockResolvedValue({ ...lists, user: { ...lists, ...user } })
  fake.kit.loadConfig.mockResolvedValue({ ...kitConfig, methods: ['email', 'passkey'] })
  fake.setSession({ status: 'logged-in', session })
  renderWithKit(<PasskeysTab />, {}, fake)
  const person = userEvent.setup()
  await person.click(await screen.findByRole('button', { name: 'More about Pixel 9' }))
  await person.click(screen.getByRole('menuitem', { name: 'Remove' }))
  return screen.findByText('Remove Pixel 9?')
}

const pixel = passkey('p1', 'Pixel 9')

test('says by what else a person gets in before a passkey is removed', async () => {
  await askToRemove({ userEmail: 'mara@okafor.example' }, pixel)
  await screen.findByText('You can still log in with Email code.')
})

test('another passkey is another way, this one is not', async () => {
  await askToRemove({}, pixel, passkey('p2', 'MacBook'))
  await screen.findByText('You can still log in with MacBook.')
})

test('promises nothing where there is no other way', async () => {
  const asked = await askToRemove({}, pixel)
  const row = asked.closest('li')
  expect(row && within(row).getByText(/^Saved /)).toBeVisible()
  expect(screen.queryByText(/^You can still log in/)).toBeNull()
})
