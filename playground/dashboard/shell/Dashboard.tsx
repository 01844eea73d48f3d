import type { PagesProps } from '../App.tsx'
import { ActivitiesPage } from '../activities/ActivitiesPage.tsx'
import { AuthPage } from '../auth/AuthPage.tsx'
import { InboxPage } from '../inbox/InboxPage.tsx'
import { OrganizationsPage } from '../organizations/OrganizationsPage.tsx'
import { PoliciesPage } from '../policies/PoliciesPage.tsx'
import { RequestsPage } from '../requests/RequestsPage.tsx'
import { WebhooksPage } from '../webhooks/WebhooksPage.tsx'
import { Navigation } from './Navigation.tsx'
import { Notices } from './notices.tsx'
import { TopBar } from './TopBar.tsx'
import { useRoute } from './useRoute.ts'
import { useWire } from './useWire.ts'

/** The pages of whoever is logged in. */
export function Dashboard(props: PagesProps) {
  const [page = 'auth', id] = useRoute()
  const { data: whoami } = useWire('whoami', {})
  return (
    <div className="db-shell">
      <TopBar {...props} organization={whoami?.organizationName} />
      <Navigation page={page} />
      <main className="db-main">
        {/* what was said of a page is not said of the next */}
        <Notices key={page}>
          <Page page={page} id={id} name={whoami?.organizationName ?? ''} />
        </Notices>
      </main>
    </div>
  )
}

type PageProps = { readonly page: string; readonly id: string | undefined; readonly name: string }

function Page({ page, id, name }: PageProps) {
  switch (page) {
    case 'activities':
      return <ActivitiesPage id={id} />
    case 'organizations':
      return <OrganizationsPage id={id} name={name} />
    case 'webhooks':
      return <WebhooksPage id={id} name={name} />
    case 'inbox':
      return <InboxPage id={id} />
    case 'requests':
      return <RequestsPage id={id} />
    case 'policies':
      return <PoliciesPage id={id} />
    default:
      return <AuthPage tab={id} organization={name} />
  }
}
