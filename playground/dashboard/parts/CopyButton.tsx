import { useCopy } from '../../shell/useCopy.ts'
import { Icon } from '../icons.tsx'

/** Copies a text and says so: a tick for two seconds, and a word to screen readers. */
export function CopyButton(props: {
  readonly text: string
  readonly label: string
  /** Shows the label. @default false */
  readonly isWide?: boolean
}) {
  const { isCopied, copy } = useCopy(props.text)

  return (
    <>
      <button
        type="button"
        className={props.isWide ? 'db-button' : 'db-icon-button'}
        aria-label={props.isWide ? undefined : props.label}
        onClick={() => void copy()}
      >
        <Icon name={isCopied ? 'check' : 'copy'} size={16} />
        {props.isWide && (isCopied ? 'Copied' : props.label)}
      </button>
      <span className="db-hidden" role="status">
        {isCopied ? 'Copied' : ''}
      </span>
    </>
  )
}
