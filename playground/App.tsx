import {
  AccountButton,
  LatchkitProvider,
  type LatchkitProviderProps,
  LoginButton,
  LoginModal,
  SessionBanner,
  SignModal,
  useSession,
} from 'latchkit'
import { LatchkitDevtools } from 'latchkit/devtools'
import type { Locale } from 'latchkit/locales'
import 'latchkit/styles.css'
import type { ReactNode } from 'react'
import { appLogo } from './fieldnotes/appLogo.tsx'
import { Fieldnotes } from './fieldnotes/Fieldnotes.tsx'
import { FlowPage } from './fieldnotes/FlowPage.tsx'
import { kit } from './kit.ts'
import type { Flow } from './settings/flows.ts'

type AppProps = Pick<LatchkitProviderProps, 'theme' | 'direction'> & {
  /** Another language than English. */
  readonly locale: Locale | undefined
  /** The app's logo, as the settings say it. */
  readonly logo: string
  /** What stands in the page while nobody is logged in. */
  readonly welcome: ReactNode
  /** What stands in it once somebody is. */
  readonly flow: Flow
  /** Whether the panel for whoever builds the app is there. */
  readonly hasDevtools: boolean
}

export function App({ logo, welcome, flow, hasDevtools, ...look }: AppProps) {
  return (
    <LatchkitProvider kit={kit} {...look}>
      <LoginModal logo={appLogo(logo, 36)} />
      <SignModal logo={appLogo(logo, 36)} />
      <SessionBanner />
      <Fieldnotes
        name={kit.appName}
        logo={appLogo(logo, 28)}
        action={
          <>
            <AccountButton />
            <LoginButton />
          </>
        }
      >
        <Pages welcome={welcome} flow={flow} />
      </Fieldnotes>
      {hasDevtools && <LatchkitDevtools />}
    </LatchkitProvider>
  )
}

function Pages({ welcome, flow }: Pick<AppProps, 'welcome' | 'flow'>) {
  const { session } = useSession()
  return session ? <FlowPage flow={flow} session={session} /> : welcome
}
