import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../icons.tsx'

/** What was chosen of a list. Takes the focus when it opens. */
export function Detail(props: {
  readonly title: string
  readonly under?: ReactNode
  /** Where the list is. */
  readonly back: string
  readonly children: ReactNode
  readonly actions?: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="db-detail" aria-label={props.title}>
      <div className="db-detail-head">
        <div className="db-grow">
          <h2 ref={heading} tabIndex={-1}>
            {props.title}
          </h2>
          {props.under}
        </div>
        <a className="db-icon-button" href={props.back} aria-label="Close">
          <Icon name="close" />
        </a>
      </div>
      <div className="db-detail-body">{props.children}</div>
      {props.actions && <div className="db-detail-actions">{props.actions}</div>}
    </section>
  )
}
