import { linkTo } from '../shell/useRoute.ts'
import { useWire } from '../shell/useWire.ts'
import { AuthForm } from './AuthForm.tsx'
import { type AuthTab, tabs } from './tabs.ts'

/** How the proxy is set up: who may log in, from where, and for how long. */
export function AuthPage(props: {
  readonly tab: string | undefined
  readonly organization: string
}) {
  const { data } = useWire('getAuthProxyConfig', {})
  const config = data?.authProxyConfig
  const tab: AuthTab = tabs.find(({ id }) => id === props.tab)?.id ?? 'proxy'
  return (
    <div className="db-page">
      <h1>Auth</h1>
      <p className="db-lead">
        Who may log in to {config?.emailCustomizationParams?.appName ?? props.organization}, from
        where, and for how long.
      </p>
      <nav className="db-tabs" aria-label="Auth">
        {tabs.map(({ id, label }) => (
          <a key={id} href={linkTo('auth', id)} aria-current={tab === id ? 'page' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      {config && <AuthForm tab={tab} config={config} />}
    </div>
  )
}
