import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createLatchkit } from '../../../../src/core/createLatchkit.ts'
import { LatchkitDevtools } from '../../../../src/devtools/LatchkitDevtools.tsx'
import { withDevtools } from '../../../../src/devtools/withDevtools.ts'
import { LatchkitProvider } from '../../../../src/react/LatchkitProvider.tsx'
import { useSession } from '../../../../src/react/useSession.ts'
import { LoginButton } from '../../../../src/ui/login/LoginButton.tsx'
import { LoginModal } from '../../../../src/ui/login/LoginModal.tsx'
import { SessionBanner } from '../../../../src/ui/session/SessionBanner.tsx'
import '../../../../src/ui/styles/index.css'

const kit = createLatchkit(
  withDevtools({
    authProxyUrl: import.meta.env.VITE_AUTH_PROXY_URL,
    authProxyConfigId: import.meta.env.VITE_AUTH_PROXY_CONFIG_ID,
    apiBaseUrl: import.meta.env.VITE_API_BASE_URL,
    passkey: { offerAfterLogin: false },
  }),
)

function Status() {
  const { status } = useSession()
  return <h1>Session: {status}</h1>
}

createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <LatchkitProvider kit={kit}>
      <main>
        <Status />
        <LoginButton />
      </main>
      <LoginModal />
      <SessionBanner />
      <LatchkitDevtools />
    </LatchkitProvider>
  </StrictMode>,
)
