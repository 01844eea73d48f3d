import type { ReactNode } from 'react'
import { NotThere } from '../NotThere.tsx'
import { useAccountWords } from '../useAccountWords.ts'

export type LoadedProps<T> = {
  /** As TanStack Query has it. */
  readonly query: {
    readonly data: T | undefined
    readonly isError: boolean
    /** Without a connection. */
    readonly isPaused: boolean
    readonly refetch: () => unknown
  }
  readonly children: (data: T) => ReactNode
}

/** What a query knows; a spinner until it does, and a way to try again when it cannot. */
export function Loaded<T>({ query, children }: LoadedProps<T>) {
  const words = useAccountWords()
  // what was loaded before stays, also when it could not be loaded again
  return query.data !== undefined ? (
    children(query.data)
  ) : (
    <NotThere
      // without a connection it comes by itself once there is one
      isFailed={query.isError || query.isPaused}
      loading={words.loading}
      failed={words.notLoaded}
      onReload={() => void query.refetch()}
    />
  )
}
