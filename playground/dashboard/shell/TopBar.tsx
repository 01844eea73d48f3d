import { AccountButton } from 'latchkit'
import { Icon } from '../../icons.tsx'
import { Lockup } from '../../shell/Lockup.tsx'
import type { PagesProps } from '../App.tsx'
import { Running } from './Running.tsx'
import { useSurroundings } from './surroundings.ts'

/** Nothing where no playground was started beside the service. */
function PlaygroundLink() {
  const url = import.meta.env.VITE_PLAYGROUND_URL
  if (url === '') return null
  return (
    <a className="pg-button db-playground" data-variant="secondary" href={url}>
      <Icon name="leave" size={16} />
      <span className="pg-label">Open playground</span>
    </a>
  )
}

/** Where this is, whose organization it shows, whether the service answers, and the scheme. */
export function TopBar(props: PagesProps & { readonly organization?: string | undefined }) {
  const { rootEmail } = useSurroundings().facts
  return (
    <header className="db-top">
      <Lockup />
      <span className="db-crumb">{rootEmail ? 'Local service' : 'Service'}</span>
      <span className="db-organization">{props.organization}</span>
      <Running />
      <PlaygroundLink />
      <button
        type="button"
        className="db-icon-button"
        aria-label={props.isDark ? 'Light dashboard' : 'Dark dashboard'}
        onClick={props.onToggleScheme}
      >
        <Icon name={props.isDark ? 'sun' : 'moon'} />
      </button>
      <AccountButton />
    </header>
  )
}
