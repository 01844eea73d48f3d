import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { codeEntry, createFakeKit, session } from '../../test/support/fakeKit.ts'
import { renderWithKit } from '../../test/support/renderWithKit.tsx'
import { LatchkitProvider } from './LatchkitProvider.tsx'
import { type UseLogin, useLogin } from './useLogin.ts'
import { useLoginMethods } from './useLoginMethods.ts'
import { useSession } from './useSession.ts'
import { useWhoami } from './useWhoami.ts'

describe('useSession', () => {
  function Probe() {
    const { session: current, status } = useSession()
    return `${status} ${current?.userId ?? 'nobody'}`
  }

  test('follows the session', () => {
    const { container, setSession } = renderWithKit(<Probe />)
    expect(container).toHaveTextContent('logged-out nobody')
    act(() => setSession({ status: 'logged-in', session }))
    expect(container).toHaveTextContent('logged-in user-1')
    act(() => setSession({ status: 'expired' }))
    expect(container).toHaveTextContent('expired nobody')
  })

  test('renders the first state on a server, whatever is known by now', () => {
    const { kit, setSession } = createFakeKit()
    setSession({ status: 'logged-in', session })
    const html = renderToString(
      <LatchkitProvider kit={kit}>
        <Probe />
      </LatchkitProvider>,
    )
    expect(html).toBe('logged-out nobody')
  })
})

describe('useLogin', () => {
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
    const done = { session, isNewUser: false }
    const table = [
      [{ at: 'choosing', draft: '', error: null }, ['email']],
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
})

describe('useLoginMethods', () => {
  function Probe() {
    const { methods, status, error } = useLoginMethods()
    return `${status} [${methods.join()}] ${error === null ? '' : error.name}`
  }

  test('loads the methods', async () => {
    const { container } = renderWithKit(<Probe />)
    expect(container).toHaveTextContent('loading []')
    await screen.findByText(/ready \[email\]/)
  })

  test('says fallback while the service has said nothing, and failed when nothing can be shown', async () => {
    const slow = createFakeKit()
    const ready = await slow.kit.loadConfig()
    slow.kit.loadConfig.mockResolvedValue({ ...ready, organizationId: '' })
    render(
      <LatchkitProvider kit={slow.kit}>
        <Probe />
      </LatchkitProvider>,
    )
    await screen.findByText(/fallback \[email\]/)

    const refused = createFakeKit()
    refused.kit.loadConfig.mockRejectedValue(new TypeError('refused'))
    render(
      <LatchkitProvider kit={refused.kit}>
        <Probe />
      </LatchkitProvider>,
    )
    await screen.findByText(/failed \[\] TypeError/)
  })
})

test('useWhoami waits for a session, then asks the service once', async () => {
  function Probe() {
    const { data, fetchStatus } = useWhoami()
    return `${fetchStatus} ${data?.username ?? '?'}`
  }
  const { kit, container, setSession } = renderWithKit(<Probe />)
  expect(container).toHaveTextContent('idle ?')
  const answer = {
    organizationId: 'org-1',
    organizationName: '',
    userId: 'user-1',
    username: 'mara',
  }
  kit.query.mockResolvedValue(answer)
  act(() => setSession({ status: 'logged-in', session }))
  await screen.findByText('idle mara')
  expect(kit.query.mock.calls.map(([name]) => name)).toEqual(['whoami'])
})
