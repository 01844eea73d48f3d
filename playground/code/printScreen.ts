import type { Flow } from '../settings/flows.ts'
import type { Settings } from '../settings/settings.ts'
import { logoAttribute } from './printLogo.ts'

/** What stands inside of the provider, and what it takes from the kit. */
export type Screen = {
  readonly names: readonly string[]
  readonly element: string
  /** The page, and its parts. Empty where the element is all. */
  readonly component: readonly string[]
}

type Login = { readonly name: string; readonly element: string }

/** The page of the chosen flow, with the login as a modal behind a button, or as a part of it. */
export function printScreen(settings: Settings): Screen {
  const { presentation, flow } = settings
  const isInline = presentation === 'inline'
  if (flow === 'login' && !isInline)
    return { names: ['LoginButton'], element: '<LoginButton />', component: [] }
  const name = isInline ? 'Login' : 'LoginButton'
  const logo = isInline ? logoAttribute(settings) : ''
  const { names, component } = pages[flow]({ name, element: `<${name}${logo} />` })
  return { names: [...names, name, 'useSession'], element: '<Page />', component }
}

const pages: Readonly<Record<Flow, (login: Login) => Pick<Screen, 'names' | 'component'>>> = {
  login: (login) => ({
    names: ['AccountButton'],
    component: eitherPage('<AccountButton />', login),
  }),
  account: (login) => ({
    names: ['AccountPanel'],
    component: eitherPage('<AccountPanel />', login),
  }),
  signing: (login) => ({
    names: ['AccountButton', 'SignModal', 'useSignMessage', 'useWalletAccounts'],
    component: [...eitherPage('<JoinGroup />', login), '', ...joinGroup],
  }),
  session: (login) => ({
    names: ['SessionBanner', 'useSessionCountdown'],
    component: sessionPage(login),
  }),
}

/** One thing for whoever is logged in, the login for all others. */
function eitherPage(inside: string, login: Login): readonly string[] {
  return [
    'function Page() {',
    '  const { session } = useSession()',
    `  return session ? ${inside} : ${login.element}`,
    '}',
  ]
}

const joinGroup = [
  'function JoinGroup() {',
  '  const { data: accounts } = useWalletAccounts()',
  '  const sign = useSignMessage()',
  '  const account = accounts?.[0]',
  "  const message = 'Join the Ridge loop walk group.'",
  '',
  '  // a wallet is made in the account',
  '  if (!account) return <AccountButton />',
  '  return (',
  '    <>',
  '      <SignModal />',
  '      <button',
  '        disabled={sign.isPending}',
  '        onClick={() => sign.mutate({ account, message })}',
  '      >',
  '        Join the group',
  '      </button>',
  '      {/* declined is a result, not an exception */}',
  "      {sign.data && 'signature' in sign.data && (",
  '        <p>{sign.data.signature}</p>',
  '      )}',
  '    </>',
  '  )',
  '}',
]

function sessionPage(login: Login): readonly string[] {
  return [
    'function Page() {',
    '  const { session } = useSession()',
    '  const secondsLeft = useSessionCountdown()',
    '  return (',
    '    <>',
    '      <SessionBanner />',
    '      {session ? (',
    '        <p>Ends in {secondsLeft} seconds</p>',
    '      ) : (',
    `        ${login.element}`,
    '      )}',
    '    </>',
    '  )',
    '}',
  ]
}
