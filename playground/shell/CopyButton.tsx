import { Icon, type IconName } from '../icons.tsx'
import { useCopy } from './useCopy.ts'

/** Copies a text in one click and says so: a tick for two seconds, and a word to screen readers. */
export function CopyButton(props: {
  text: string
  label: string
  /** What screen readers hear. @default 'Copied' */
  copied?: string
  icon?: IconName
  /** `icon` has the label for screen readers alone. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'icon'
  onCopied?: () => void
}) {
  const { label, copied = 'Copied', icon = 'copy', variant = 'secondary' } = props
  const { isCopied, copy } = useCopy(props.text)
  const isIcon = variant === 'icon'

  return (
    <>
      <button
        type="button"
        className={isIcon ? 'pg-icon-button' : 'pg-button'}
        data-variant={variant}
        data-state={isCopied ? 'success' : 'idle'}
        aria-label={isIcon ? label : undefined}
        onClick={() => void copy().then(props.onCopied)}
      >
        <Icon name={isCopied ? 'check' : icon} size={16} />
        {!isIcon && <span className="pg-label">{isCopied ? 'Copied' : label}</span>}
      </button>
      <span className="pg-hidden" role="status">
        {isCopied ? copied : ''}
      </span>
    </>
  )
}
