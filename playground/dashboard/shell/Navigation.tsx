import { useActivities } from 'latchkit'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon, type IconName } from '../../icons.tsx'
import { InboxCount } from '../inbox/InboxCount.tsx'
import { Kept } from './Kept.tsx'
import { useSurroundings } from './surroundings.ts'
import { useEvery } from './useEvery.ts'
import { linkTo } from './useRoute.ts'

/** How often to look for what others have submitted, in milliseconds. */
const LOOK_AGAIN_MS = 5000

const WAITING = { statuses: ['ACTIVITY_STATUS_CONSENSUS_NEEDED'] } as const

type Entry = readonly [name: IconName, label: string]

const pages: readonly Entry[] = [
  ['auth', 'Auth'],
  ['organizations', 'Organizations'],
  ['activities', 'Activities'],
  ['webhooks', 'Webhooks'],
  ['policies', 'Policies'],
]
const localPages: readonly Entry[] = [
  ['inbox', 'Inbox'],
  ['requests', 'Requests'],
]

/** Where a person can go. What has a count: activities that wait for a vote, and messages of a local service. */
export function Navigation({ page }: { readonly page: string }) {
  const { data: waiting = [], refetch } = useActivities(WAITING)
  useEvery(LOOK_AGAIN_MS, refetch)
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const links: Iterable<HTMLAnchorElement> = nav.current?.querySelectorAll('a') ?? []
    // on a phone they stand in a line that is longer than the page
    for (const link of links)
      if (link.hash === linkTo(page)) link.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [page])
  const isLocal = useSurroundings().facts.rootEmail !== null
  const counts: Readonly<Record<string, ReactNode>> = {
    activities: waiting.length > 0 && (
      <span className="db-count" data-new="">
        {waiting.length}
        <span className="pg-hidden"> waiting</span>
      </span>
    ),
    inbox: <InboxCount />,
  }
  const linkOf = ([name, label]: Entry) => (
    <a key={name} href={linkTo(name)} aria-current={page === name ? 'page' : undefined}>
      <Icon name={name} />
      {label}
      {counts[name]}
    </a>
  )
  return (
    <nav ref={nav} className="db-nav" aria-label="Dashboard">
      {pages.map(linkOf)}
      {isLocal && (
        <>
          <p className="db-nav-title">Local only</p>
          {localPages.map(linkOf)}
          <Kept />
        </>
      )}
    </nav>
  )
}
