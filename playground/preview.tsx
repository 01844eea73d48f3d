import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Preview } from './preview/Preview.tsx'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/fieldnotes.css'
import './styles/session.css'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Preview />
    </StrictMode>,
  )
