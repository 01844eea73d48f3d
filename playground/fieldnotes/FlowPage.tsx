import type { Session } from 'latchkit'
import type { ComponentType } from 'react'
import type { Flow } from '../settings/flows.ts'
import { AccountPage } from './AccountPage.tsx'
import { SessionLifePage } from './SessionLifePage.tsx'
import { SessionPage } from './SessionPage.tsx'
import { SigningPage } from './SigningPage.tsx'

const pages: Readonly<Record<Flow, ComponentType<{ session: Session }>>> = {
  login: SessionPage,
  account: AccountPage,
  signing: SigningPage,
  session: SessionLifePage,
}

/** What stands in the page of whoever is logged in. */
export function FlowPage({ flow, session }: { flow: Flow; session: Session }) {
  const Page = pages[flow]
  return <Page session={session} />
}
