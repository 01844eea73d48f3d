import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { AccountButton, createLatchkit, LatchkitProvider, LoginButton, useSession } from 'latchkit'
import 'latchkit/styles.css'
import { createRoot } from 'react-dom/client'

const kit = createLatchkit({
  authProxyUrl: import.meta.env.VITE_AUTH_PROXY_URL,
  authProxyConfigId: import.meta.env.VITE_AUTH_PROXY_CONFIG_ID,
  apiBaseUrl: import.meta.env.VITE_API_BASE_URL,
})

function Greeting() {
  const { session, status } = useSession()
  return <p>{session ? `Hello, ${session.userId}` : status}</p>
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <LatchkitProvider kit={kit}>
        <LoginButton />
        <AccountButton />
        <Greeting />
      </LatchkitProvider>
    </QueryClientProvider>,
  )
