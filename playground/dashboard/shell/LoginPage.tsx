import { Login } from 'latchkit'
import type { PagesProps } from '../App.tsx'
import { LocalCode } from './LocalCode.tsx'
import { TopBar } from './TopBar.tsx'

/** The login, inline. A local service says who may come in, and shows the code that it would have sent. */
export function LoginPage(props: PagesProps) {
  const { rootEmail } = props.facts
  return (
    <div className="db-outside">
      <TopBar {...props} />
      <main className="db-login">
        <h1 className="db-hidden">Latchkit dashboard</h1>
        <Login />
        {rootEmail && <LocalCode email={rootEmail} />}
      </main>
    </div>
  )
}
