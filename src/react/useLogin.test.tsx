import { act, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { codeEntry, createFakeKit, session } from '../../test/support/fakeKit.ts'
import { renderWithKit } from '../../test/support/renderWithKit.tsx'
import { LatchkitProvider } from './LatchkitProvider.tsx'
import { type UseLogin, useLogin } from './useLogin.ts'

let login: UseLogin | undefined
function Probe() {
  login = useLogin()
  return login.state.at
}
const commandNames = () =>
  Object.entries(login?.state ?? {}).flatMap(([name, value]) =>
    typeof value === 'function' ? [name] : [],
  )

test('offers in each state what means something there, and nothing else', () => {
  const { setLogin } = renderWithKit(<Probe />)
  expect(commandNames()).toEqual(['start'])
  const notice = { kind: 'none' } as const
  const done = { session, isNewUser: false, method: 'email' } as const
  const table = [
    [{ at: 'choosing', draft: '', error: null }, ['email', 'oauth', 'passkey', 'sms', 'wallet']],
    [{ at: 'askingPasskey', purpose: 'logIn' }, ['back']],
    [{ at: 'offeringPasskey', ...done, error: null }, ['save', 'skip']],
    [{ at: 'savingPasskey', ...done }, []],
    [{ at: 'waitingForProvider', provider: 'google' }, ['back', 'openWindow']],
    [{ at: 'choosingWallet', wallets: [], isLooking: true }, ['back', 'choose', 'retry']],
    [{ at: 'sendingCode', otpType: 'OTP_TYPE_EMAIL', contact: '' }, ['changeContact']],
    [{ at: 'enteringCode', entry: codeEntry, notice }, ['changeContact', 'resend', 'submit']],
    [{ at: 'checkingCode', entry: codeEntry, code: '' }, ['changeContact']],
    [{ at: 'resendingCode', entry: codeEntry }, ['changeContact']],
    [{ at: 'accepted', entry: codeEntry, code: '', ...done }, []],
    [{ at: 'done', ...done }, []],
  ] as const
  for (const [state, commands] of table) {
    act(() => setLogin(state))
    expect(commandNames().sort()).toEqual(commands)
  }
})

test('binds the commands to the kit', () => {
  const { kit, setLogin } = renderWithKit(<Probe />)
  act(() => setLogin({ at: 'choosing', draft: '', error: null }))
  if (login?.state.at === 'choosing') login.state.email('mara@okafor.example')
  expect(kit.login.submitContact).toHaveBeenCalledWith('mara@okafor.example')
})

test('keeps the same state object while the state is the same', () => {
  const { kit } = createFakeKit()
  const ui = (
    <LatchkitProvider kit={kit}>
      <Probe />
    </LatchkitProvider>
  )
  const { rerender } = render(ui)
  const before = login?.state
  rerender(
    <LatchkitProvider kit={kit}>
      <Probe />
    </LatchkitProvider>,
  )
  expect(login?.state).toBe(before)
})
