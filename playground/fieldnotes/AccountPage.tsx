import { AccountPanel } from 'latchkit'

/** The account as a part of the page: the panel that the button in the header opens as a dialog. */
export function AccountPage() {
  return (
    <div className="fn-flow">
      <h1>Your account</h1>
      <AccountPanel />
    </div>
  )
}
