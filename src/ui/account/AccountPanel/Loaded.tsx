import type { ReactNode } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Spinner } from '../../primitives/Spinner/Spinner.tsx'
import { useWords } from '../../words/useWords.ts'
import { useAccountWords } from '../useAccountWords.ts'

export type LoadedProps<T> = {
  /** As TanStack Query has it. */
  readonly query: {
    readonly data: T | undefined
    readonly isError: boolean
    readonly refetch: () => unknown
  }
  readonly children: (data: T) => ReactNode
}

/** What a query knows; a spinner until it does, and a way to try again when it cannot. */
export function Loaded<T>({ query, children }: LoadedProps<T>) {
  const words = useAccountWords()
  const { system } = useWords()
  // what was loaded before stays, also when it could not be loaded again
  if (query.data !== undefined) return children(query.data)
  if (!query.isError)
    return (
      <p className="lk-add-waiting">
        <Spinner />
        {words.loading}
      </p>
    )
  return (
    <>
      <p className="lk-add-text">{words.notLoaded}</p>
      <Button variant="secondary" onClick={() => void query.refetch()}>
        {system.tryAgain}
      </Button>
    </>
  )
}
