import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { axeViolations } from '../../../../test/support/axe.ts'
import { createFakeKit } from '../../../../test/support/fakeKit.ts'
import { loginStates } from '../../../../test/support/loginStates.ts'
import { renderWithKit } from '../../../../test/support/renderWithKit.tsx'
import { Login } from '../Login.tsx'

const { confirmingLink } = loginStates

/** A press as a browser makes it. */
function press(button: HTMLElement, isTrusted = true) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  const facts = { isTrusted, timeStamp: performance.now() }
  for (const [name, value] of Object.entries(facts)) Object.defineProperty(event, name, { value })
  act(() => void button.dispatchEvent(event))
}

async function open() {
  const fake = createFakeKit()
  renderWithKit(<Login />, {}, fake)
  await screen.findByRole('button', { name: 'Continue' })
  act(() => fake.setLogin(confirmingLink))
  await screen.findByText(confirmingLink.link.contact)
  return fake
}

test('ConfirmLink: names the address, and uses the link for a press of the person alone', async () => {
  const { kit } = await open()
  const button = screen.getByRole('button', { name: 'Log in' })
  expect(screen.getByRole('heading', { name: 'Log in to Fieldnotes' })).toHaveFocus()
  expect(await axeViolations()).toEqual([])
  // the second press of a double click that began elsewhere
  press(button)
  await waitFor(() => expect(document.querySelector('[data-presses]')).not.toBeNull())
  press(button, false)
  expect(kit.login.confirmLink).not.toHaveBeenCalled()
  // a button hears one press for each task
  await waitFor(() => {
    press(button)
    expect(kit.login.confirmLink).toHaveBeenCalled()
  })
})

test('ConfirmLink: leads to the other methods, also while the code is checked', async () => {
  const { kit, setLogin } = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Use another method' }))
  expect(kit.login.changeContact).toHaveBeenCalledOnce()
  act(() => setLogin({ ...confirmingLink, isConfirmed: true }))
  await screen.findByRole('button', { name: 'Verifying' })
  expect(kit.login.confirmLink).not.toHaveBeenCalled()
})
