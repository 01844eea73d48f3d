import { type MethodName, methodNames } from '../settings/methods.ts'
import { indented, quoted } from './print.ts'
import type { OwnPage } from './printOwnPage.ts'

/** A login from hooks alone: a screen for each state that is more than a moment, and one for all the others. */
export function printOwnLogin(
  methods: readonly MethodName[],
  page: OwnPage,
): readonly (readonly string[])[] {
  const cases = [
    ...choosing(methods),
    ...enteringCode,
    ...(methods.includes('wallet') ? choosingWallet : []),
    ...(methods.some(isSocial) ? waitingForProvider : []),
    ...anyOther,
  ]
  const login = [...start(page.element), ...indented(cases, 4), '  }', '}']
  return [login, page.component, ask]
}

const isSocial = (method: MethodName) => !['email', 'sms', 'passkey', 'wallet'].includes(method)

const start = (element: string) => [
  'function MyLogin() {',
  '  const { session, logOut } = useSession()',
  '  const { state } = useLogin()',
  '  const errorText = useErrorText()',
  '',
  '  if (session) {',
  `    return ${element}`,
  '  }',
  '  switch (state.at) {',
  "    case 'idle':",
  '      return <button onClick={state.start}>Log in</button>',
]

function choosing(methods: readonly MethodName[]): readonly string[] {
  const buttons = methods.flatMap((method) => {
    const press = pressOf(method)
    if (press === null) return []
    return [`<button onClick={${press}}>`, `  ${methodNames[method]}`, '</button>']
  })
  return [
    "case 'choosing':",
    '  return (',
    '    <>',
    ...indented([...contactField(methods), ...buttons, ...errorLine], 6),
    '    </>',
    '  )',
  ]
}

/** What a click on the method's button does; null for one that starts with an address. */
function pressOf(method: MethodName): string | null {
  if (method === 'email' || method === 'sms') return null
  return isSocial(method) ? `() => state.oauth(${quoted(method)})` : `state.${method}`
}

const errorLine = ['{state.error && (', '  <p role="alert">{errorText(state.error)}</p>', ')}']

function contactField(methods: readonly MethodName[]): readonly string[] {
  const [hasEmail, hasSms] = [methods.includes('email'), methods.includes('sms')]
  if (hasEmail && hasSms)
    return askFor('Email or phone number', 'username', [
      'onSend={(text) =>',
      "  text.includes('@') ? state.email(text) : state.sms(text)",
      '}',
    ])
  if (hasEmail) return askFor('Email', 'email', ['onSend={state.email}'])
  return hasSms ? askFor('Phone number', 'tel', ['onSend={state.sms}']) : []
}

function askFor(label: string, field: string, onSend: readonly string[]): readonly string[] {
  return ['<Ask', `  label="${label}"`, `  autoComplete="${field}"`, ...indented(onSend), '/>']
}

const enteringCode = [
  "case 'enteringCode':",
  '  return (',
  '    <>',
  '      <Ask',
  '        key={state.entry.otpId}',
  '        label={state.entry.contact}',
  '        autoComplete="one-time-code"',
  '        onSend={state.submit}',
  '      />',
  '      <p role="status">{state.notice.kind}</p>',
  '      <button onClick={state.resend}>Send a new code</button>',
  '      <button onClick={state.changeContact}>Back</button>',
  '    </>',
  '  )',
]

const choosingWallet = [
  "case 'choosingWallet':",
  '  return (',
  '    <>',
  '      {state.wallets.map((wallet) => (',
  '        <button',
  '          key={wallet.id}',
  '          onClick={() => state.choose(wallet)}',
  '        >',
  "          {wallet.name || 'Phone wallet'}",
  '        </button>',
  '      ))}',
  '      <button onClick={state.back}>Back</button>',
  '    </>',
  '  )',
]

const waitingForProvider = [
  "case 'waitingForProvider':",
  "case 'popupBlocked':",
  '  return (',
  '    <>',
  '      <button onClick={() => state.openWindow()}>',
  '        Open the window',
  '      </button>',
  '      <button onClick={state.back}>Back</button>',
  '    </>',
  '  )',
]

const anyOther = [
  '// what lasts a moment, and what went wrong',
  'default:',
  '  return (',
  '    <>',
  '      <p role="status">{state.at}</p>',
  "      {'error' in state && state.error && (",
  '        <p role="alert">{errorText(state.error)}</p>',
  '      )}',
  "      {'retry' in state && (",
  '        <button onClick={() => state.retry()}>Try again</button>',
  '      )}',
  "      {'back' in state && (",
  '        <button onClick={state.back}>Back</button>',
  '      )}',
  "      {'changeContact' in state && (",
  '        <button onClick={state.changeContact}>Back</button>',
  '      )}',
  "      {'skip' in state && (",
  '        <button onClick={state.skip}>Not now</button>',
  '      )}',
  '    </>',
  '  )',
]

const ask = [
  'function Ask(props: {',
  '  label: string',
  '  autoComplete: string',
  '  onSend: (text: string) => void',
  '}) {',
  '  return (',
  '    <form',
  '      onSubmit={(event) => {',
  '        event.preventDefault()',
  '        const data = new FormData(event.currentTarget)',
  "        props.onSend(String(data.get('text')))",
  '      }}',
  '    >',
  '      <label>',
  "        {props.label}{' '}",
  '        <input name="text" autoComplete={props.autoComplete} />',
  '      </label>',
  '      <button>Continue</button>',
  '    </form>',
  '  )',
  '}',
]
