import { useEffect, useId, useRef } from 'react'

/** Asks before something that cannot be taken back easily. */
export function Confirm(props: {
  readonly title: string
  readonly text: string
  readonly yes: string
  readonly no: string
  readonly onYes: () => void
  readonly onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="db-dialog" aria-labelledby={titleId} onClose={props.onClose}>
      <h2 id={titleId}>{props.title}</h2>
      <p>{props.text}</p>
      <div className="db-dialog-actions">
        <button type="button" className="db-button" onClick={() => dialog.current?.close()}>
          {props.no}
        </button>
        <button
          type="button"
          className="db-button"
          data-variant="danger"
          onClick={() => {
            props.onYes()
            dialog.current?.close()
          }}
        >
          {props.yes}
        </button>
      </div>
    </dialog>
  )
}
