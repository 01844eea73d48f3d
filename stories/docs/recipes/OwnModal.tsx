import { Login, useLogin, useSession } from 'latchkit'
import { useEffect, useRef, useState } from 'react'

/** The kit's login inside a modal of your own, here the browser's. */
export function OwnModal() {
  const { status } = useSession()
  const { state } = useLogin()
  const [isOpen, setIsOpen] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])

  // not when the session is there: a passkey may still be offered then
  useEffect(() => {
    if (state.at === 'done') dialog.current?.close()
  }, [state.at])

  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Join Fieldnotes
      </button>
      <p>{status === 'logged-in' ? 'You are in.' : 'Nobody is logged in.'}</p>
      {isOpen && (
        <dialog ref={dialog} aria-labelledby="join" onClose={() => setIsOpen(false)}>
          <h2 id="join">Join Fieldnotes</h2>
          <Login title={false} />
          <button type="button" onClick={() => dialog.current?.close()}>
            Not now
          </button>
        </dialog>
      )}
    </>
  )
}
