import { createLatchkit, LatchkitProvider, LoginButton } from 'latchkit'
import { createRoot } from 'react-dom/client'
import 'latchkit/styles.css'

const search = new URLSearchParams(location.search)
const kit = createLatchkit({
  authProxyUrl: search.get('authProxyUrl') ?? '',
  authProxyConfigId: search.get('authProxyConfigId') ?? '',
  apiBaseUrl: search.get('apiBaseUrl') ?? '',
})

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <LatchkitProvider kit={kit}>
      <LoginButton />
    </LatchkitProvider>,
  )
