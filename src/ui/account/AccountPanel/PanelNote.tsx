import { AccountNote } from '../AccountNote.tsx'
import { type Note, newest } from './noteOf.ts'

export type PanelNoteProps = {
  /** Of each thing that can be done: the newest counts. */
  readonly notes: readonly Note[]
}

/** What came of the last thing that was done in a tab. Renders a `div`, or nothing. */
export function PanelNote({ notes }: PanelNoteProps) {
  return <AccountNote {...newest(notes)} />
}
