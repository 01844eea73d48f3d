import { type Latchkit, LatchkitProvider, SessionBanner, useSession } from 'latchkit'
import { useState } from 'react'
import { useMediaQuery } from '../shell/useMediaQuery.ts'
import { Dashboard } from './shell/Dashboard.tsx'
import { LoginPage } from './shell/LoginPage.tsx'
import { type Surroundings, SurroundingsContext } from './shell/surroundings.ts'

/** Nobody gets an account here. */
const words = {
  login: { subtitle: 'For the people who run this service.' },
  system: { unknownText: () => 'Only people who run this service have an account here.' },
}

type AppProps = Surroundings & { readonly kit: Latchkit }

/** The whole dashboard: a login for people of the organization itself, and what they may see and change. */
export function App({ kit, ...surroundings }: AppProps) {
  const [chosen, setChosen] = useState<'light' | 'dark' | null>(null)
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)')
  const scheme = chosen ?? (prefersDark ? 'dark' : 'light')
  const toggle = () => setChosen(scheme === 'dark' ? 'light' : 'dark')
  return (
    <SurroundingsContext.Provider value={surroundings}>
      <LatchkitProvider kit={kit} theme={scheme} words={words}>
        <div className="db" data-scheme={scheme}>
          <SessionBanner />
          <Pages isDark={scheme === 'dark'} onToggleScheme={toggle} />
        </div>
      </LatchkitProvider>
    </SurroundingsContext.Provider>
  )
}

export type PagesProps = {
  readonly isDark: boolean
  readonly onToggleScheme: () => void
}

function Pages(props: PagesProps) {
  const { status } = useSession()
  if (status === 'loading') return null
  return status === 'logged-in' ? <Dashboard {...props} /> : <LoginPage {...props} />
}
