import { Login } from 'latchkit'
import type { PagesProps } from '../App.tsx'
import { LocalCode } from './LocalCode.tsx'
import { useSurroundings } from './surroundings.ts'
import { TopBar } from './TopBar.tsx'
import { useSendsCodes } from './useSendsCodes.ts'

/** The login, inline. A local service says who may come in, and shows the code that it would have sent. */
export function LoginPage(props: PagesProps) {
  const { rootEmail } = useSurroundings().facts
  const sendsCodes = useSendsCodes()
  return (
    <div className="db-outside">
      <TopBar {...props} />
      <main className="db-login">
        <h1 className="pg-hidden">Latchkit dashboard</h1>
        <Login />
        {sendsCodes && rootEmail && <LocalCode email={rootEmail} />}
        {!sendsCodes && <NoCodes />}
      </main>
    </div>
  )
}

/** The proxy sends them, and it is off. */
function NoCodes() {
  return (
    <section className="db-local" aria-labelledby="no-codes">
      <h2 id="no-codes">The proxy is off</h2>
      <p>
        No codes are sent. Log in with a passkey, or turn the proxy on with the root key:{' '}
        <code>enable_auth_proxy</code>.
      </p>
    </section>
  )
}
