import { isLatchkitError } from '../../../errors/anyError.ts'
import type { AccountWords } from '../../../react/accountWords.ts'
import type { AccountNoteProps } from '../AccountNote.tsx'

/** A TanStack mutation, as far as it matters here. */
type Mutation<Data, Variables> = {
  readonly status: 'idle' | 'pending' | 'success' | 'error'
  readonly data: Data | undefined
  readonly variables: Variables | undefined
  readonly error: unknown
  readonly submittedAt: number
}

/** What came of something that was done. */
export type Note = AccountNoteProps

const quiet: Note = { text: null, tone: 'success', about: null }

/**
 * What a mutation came to, in words.
 *
 * @param done - what its success is called; null says nothing of it.
 */
export function noteOf<Data, Variables>(
  mutation: Mutation<Data, Variables>,
  words: AccountWords,
  done: (data: Data, variables: Variables) => string | null,
): Note {
  const { status, data, variables, error, submittedAt: about } = mutation
  if (status === 'success')
    return { text: done(data as Data, variables as Variables), tone: 'success', about }
  // a prompt that was closed is no failure
  if (status !== 'error' || isLatchkitError(error, 'PASSKEY_CANCELLED')) return quiet
  // done as soon as they agree: another try would be another one to agree to
  if (isLatchkitError(error, 'ACTIVITY_NEEDS_CONSENSUS'))
    return { text: words.statuses.CONSENSUS_NEEDED ?? words.failed, tone: 'plain', about }
  const isLast = isLatchkitError(error, 'LAST_LOGIN_METHOD')
  return { text: isLast ? words.lastOne : words.failed, tone: 'warning', about }
}

/** A list of pages, as far as it matters here. */
type Pages = { readonly isFetchNextPageError: boolean; readonly errorUpdatedAt: number }

/** That the rest of a list did not come. */
export function noteOfMore(list: Pages, words: AccountWords): Note {
  const { isFetchNextPageError, errorUpdatedAt: about } = list
  return isFetchNextPageError ? { text: words.notLoaded, tone: 'warning', about } : quiet
}

/** The newest of several. */
export function newest(notes: readonly Note[]): Note {
  return notes.toSorted((a, b) => Number(b.about) - Number(a.about))[0] ?? quiet
}
