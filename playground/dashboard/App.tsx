import { type Latchkit, LatchkitProvider, SessionBanner, useSession } from 'latchkit'
import { useState } from 'react'
import { useMediaQuery } from '../shell/useMediaQuery.ts'
import type { Facts } from './facts.ts'
import { Dashboard } from './shell/Dashboard.tsx'
import { LoginPage } from './shell/LoginPage.tsx'

/** Nobody gets an account here. */
const words = {
  login: { subtitle: 'For the people who run this service.' },
  system: { unknownText: () => 'Only people who run this service have an account here.' },
}

type AppProps = { readonly kit: Latchkit; readonly facts: Facts }

/** The whole dashboard: a login for people of the organization itself, and what they may see and change. */
export function App({ kit, facts }: AppProps) {
  const [chosen, setChosen] = useState<'light' | 'dark' | null>(null)
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)')
  const scheme = chosen ?? (prefersDark ? 'dark' : 'light')
  const toggle = () => setChosen(scheme === 'dark' ? 'light' : 'dark')
  return (
    <LatchkitProvider kit={kit} theme={scheme} words={words}>
      <div className="db" data-scheme={scheme}>
        <SessionBanner />
        <Pages facts={facts} isDark={scheme === 'dark'} onToggleScheme={toggle} />
      </div>
    </LatchkitProvider>
  )
}

export type PagesProps = {
  readonly facts: Facts
  readonly isDark: boolean
  readonly onToggleScheme: () => void
}

function Pages(props: PagesProps) {
  const { status } = useSession()
  if (status === 'loading') return null
  return status === 'logged-in' ? <Dashboard {...props} /> : <LoginPage {...props} />
}
