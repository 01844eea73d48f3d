import type { ReactNode } from 'react'
import { Logo } from './Logo.tsx'

/** The frame of the example app: a header with its name and, at the end, the login. */
export function Fieldnotes(props: { name: string; action: ReactNode; children: ReactNode }) {
  return (
    <div className="fn">
      <header className="fn-header">
        <Logo size={28} />
        <span className="fn-name">{props.name}</span>
        {props.action}
      </header>
      <main>{props.children}</main>
    </div>
  )
}
