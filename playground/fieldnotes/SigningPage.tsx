import { Signing } from './Signing.tsx'
import { TestMoney } from './TestMoney.tsx'

/** Asks for a signature of each kind, one press each. */
export function SigningPage() {
  return (
    <div className="fn-session">
      <section className="fn-card" aria-labelledby="signing">
        <h1 id="signing">A signature that you have read</h1>
        <p>Each button asks for one. Nothing is signed before you agree.</p>
        <Signing />
      </section>
      <TestMoney />
    </div>
  )
}
