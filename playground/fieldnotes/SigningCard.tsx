import { useState } from 'react'
import { Signing } from './Signing.tsx'

/** Asks for signatures, once a person wants to try it. */
export function SigningCard() {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="fn-card" aria-labelledby="signing">
      <h2 id="signing">A signature that you have read</h2>
      {isOpen ? (
        <Signing />
      ) : (
        <button type="button" className="fn-button" onClick={() => setOpen(true)}>
          Try signing
        </button>
      )}
    </section>
  )
}
