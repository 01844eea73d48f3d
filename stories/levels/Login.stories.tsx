import type { Meta, StoryObj } from '@storybook/react-vite'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { useUiSettings } from '../../src/react/kitContext.ts'
import { LatchkitProvider } from '../../src/react/LatchkitProvider.tsx'
import type { UiSettings } from '../../src/react/uiSettings.ts'
import { useErrorText } from '../../src/react/useErrorText.ts'
import { useLogin } from '../../src/react/useLogin.ts'
import { useSession } from '../../src/react/useSession.ts'
import { Login } from '../../src/ui/login/Login.tsx'
import { SignedIn } from '../../src/ui/session/SignedIn.tsx'
import { SignedOut } from '../../src/ui/session/SignedOut.tsx'
import { StoryLogo } from '../support/frame.tsx'
import { type LocalService, startLocalService } from '../support/localService.ts'
import { oncePerShowing } from '../support/oncePerShowing.ts'
import './levels.css'

type AppProps = {
  readonly local: LocalService
  readonly settings?: UiSettings
  readonly children: ReactNode
}

function App({ local, settings = {}, children }: AppProps) {
  return (
    <LatchkitProvider kit={local.kit} {...useUiSettings()} {...settings}>
      <SignedIn>
        {({ userId }) => (
          <p role="note" className="level-welcome">
            Welcome, {userId}
          </p>
        )}
      </SignedIn>
      <SignedOut>{children}</SignedOut>
    </LatchkitProvider>
  )
}

type Loaded = { readonly local: LocalService }

/** One login on three levels: the ready component, its parts, and hooks alone. */
const meta = {
  title: 'Levels/Login',
  parameters: { frame: 'none' },
  loaders: [oncePerShowing(async (): Promise<Loaded> => ({ local: await startLocalService() }))],
} satisfies Meta

export default meta
type Story = StoryObj<Loaded>

const CONTACT = 'mara@okafor.example'

/** The same journey on each level. */
async function logIn(canvas: HTMLElement, { codeFor }: LocalService) {
  const page = within(canvas)
  await userEvent.type(await page.findByLabelText(/^Email/), CONTACT)
  await userEvent.click(page.getByRole('button', { name: 'Continue' }))
  await userEvent.type(await page.findByLabelText('6-digit code'), codeFor(CONTACT) ?? '')
  await page.findByText(/^Welcome, /)
  await expect(page.queryByLabelText('6-digit code')).toBeNull()
}

export const Ready: Story = {
  render: (_, { loaded }) => (
    <App local={loaded.local}>
      <Login logo={<StoryLogo />} />
    </App>
  ),
  play: ({ canvasElement, loaded }) => logIn(canvasElement, loaded.local),
}

/** The app's own order and elements around the parts; what has no part is the ready screen. */
export const Parts: Story = {
  render: (_, { loaded }) => (
    <App local={loaded.local}>
      <Composed />
    </App>
  ),
  play: ({ canvasElement, loaded }) => logIn(canvasElement, loaded.local),
}

function Composed() {
  return (
    <Login.Root>
      <section className="level-card" aria-label="Walks">
        <Login.Title />
        <Login.Identifier />
        <div className="level-row">
          <Login.CodeField />
          <Login.Resend />
        </div>
        <Login.Error />
        <Login.Actions />
        <Login.Passkey />
        <Login.Methods without={['passkey']} />
        <Login.Screen />
        <p className="level-note">Walks are free for members.</p>
      </section>
    </Login.Root>
  )
}

/** The parts without the kit's look: the app's classes alone. */
export const Unstyled: Story = {
  render: (_, { loaded }) => (
    <App
      local={loaded.local}
      settings={{
        unstyled: true,
        classNames: { primaryButton: 'level-button', fieldInput: 'level-input' },
      }}
    >
      <Composed />
    </App>
  ),
  async play({ canvasElement, loaded }) {
    const button = await within(canvasElement).findByRole('button', { name: 'Continue' })
    await expect(button).toHaveAttribute('data-slot', 'primaryButton')
    await expect(button.className).toBe('level-button')
    await logIn(canvasElement, loaded.local)
  },
}

/** No component of the kit at all: a state that carries its data, and what can be done there. */
export const Hooks: Story = {
  render: (_, { loaded }) => (
    <App local={loaded.local}>
      <Headless />
    </App>
  ),
  play: ({ canvasElement, loaded }) => logIn(canvasElement, loaded.local),
}

function Headless() {
  const { state } = useLogin()
  const { status } = useSession()
  const errorText = useErrorText()
  const [text, setText] = useState('')
  const submit = (send: (value: string) => void) => (event: FormEvent) => {
    event.preventDefault()
    send(text)
    setText('')
  }
  if (status === 'loading') return null
  switch (state.at) {
    case 'idle':
      return <Start start={state.start} />
    case 'choosing':
      return (
        <form className="level-card" noValidate onSubmit={submit(state.email)}>
          <OwnField label="Email" value={text} onChange={setText} />
          {state.error && <p role="alert">{errorText(state.error)}</p>}
          <button className="level-button" type="submit">
            Continue
          </button>
        </form>
      )
    case 'enteringCode':
      return (
        <form className="level-card" noValidate onSubmit={submit(state.submit)}>
          <OwnField
            label={`${state.entry.codeLength}-digit code`}
            value={text}
            onChange={(code) => {
              setText(code)
              if (code.length === state.entry.codeLength) state.submit(code)
            }}
          />
          {state.notice.kind === 'wrong' && <p role="alert">That is not the code.</p>}
          <button className="level-button" type="submit">
            Log in
          </button>
        </form>
      )
    default:
      return <p role="status">One moment.</p>
  }
}

function Start({ start }: { readonly start: () => void }) {
  useEffect(start, [start])
  return null
}

type OwnFieldProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

function OwnField({ label, value, onChange }: OwnFieldProps) {
  return (
    <label>
      {label}
      <input
        className="level-input"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  )
}
