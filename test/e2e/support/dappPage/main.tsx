import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createLatchkit } from '../../../../src/core/createLatchkit.ts'
import { announceLatchkitProvider } from '../../../../src/eip1193/announceLatchkitProvider.ts'
import {
  createLatchkitProvider,
  type LatchkitProvider as Provider,
} from '../../../../src/eip1193/createLatchkitProvider.ts'
import { LatchkitProvider } from '../../../../src/react/LatchkitProvider.tsx'
import { AccountButton } from '../../../../src/ui/account/AccountPanel/AccountButton.tsx'
import { LoginButton } from '../../../../src/ui/login/LoginButton.tsx'
import { LoginModal } from '../../../../src/ui/login/LoginModal.tsx'
import { SignedIn } from '../../../../src/ui/session/SignedIn.tsx'
import { SignedOut } from '../../../../src/ui/session/SignedOut.tsx'
import { SignModal } from '../../../../src/ui/signing/SignModal.tsx'
import '../../../../src/ui/styles/index.css'

const chains = import.meta.env.VITE_CHAINS.split(',').map((one) => {
  const [caip2 = '', rpcUrl = ''] = one.split('=')
  return { caip2, rpcUrl }
})

const kit = createLatchkit({
  authProxyUrl: import.meta.env.VITE_AUTH_PROXY_URL,
  authProxyConfigId: import.meta.env.VITE_AUTH_PROXY_CONFIG_ID,
  apiBaseUrl: import.meta.env.VITE_API_BASE_URL,
  passkey: { offerAfterLogin: false },
  chains,
})

/** What the dapp has asked for, and what came of it: a code, or 0. For the journey that presses its buttons. */
const asked: { method: string; code: number | null }[] = []
const own = createLatchkitProvider(kit, { chains })
// the dapp takes no wallet that does not say so
const provider: Provider & { readonly isMetaMask: true } = {
  isMetaMask: true,
  isLatchkit: true,
  async request(request) {
    const one = { method: String(request.method), code: null as number | null }
    asked.push(one)
    try {
      const answer: unknown = await own.request(request)
      one.code = 0
      return answer
    } catch (error) {
      one.code = Number(Object(error).code)
      throw error
    }
  },
  on: own.on.bind(own) as Provider['on'],
  removeListener: own.removeListener.bind(own) as Provider['removeListener'],
}
Object.assign(window, { ethereum: provider, asked })
announceLatchkitProvider(provider, {
  name: 'Latchkit',
  icon: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
  rdns: 'com.example.latchkit',
})

createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <LatchkitProvider kit={kit}>
      <SignedOut>
        <LoginButton />
      </SignedOut>
      <SignedIn>
        <h1>You are logged in</h1>
        <AccountButton />
      </SignedIn>
      <LoginModal />
      <SignModal />
    </LatchkitProvider>
  </StrictMode>,
)
