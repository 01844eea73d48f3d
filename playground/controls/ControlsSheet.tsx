import { type ReactNode, useRef } from 'react'

/** The configuration of a narrow page: behind a button, as a sheet that leaves the top of the preview in view. */
export function ControlsSheet({ children }: { children: ReactNode }) {
  const sheet = useRef<HTMLDialogElement>(null)
  return (
    <div className="pg-controls">
      <button
        type="button"
        className="pg-unfold"
        aria-haspopup="dialog"
        onClick={() => sheet.current?.showModal()}
      >
        Configuration
      </button>
      <dialog ref={sheet} className="pg-sheet" aria-labelledby="configuration" closedby="any">
        <div className="pg-sheet-head">
          <h2 id="configuration">Configuration</h2>
          <button
            type="button"
            className="pg-button"
            data-variant="secondary"
            onClick={() => sheet.current?.close()}
          >
            Done
          </button>
        </div>
        {children}
      </dialog>
    </div>
  )
}
