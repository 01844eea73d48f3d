import { useActivities } from 'latchkit'
import { Icon, type IconName } from '../icons.tsx'
import { useEvery } from './useEvery.ts'
import { linkTo } from './useRoute.ts'

/** How often to look for what others have submitted, in milliseconds. */
const LOOK_AGAIN_MS = 5000

const WAITING = { statuses: ['ACTIVITY_STATUS_CONSENSUS_NEEDED'] } as const

const pages = [
  ['auth', 'Auth'],
  ['organizations', 'Organizations'],
  ['activities', 'Activities'],
  ['webhooks', 'Webhooks'],
  ['policies', 'Policies'],
] as const satisfies readonly (readonly [IconName, string])[]

/** Where a person can go. The count is that of activities that wait for a vote. */
export function Navigation({ page }: { readonly page: string }) {
  const { data: waiting = [], refetch } = useActivities(WAITING)
  useEvery(LOOK_AGAIN_MS, refetch)
  return (
    <nav className="db-nav" aria-label="Dashboard">
      {pages.map(([name, label]) => (
        <a key={name} href={linkTo(name)} aria-current={page === name ? 'page' : undefined}>
          <Icon name={name} />
          {label}
          {name === 'activities' && waiting.length > 0 && (
            <span className="db-count">
              {waiting.length}
              <span className="db-hidden"> waiting</span>
            </span>
          )}
        </a>
      ))}
    </nav>
  )
}
