import { AccountButton } from 'latchkit'
import { Icon } from '../../icons.tsx'
import { Lockup } from '../../shell/Lockup.tsx'
import type { PagesProps } from '../App.tsx'
import { Running } from './Running.tsx'
import { useSurroundings } from './surroundings.ts'

/** Where this is, whose organization it shows, whether the service answers, and the scheme. */
export function TopBar(props: PagesProps & { readonly organization?: string | undefined }) {
  const { rootEmail } = useSurroundings().facts
  return (
    <header className="db-top">
      <Lockup />
      <span className="db-crumb">{rootEmail ? 'Local service' : 'Service'}</span>
      <span className="db-organization">{props.organization}</span>
      <Running />
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
