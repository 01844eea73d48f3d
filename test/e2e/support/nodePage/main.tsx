import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createLatchkit } from '../../../../src/core/createLatchkit.ts'
import { LatchkitProvider } from '../../../../src/react/LatchkitProvider.tsx'
import { AccountButton } from '../../../../src/ui/account/AccountPanel/AccountButton.tsx'
import { LoginButton } from '../../../../src/ui/login/LoginButton.tsx'
import { LoginModal } from '../../../../src/ui/login/LoginModal.tsx'
import { SignedIn } from '../../../../src/ui/session/SignedIn.tsx'
import { SignedOut } from '../../../../src/ui/session/SignedOut.tsx'
import '../../../../src/ui/styles/index.css'

const chains = import.meta.env.VITE_CHAINS.split(',').map((one) => {
  const [caip2 = '', rpcUrl = ''] = one.split('=')
  return { caip2, rpcUrl }
})

// no `fetch`, as most apps: the kit sends by that of the browser
const kit = createLatchkit({
  authProxyUrl: import.meta.env.VITE_AUTH_PROXY_URL,
  authProxyConfigId: import.meta.env.VITE_AUTH_PROXY_CONFIG_ID,
  apiBaseUrl: import.meta.env.VITE_API_BASE_URL,
  passkey: { offerAfterLogin: false },
  chains,
})

createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <LatchkitProvider kit={kit}>
      <main>
        <SignedOut>
          <LoginButton />
        </SignedOut>
        <SignedIn>
          <h1>You are logged in</h1>
          <AccountButton />
        </SignedIn>
      </main>
      <LoginModal />
    </LatchkitProvider>
  </StrictMode>,
)
