import { Icon } from '../primitives/Icon/Icon.tsx'
import { Announcement } from '../primitives/LiveRegions/Announcement.tsx'
import { useSlot } from '../theme/useSlot.ts'

export type AccountNoteProps = {
  /** Null while there is nothing to say. */
  readonly text: string | null
  readonly tone: 'plain' | 'success' | 'warning'
  /** What it is about: a new value says the same words again. */
  readonly about: unknown
}

/** What came of the last thing that was done, shown and said. Renders a `div`, or nothing. */
export function AccountNote({ text, tone, about }: AccountNoteProps) {
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
        politeness={tone === 'warning' ? 'assertive' : 'polite'}
      />
    </>
  )
}
