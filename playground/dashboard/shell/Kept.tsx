import { useSurroundings } from './surroundings.ts'

/** Where a local service keeps everything. Nothing where that is not for this page to know. */
export function Kept() {
  const { keptIn } = useSurroundings().facts
  if (keptIn === undefined) return null
  return (
    <p className="db-kept">
      {keptIn === null ? (
        'Everything here is gone when the service ends.'
      ) : (
        <>
          Everything here lives in <code>{keptIn.replace(/\/?$/, '/')}</code> on this computer.
        </>
      )}
    </p>
  )
}
