import type { ReactNode } from 'react'

/** The frame of the example app: a header with its name and, at the end, the login. */
export function Fieldnotes(props: {
  name: string
  logo: ReactNode
  action: ReactNode
  children: ReactNode
}) {
  return (
    <div className="fn">
      <header className="fn-header">
        {props.logo}
        <span className="fn-name">{props.name}</span>
        {props.action}
      </header>
      <main>{props.children}</main>
    </div>
  )
}
