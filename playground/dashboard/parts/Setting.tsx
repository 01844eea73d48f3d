import type { ReactNode } from 'react'

/** One setting: what it is on the left, its controls on the right. */
export function Setting(props: {
  readonly title: string
  readonly text: ReactNode
  readonly children: ReactNode
}) {
  return (
    <section className="db-setting" aria-label={props.title}>
      <div>
        <h2>{props.title}</h2>
        <p className="db-setting-text">{props.text}</p>
      </div>
      <div className="db-controls">{props.children}</div>
    </section>
  )
}
