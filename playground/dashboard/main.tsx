import 'latchkit/styles.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { readFacts } from './facts.ts'
import { createKit } from './kit.ts'
import { createRequestLog } from './requests/createRequestLog.ts'
import '../styles/fonts.css'
import '../styles/tokens.css'
import '../styles/shell.css'
import '../styles/segment.css'
import '../styles/inbox.css'
import '../styles/log.css'
import './styles/shell.css'
import './styles/controls.css'
import './styles/parts.css'
import './styles/pages.css'
import './styles/lists.css'
import './styles/local.css'

const facts = await readFacts()
const requests = createRequestLog((...request) => fetch(...request))
const kit = createKit(facts, requests.fetch)

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <App kit={kit} facts={facts} requests={requests} />
      </QueryClientProvider>
    </StrictMode>,
  )
