import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { axeViolations } from '../../../../test/support/axe.ts'
import { createFakeKit, type FakeKit, session } from '../../../../test/support/fakeKit.ts'
import { renderWithKit } from '../../../../test/support/renderWithKit.tsx'
import type { AnyLatchkitError } from '../../../errors/anyError.ts'
import { NetworkFailedError } from '../../../errors/network.ts'
import { PasskeyCancelledError, PasskeyExistsError } from '../../../errors/passkey.ts'
import { Login } from '../Login.tsx'

let fake: FakeKit
const succeeded = { session, isNewUser: true, method: 'email' } as const
const saved = { ...succeeded, authenticatorId: 'passkey-1', name: 'Mac, Chrome' } as const

beforeEach(() => {
  fake = createFakeKit()
})

async function offer(error: AnyLatchkitError | null = null) {
  renderWithKit(<Login />, {}, fake)
  act(() => fake.setLogin({ at: 'offeringPasskey', ...succeeded, error }))
  await screen.findByRole('heading', { name: 'Skip the code next time' })
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const nameField = () => screen.getByRole('textbox', { name: 'Name' })

test('offers a passkey, with a way to leave it', async () => {
  await offer()
  expect(screen.getByRole('list')).toHaveTextContent('One stepNo code to wait for.')
  expect(await axeViolations()).toEqual([])
  await press('Save a passkey')
  await press('Not now')
  expect(fake.kit.login.savePasskey).toHaveBeenCalledOnce()
  expect(fake.kit.login.skipPasskey).toHaveBeenCalledOnce()
})

test('can be left while the prompt is up, and saves nothing twice', async () => {
  await offer()
  act(() => fake.setLogin({ at: 'savingPasskey', ...succeeded }))
  await userEvent.click(await screen.findByRole('button', { name: 'Saving passkey' }))
  expect(fake.kit.login.savePasskey).not.toHaveBeenCalled()
  await press('Not now')
  expect(fake.kit.login.skipPasskey).toHaveBeenCalledOnce()
})

test.each([
  [new PasskeyCancelledError(), 'The prompt was closed or ran out of time.'],
  [new PasskeyExistsError(), 'This device already has a passkey for your account.'],
  [new NetworkFailedError(), 'The passkey was not saved. Your account is not affected.'],
])('says what became of it: $code', async (error, line) => {
  await offer(error)
  expect(screen.getByRole('alert')).toHaveTextContent(line)
  expect(screen.getByRole('button', { name: 'Save a passkey' })).toBeVisible()
})

test('takes a name for the saved passkey, filled in beforehand', async () => {
  renderWithKit(<Login />, {}, fake)
  act(() => fake.setLogin({ at: 'passkeySaved', ...saved, error: null }))
  await screen.findByRole('heading', { name: 'Passkey saved' })
  expect(nameField()).toHaveValue('Mac, Chrome')
  await waitFor(() => expect(nameField()).toHaveFocus())
  expect(await axeViolations()).toEqual([])
  await userEvent.clear(nameField())
  await userEvent.type(nameField(), 'My laptop{Enter}')
  expect(fake.kit.login.namePasskey.mock.calls).toEqual([['My laptop']])
})

test('keeps what was typed when the name could not be kept, and lets it go', async () => {
  renderWithKit(<Login />, {}, fake)
  act(() => fake.setLogin({ at: 'passkeySaved', ...saved, error: null }))
  await screen.findByRole('heading', { name: 'Passkey saved' })
  await userEvent.clear(nameField())
  await userEvent.type(nameField(), 'My laptop')
  act(() => fake.setLogin({ at: 'namingPasskey', ...saved, newName: 'My laptop' }))
  expect(nameField()).toHaveAttribute('readonly')
  act(() => fake.setLogin({ at: 'passkeySaved', ...saved, error: new NetworkFailedError() }))
  expect(nameField()).toHaveValue('My laptop')
  expect(screen.getByRole('alert')).toHaveTextContent('The name was not kept.')
  await press('Not now')
  expect(fake.kit.login.skipPasskey).toHaveBeenCalledOnce()
})
