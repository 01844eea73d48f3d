import type { Flow } from '../settings/flows.ts'

/** What whoever is logged in sees in an app with screens of its own, and what that takes from the kit. */
export type OwnPage = {
  readonly names: readonly string[]
  /** What the login gives way to; it has `logOut`. */
  readonly element: string
  readonly component: readonly string[]
}

const LOG_OUT = '<button onClick={() => void logOut()}>Log out</button>'

/** The page of each flow, from hooks alone. */
export const ownPages: Readonly<Record<Flow, OwnPage>> = {
  login: { names: [], element: LOG_OUT, component: [] },
  account: {
    names: ['useUser', 'useWallets'],
    element: '<MyAccount onLogOut={logOut} />',
    component: [
      'function MyAccount(props: { onLogOut: () => void }) {',
      '  const { data: user } = useUser()',
      '  const { data: wallets } = useWallets()',
      '  return (',
      '    <>',
      '      <p>{user?.email ?? user?.name}</p>',
      '      <ul>',
      '        {wallets?.map((wallet) => (',
      '          <li key={wallet.id}>{wallet.name}</li>',
      '        ))}',
      '      </ul>',
      '      <button onClick={props.onLogOut}>Log out</button>',
      '    </>',
      '  )',
      '}',
    ],
  },
  signing: {
    names: ['useCreateWallet', 'useSigning', 'useSignMessage', 'useWalletAccounts'],
    element: '<MySigning onLogOut={logOut} />',
    component: [
      'function MySigning(props: { onLogOut: () => void }) {',
      '  const { data: accounts } = useWalletAccounts()',
      '  const create = useCreateWallet()',
      '  const sign = useSignMessage()',
      '  const { state, approve, decline } = useSigning()',
      '  const account = accounts?.[0]',
      "  const message = 'Join the Ridge loop walk group.'",
      '',
      "  if (state.at === 'asking') {",
      '    return (',
      '      <>',
      '        {state.view.details.map(',
      '          (detail) =>',
      "            detail.kind === 'text' && (",
      '              <pre key={detail.text}>{detail.text}</pre>',
      '            ),',
      '        )}',
      '        <button onClick={decline}>Decline</button>',
      '        <button onClick={approve}>Sign</button>',
      '      </>',
      '    )',
      '  }',
      '  return (',
      '    <>',
      '      {account ? (',
      '        <button',
      '          onClick={() => sign.mutate({ account, message })}',
      '        >',
      '          Join the group',
      '        </button>',
      '      ) : (',
      '        <button',
      '          onClick={() =>',
      '            create.mutate({',
      "              name: 'Everyday',",
      "              accounts: ['ethereum'],",
      '            })',
      '          }',
      '        >',
      '          Make a wallet',
      '        </button>',
      '      )}',
      '      <button onClick={props.onLogOut}>Log out</button>',
      '    </>',
      '  )',
      '}',
    ],
  },
  session: {
    names: ['useSessionCountdown'],
    element: '<MySession onLogOut={logOut} />',
    component: [
      'function MySession(props: { onLogOut: () => void }) {',
      '  const secondsLeft = useSessionCountdown()',
      '  return (',
      '    <>',
      '      <p>Ends in {secondsLeft} seconds</p>',
      '      <button onClick={() => void kit.sessions.refresh()}>',
      '        Stay logged in',
      '      </button>',
      '      <button onClick={props.onLogOut}>Log out</button>',
      '    </>',
      '  )',
      '}',
    ],
  },
}
