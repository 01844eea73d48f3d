import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Playground } from './shell/Playground.tsx'
import './styles/tokens.css'
import './styles/shell.css'
import './styles/preview.css'
import './styles/controls.css'
import './styles/inbox.css'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <Playground inboxUrl={import.meta.env.VITE_INBOX_URL} />
      </QueryClientProvider>
    </StrictMode>,
  )
