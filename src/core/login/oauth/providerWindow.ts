/** The one window of a social login. */
export type ProviderWindow = {
  /**
   * Opens it, empty. Must be called within the click, or the browser refuses. False when it refused, or no window is wanted.
   *
   * @param says - what it says until the provider's page is there.
   */
  open(says?: string): boolean
  isOpen(): boolean
  /** Sends it to the provider. False when the person has closed it. */
  goTo(url: string): boolean
  /** Brings it to the front. False when there is none, as far as this page can tell. */
  show(): boolean
  close(): void
  /** Opens none any more: a window would be of no use here. */
  refuse(): void
}

const SIZE = { width: 500, height: 640 }

/**
 * Opens nothing yet.
 *
 * @param isWanted - false when people are to stay in their tab.
 */
export function createProviderWindow(isWanted: boolean): ProviderWindow {
  let isUseful = isWanted
  let opened: Window | null = null
  const current = () => (opened?.closed === false ? opened : null)
  const show = () => {
    current()?.focus()
    return current() !== null
  }
  return {
    isOpen: () => current() !== null,
    show,
    open(says = '') {
      if (!isUseful) return false
      if (show()) return true
      // no address at all: Firefox would load even an empty page anew, over what is written into it
      opened = globalThis.open?.('', '_blank', featuresFor(globalThis)) ?? null
      // some blockers hand out a window that is closed already
      const shown = current()
      if (shown) writeInto(shown, says)
      return shown !== null
    },
    goTo(url) {
      const shown = current()
      if (!shown) return false
      // the provider's page gets no handle on this one
      shown.opener = null
      shown.location.replace(url)
      return true
    },
    close() {
      current()?.close()
      opened = null
    },
    refuse() {
      isUseful = false
    },
  }
}

/** In the middle of the page's own window. */
function featuresFor({ screenX, screenY, outerWidth, outerHeight }: typeof globalThis): string {
  const left = Math.round(screenX + (outerWidth - SIZE.width) / 2)
  const top = Math.round(screenY + (outerHeight - SIZE.height) / 2)
  return `popup,width=${SIZE.width},height=${SIZE.height},left=${left},top=${top}`
}

/** An empty window has the page's own policy: a style that is set, not written, passes the strictest. */
function writeInto({ document }: Window, says: string): void {
  const line = document.createElement('p')
  line.textContent = says
  line.dir = 'auto'
  Object.assign(line.style, { margin: '40vh 24px 0', textAlign: 'center', font: '16px system-ui' })
  document.documentElement.style.colorScheme = 'light dark'
  document.title = says
  document.body.append(line)
}
