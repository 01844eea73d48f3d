import { Icon, type IconName } from '../icons.tsx'
import { useCopy } from './useCopy.ts'

/** Copies a text in one click and says so: a tick for two seconds, and a word to screen readers. */
export function CopyButton(props: {
  text: string
  label: string
  copied: string
  icon?: IconName
  variant?: 'primary' | 'secondary' | 'quiet'
  onCopied?: () => void
}) {
  const { isCopied, copy } = useCopy(props.text)

  return (
    <>
      <button
        type="button"
        className="pg-button"
        data-variant={props.variant ?? 'secondary'}
        data-state={isCopied ? 'success' : 'idle'}
        onClick={() => void copy().then(props.onCopied)}
      >
        <Icon name={isCopied ? 'check' : (props.icon ?? 'copy')} size={16} />
        <span className="pg-label">{isCopied ? 'Copied' : props.label}</span>
      </button>
      <span className="pg-hidden" role="status">
        {isCopied ? props.copied : ''}
      </span>
    </>
  )
}
