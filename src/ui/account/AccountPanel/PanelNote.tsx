import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Announcement } from '../../primitives/LiveRegions/Announcement.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { type Note, newest } from './noteOf.ts'

export type PanelNoteProps = {
  /** Of each thing that can be done: the newest counts. */
  readonly notes: readonly Note[]
}

/** What came of the last thing that was done, shown and said. Renders a `div`, or nothing. */
export function PanelNote({ notes }: PanelNoteProps) {
  const { text, tone, about } = newest(notes)
  const slot = useSlot()
  return (
    <>
      {text === null ? null : (
        <div {...slot('note', 'lk-note lk-add-note')} data-tone={tone}>
          <Icon name={tone === 'success' ? 'check' : 'circle-alert'} size={18} />
          <p>{text}</p>
        </div>
      )}
      <Announcement
        text={text}
        about={about}
        politeness={tone === 'success' ? 'polite' : 'assertive'}
      />
    </>
  )
}
