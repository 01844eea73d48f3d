'use client'

import type { SessionState } from '../../core/session/session.ts'
import { CopyText } from '../panel/CopyText.tsx'
import { lengthText } from '../panel/timeText.ts'
import { shortName } from '../record/maskBody.ts'

const LABELS: Readonly<Record<SessionState['status'], string>> = {
  loading: 'Loading',
  'logged-out': 'Logged out',
  'logged-in': 'Logged in',
  expired: 'Expired',
}

/** Where the private part of the session's key is. */
export type KeyPlace = 'IndexedDB' | 'Memory of this tab' | typeof OWN_STORE

/** Of which nobody here knows what it gives away. */
export const OWN_STORE = "The app's own store"

export type SessionViewProps = {
  readonly state: SessionState
  readonly nowMs: number
  readonly keyPlace: KeyPlace
  /** How many tabs of this app are open with devtools; 0 where tabs cannot be counted. */
  readonly tabs: number
  /** The status in the second tab; null while there is none. */
  readonly second: SessionState['status'] | null
  /** What went wrong with the last press; null for nothing. */
  readonly trouble: string | null
  readonly onRenew: () => void
  readonly onEndSoon: () => void
  readonly onLogOut: () => void
  readonly onOpenSecond: () => void
  readonly onSecond: (what: 'renew' | 'logOut' | 'close') => void
}

/** Who is logged in, for how long, by which key, and in how many tabs. Renders a `section`. */
export function SessionView(props: SessionViewProps) {
  const { state, second, tabs } = props
  return (
    <section className="lk-devtools-column" aria-label="Session">
      <div className="lk-devtools-row">
        <h3 className="lk-devtools-heading">Session</h3>
        <span className="lk-devtools-tag" data-tone={state.status}>
          {LABELS[state.status]}
        </span>
      </div>
      {state.status === 'logged-in' && <Life session={state.session} {...props} />}
      {state.status === 'logged-out' && (
        <p className="lk-devtools-quiet">Nobody is logged in: {state.reason}.</p>
      )}
      {state.status === 'expired' && <p className="lk-devtools-quiet">Its time is over.</p>}
      <p className="lk-devtools-trouble" role="status">
        {props.trouble}
      </p>
      <dl className="lk-devtools-facts">
        {state.status === 'logged-in' && <Facts session={state.session} place={props.keyPlace} />}
        <div className="lk-devtools-fact">
          <dt>Tabs</dt>
          <dd>
            {tabs > 0 ? `${tabs} open` : 'Not counted here'}
            {second === null && (
              <button type="button" className="lk-devtools-link" onClick={props.onOpenSecond}>
                Simulate another
              </button>
            )}
          </dd>
        </div>
      </dl>
      {second !== null && (
        <fieldset className="lk-devtools-second">
          <legend>Another tab</legend>
          <p className="lk-devtools-quiet">{LABELS[second]} there</p>
          <div className="lk-devtools-actions">
            {second === 'logged-in' && (
              <>
                <Action onClick={() => props.onSecond('renew')}>Renew there</Action>
                <Action onClick={() => props.onSecond('logOut')}>Log out there</Action>
              </>
            )}
            <Action onClick={() => props.onSecond('close')}>Close it</Action>
          </div>
        </fieldset>
      )}
    </section>
  )
}

type LoggedIn = Extract<SessionState, { status: 'logged-in' }>['session']

type LifeProps = Pick<SessionViewProps, 'nowMs' | 'onRenew' | 'onEndSoon' | 'onLogOut'> & {
  readonly session: LoggedIn
}

function Life({ session, nowMs, onRenew, onEndSoon, onLogOut }: LifeProps) {
  const left = Math.max(0, Math.ceil((session.expiresAtMs - nowMs) / 1000))
  const { startedAtMs = session.expiresAtMs } = session
  const life = Math.max(left, Math.round((session.expiresAtMs - startedAtMs) / 1000))
  return (
    <>
      <p className="lk-devtools-clock">
        <b>{lengthText(left)}</b>{' '}
        <span className="lk-devtools-quiet">left of {lengthText(life)}</span>
      </p>
      <progress className="lk-devtools-life" aria-label="Time left" value={left} max={life || 1} />
      <div className="lk-devtools-actions">
        <Action onClick={onRenew}>Renew</Action>
        <Action onClick={onEndSoon}>End in 10 s</Action>
        <button type="button" className="lk-devtools-quiet-button" onClick={onLogOut}>
          Log out
        </button>
      </div>
    </>
  )
}

type FactsProps = { readonly session: LoggedIn; readonly place: KeyPlace }

function Facts({ session: { publicKeyHex, organizationId }, place }: FactsProps) {
  return (
    <>
      <div className="lk-devtools-fact">
        <dt>Session key</dt>
        <dd>
          <span>
            <span className="lk-devtools-mono">{shortName(publicKeyHex)}</span> P-256
          </span>
          <CopyText text={publicKeyHex} label="Copy the public key" />
        </dd>
      </div>
      <div className="lk-devtools-fact">
        <dt>Private part</dt>
        <dd>{place === OWN_STORE ? place : `${place}, cannot be copied out`}</dd>
      </div>
      <div className="lk-devtools-fact">
        <dt>Organization</dt>
        <dd>
          <span className="lk-devtools-mono">{shortName(organizationId)}</span>
          <CopyText text={organizationId} label="Copy the organization's id" />
        </dd>
      </div>
    </>
  )
}

type ActionProps = { readonly children: string; readonly onClick: () => void }

function Action({ children, onClick }: ActionProps) {
  return (
    <button type="button" className="lk-devtools-button" onClick={onClick}>
      {children}
    </button>
  )
}
