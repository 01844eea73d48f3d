import { Icon } from '../icons.tsx'
import type { Flow } from '../settings/flows.ts'
import { CopyButton } from './CopyButton.tsx'
import { FlowTabs } from './FlowTabs.tsx'
import { Lockup } from './Lockup.tsx'

/** Where this is, what the preview is about, whether the local service answers, and the scheme of the playground itself. */
export function Header(props: {
  servicePort: string
  flow: Flow
  onFlow: (flow: Flow) => void
  isServiceUp: boolean
  isDark: boolean
  onToggleScheme: () => void
}) {
  return (
    <section className="pg-top" aria-label="Latchkit playground">
      <Lockup />
      <h1 className="pg-crumb">Playground</h1>
      <FlowTabs flow={props.flow} onChoose={props.onFlow} />
      <span className="pg-live" role="status" data-state={props.isServiceUp ? 'success' : 'error'}>
        {props.isServiceUp ? 'Local service' : 'Local service does not answer'}
        <span className="pg-port">, port {props.servicePort}</span>
      </span>
      <span className="pg-share">
        <CopyButton
          text={window.location.href}
          label="Share link"
          copied="Link copied"
          icon="link"
        />
      </span>
      <button
        type="button"
        className="pg-icon-button"
        aria-label={props.isDark ? 'Light playground' : 'Dark playground'}
        onClick={props.onToggleScheme}
      >
        <Icon name={props.isDark ? 'sun' : 'moon'} />
      </button>
    </section>
  )
}
