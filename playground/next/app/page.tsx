import { AccountButton, LoginButton } from 'latchkit'
import { Greeting } from './Greeting.tsx'

/** A server component: what it shows of the kit becomes alive in the browser. */
export default function Page() {
  return (
    <main>
      <h1>Walks worth keeping.</h1>
      <LoginButton />
      <AccountButton />
      <Greeting />
    </main>
  )
}
