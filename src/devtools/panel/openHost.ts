import styles from '../styles/index.css?inline'

/**
 * Opens a place for the panel that is always in reach: in the top layer, and inside whatever modal dialog is open, as nothing
 * outside of that could be pressed. Its styles are adopted by the document, which a strict content security policy allows.
 */
export function openHost(): { readonly element: HTMLElement; close(): void } {
  const element = document.createElement('div')
  element.className = 'lk-devtools'
  element.setAttribute('popover', 'manual')
  const forgetStyles = adoptStyles()

  const place = (changes: readonly MutationRecord[]) => {
    const target = openDialogs().at(-1) ?? document.body
    const isThere = element.isConnected && element.parentElement === target
    // what was shown since stands above it
    const isCovered = changes.some(
      (change) => change.target instanceof HTMLDialogElement && change.type === 'attributes',
    )
    if (isThere && !isCovered) return
    const focused = element.contains(document.activeElement) ? document.activeElement : null
    if (isThere) element.hidePopover?.()
    else target.append(element)
    element.showPopover?.()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
  place([])
  const watching = new MutationObserver(place)
  watching.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributeFilter: ['open'],
  })
  return {
    element,
    close() {
      watching.disconnect()
      element.remove()
      forgetStyles()
    },
  }
}

function openDialogs(): readonly HTMLElement[] {
  try {
    return [...document.querySelectorAll<HTMLElement>('dialog:modal')]
  } catch {
    return [] // an engine without modal dialogs
  }
}

/** Gives the document the styles of the panel; returns the way to take them back. */
export function adoptStyles(): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
