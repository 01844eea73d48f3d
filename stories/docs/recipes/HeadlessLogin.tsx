import { useErrorText, useLogin, useSession } from 'latchkit'
import { type FormEvent, type ReactNode, useEffect } from 'react'

/** A login with screens of your own: the kit says where it stands, and what can be done there. */
export function HeadlessLogin() {
  const { session, status, logOut } = useSession()
  const { state } = useLogin()
  const errorText = useErrorText()

  useEffect(() => {
    if (state.at === 'idle' && status === 'logged-out') state.start()
  }, [state, status])

  if (session)
    return (
      <p>
        Logged in as {session.userId}.{' '}
        <button type="button" onClick={logOut}>
          Log out
        </button>
      </p>
    )

  switch (state.at) {
    case 'choosing':
      return (
        <Ask key="email" label="Email address" button="Send a code" onAnswer={state.email}>
          {state.error && errorText(state.error)}
        </Ask>
      )
    case 'enteringCode': {
      const { entry, notice } = state
      return (
        <Ask
          key="code"
          label={`Code sent to ${entry.contact}`}
          button="Log in"
          onAnswer={state.submit}
        >
          {notice.kind === 'wrong' && `Wrong code. Tries left: ${notice.attemptsLeft}`}
          {notice.kind === 'expired' && 'This code has expired.'}
        </Ask>
      )
    }
    case 'confirmingLink':
      return (
        <p>
          Log in as {state.link.contact}?{' '}
          <button type="button" onClick={state.confirm}>
            Log in
          </button>
        </p>
      )
    case 'blocked':
      return (
        <p role="alert">
          {errorText(state.error)}{' '}
          <button type="button" onClick={state.retry}>
            Try again
          </button>
        </p>
      )
    default:
      return <p role="status">One moment</p>
  }
}

type AskProps = {
  readonly label: string
  readonly button: string
  readonly onAnswer: (text: string) => void
  readonly children: ReactNode
}

function Ask({ label, button, onAnswer, children }: AskProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onAnswer(String(new FormData(event.currentTarget).get('answer')))
  }
  return (
    <form onSubmit={submit}>
      <label>
        {label} <input name="answer" required />
      </label>{' '}
      <button type="submit">{button}</button>
      <p role="alert">{children}</p>
    </form>
  )
}
