import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Playground } from './shell/Playground.tsx'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/shell.css'
import './styles/preview.css'
import './styles/controls.css'
import './styles/segment.css'
import './styles/choices.css'
import './styles/code.css'
import './styles/drawer.css'
import './styles/inbox.css'
import './styles/log.css'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <Playground
          inboxUrl={import.meta.env.VITE_INBOX_URL}
          addresses={{
            authProxyUrl: import.meta.env.VITE_AUTH_PROXY_URL,
            authProxyConfigId: import.meta.env.VITE_AUTH_PROXY_CONFIG_ID,
            apiBaseUrl: import.meta.env.VITE_API_BASE_URL,
          }}
        />
      </QueryClientProvider>
    </StrictMode>,
  )
