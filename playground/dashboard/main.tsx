import 'latchkit/styles.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { readFacts } from './facts.ts'
import { createKit } from './kit.ts'
import '../styles/tokens.css'
import './styles/shell.css'
import './styles/controls.css'
import './styles/parts.css'
import './styles/pages.css'
import './styles/lists.css'

const facts = await readFacts()
const kit = createKit(facts)

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <App kit={kit} facts={facts} />
      </QueryClientProvider>
    </StrictMode>,
  )
