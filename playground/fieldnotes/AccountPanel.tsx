import { LoginMethods } from 'latchkit'
import { useState } from 'react'

/** What a person can change about how they log in, once they ask for it. */
export function AccountPanel() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="fn-panel">
      {isOpen ? (
        <LoginMethods />
      ) : (
        <button type="button" className="fn-button" onClick={() => setOpen(true)}>
          Change how you log in
        </button>
      )}
    </div>
  )
}
