import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { axeViolations } from '../../../../test/support/axe.ts'
import { createFakeKit, type FakeKit, kitConfig } from '../../../../test/support/fakeKit.ts'
import { renderWithKit } from '../../../../test/support/renderWithKit.tsx'
import type { LoginMethod } from '../../../core/config/loginMethod.ts'
import type { AnyLatchkitError } from '../../../errors/anyError.ts'
import {
  PasskeyCancelledError,
  PasskeyDomainInvalidError,
  PasskeyNoneFoundError,
  PasskeyUnsupportedError,
} from '../../../errors/passkey.ts'
import { SessionRefusedError } from '../../../errors/session.ts'
import { Login } from '../Login.tsx'

let fake: FakeKit

beforeEach(() => {
  fake = createFakeKit()
  on(['email', 'passkey'])
})

function on(methods: readonly LoginMethod[]) {
  fake.kit.loadConfig.mockResolvedValue({ ...kitConfig, methods })
}

async function fail(error: AnyLatchkitError) {
  renderWithKit(<Login />, {}, fake)
  await screen.findByRole('button', { name: 'Continue' })
  act(() => fake.setLogin({ at: 'passkeyFailed', purpose: 'logIn', error }))
  await screen.findByRole('button', { name: 'Back' })
}

const names = () =>
  [...document.querySelectorAll('[data-slot="actions"] button')].map((it) => it.textContent)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('says nothing aloud while the browser’s prompt is up, and can be left', async () => {
  renderWithKit(<Login />, {}, fake)
  act(() => fake.setLogin({ at: 'askingPasskey', purpose: 'logIn' }))
  expect(await screen.findByRole('heading', { name: 'Use your passkey' })).toBeVisible()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(await axeViolations()).toEqual([])
  await press('Cancel')
  expect(fake.kit.login.back).toHaveBeenCalledOnce()
})

test('says that the login goes on once the prompt was answered', async () => {
  renderWithKit(<Login />, {}, fake)
  act(() => fake.setLogin({ at: 'askingPasskey', purpose: 'signUp' }))
  await screen.findByRole('heading', { name: 'Save a passkey' })
  act(() => fake.setLogin({ at: 'finishingPasskey', purpose: 'signUp' }))
  await screen.findByRole('heading', { name: 'Logging you in' })
  expect(screen.getByRole('status')).toHaveTextContent('Logging you in')
})

test('offers to try again after a closed prompt, and moves the focus there', async () => {
  await fail(new PasskeyCancelledError())
  const title = screen.getByRole('heading', { name: 'No passkey was used' })
  await waitFor(() => expect(title).toHaveFocus())
  expect(screen.getByRole('alert')).toHaveTextContent('Your account is not affected.')
  expect(names()).toEqual(['Try again', 'Email me a code'])
  expect(await axeViolations()).toEqual([])
  await press('Try again')
  expect(fake.kit.login.retry).toHaveBeenCalledOnce()
})

test('leads to a code, a phone or a new account when there is none on this device', async () => {
  await fail(new PasskeyNoneFoundError({ canUsePhone: true }))
  expect(names()).toEqual([
    'Email me a code',
    'Use my phone',
    'Create a new account with a passkey',
  ])
  await press('Use my phone')
  await press('Create a new account with a passkey')
  await press('Email me a code')
  const { usePhonePasskey, signUpWithPasskey, back } = fake.kit.login
  for (const command of [usePhonePasskey, signUpWithPasskey, back])
    expect(command).toHaveBeenCalledOnce()
})

test('offers no phone where none can be asked', async () => {
  await fail(new PasskeyNoneFoundError())
  expect(names()).toEqual(['Email me a code', 'Create a new account with a passkey'])
})

test('leads back when passkeys cannot be used here', async () => {
  await fail(new PasskeyUnsupportedError())
  expect(screen.getByRole('heading', { name: 'Passkeys are not available here' })).toBeVisible()
  expect(names()).toEqual(['Email me a code', 'Back to all methods'])
})

test('names the domain that the passkeys belong to', async () => {
  await fail(new PasskeyDomainInvalidError({ rpId: 'fieldnotes.example' }))
  expect(screen.getByRole('alert')).toHaveTextContent('They belong to fieldnotes.example.')
  expect(names()).toEqual(['Email me a code', 'Back to all methods'])
})

test('offers only what is on', async () => {
  on(['sms', 'passkey'])
  await fail(new PasskeyCancelledError())
  expect(names()).toEqual(['Try again', 'Text me a code'])
})

test('has a way on for every other failure', async () => {
  await fail(new SessionRefusedError())
  expect(screen.getByRole('heading', { name: 'We did not log you in' })).toBeVisible()
  expect(names()).toEqual(['Try again', 'Back to all methods'])
})
