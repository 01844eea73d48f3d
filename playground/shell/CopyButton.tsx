import { useEffect, useState } from 'react'
import { Icon, type IconName } from '../icons.tsx'

/** Copies a text in one click and says so: a tick for two seconds, and a word to screen readers. */
export function CopyButton(props: {
  text: string
  label: string
  copied: string
  icon?: IconName
  variant?: 'primary' | 'secondary' | 'quiet'
  onCopied?: () => void
}) {
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy() {
    await navigator.clipboard.writeText(props.text)
    setCopied(true)
    props.onCopied?.()
  }

  return (
    <>
      <button
        type="button"
        className="pg-button"
        data-variant={props.variant ?? 'secondary'}
        data-state={isCopied ? 'success' : 'idle'}
        onClick={() => void copy()}
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
