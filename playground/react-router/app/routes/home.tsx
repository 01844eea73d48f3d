import { AccountButton, LoginButton, useSession } from 'latchkit'

export default function Home() {
  const { session, status } = useSession()
  return (
    <main>
      <h1>Walks worth keeping.</h1>
      <LoginButton />
      <AccountButton />
      <p>{session ? `Hello, ${session.userId}` : status}</p>
    </main>
  )
}
