import { Button } from '../primitives/Button/Button.tsx'
import { Announcement } from '../primitives/LiveRegions/Announcement.tsx'
import { Spinner } from '../primitives/Spinner/Spinner.tsx'
import { useWords } from '../words/useWords.ts'

export type NotThereProps = {
  /** False while it is being loaded. */
  readonly isFailed: boolean
  readonly loading: string
  readonly failed: string
  readonly onReload: () => void
}

/** In place of what is not loaded: that it loads, or that it could not, which is said too. Renders a `p`, and a `button`. */
export function NotThere({ isFailed, loading, failed, onReload }: NotThereProps) {
  const { system } = useWords()
  return isFailed ? (
    <>
      <p className="lk-add-text">{failed}</p>
      <Announcement text={failed} politeness="assertive" />
      <Button variant="secondary" onClick={onReload}>
        {system.tryAgain}
      </Button>
    </>
  ) : (
    <p className="lk-add-waiting">
      <Spinner />
      {loading}
    </p>
  )
}
