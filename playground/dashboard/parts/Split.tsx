import type { ReactNode } from 'react'

/** A list, and beside it what was chosen of it; where there is no room, in its place. */
export function Split(props: {
  readonly title: string
  readonly children: ReactNode
  readonly detail: ReactNode | null
}) {
  return (
    <div className="db-split" data-state={props.detail ? 'open' : 'closed'}>
      <h1>{props.title}</h1>
      <div className="db-list">{props.children}</div>
      {props.detail}
    </div>
  )
}
