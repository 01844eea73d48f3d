/** The one window of a social login. */
export type ProviderWindow = {
  /** Opens it, empty. Must be called within the click, or the browser refuses. False when it refused. */
  open(): boolean
  /** Null when there is none, or the person has closed it. */
  current(): Window | null
  /** Brings it to the front. */
  show(): void
  close(): void
}

const SIZE = { width: 500, height: 640 }

/** Opens nothing yet. */
export function createProviderWindow(): ProviderWindow {
  let opened: Window | null = null
  const current = () => (opened?.closed === false ? opened : null)
  return {
    current,
    open() {
      const there = current()
      if (there) {
        there.focus()
        return true
      }
      opened = globalThis.open?.('about:blank', '_blank', featuresFor(globalThis)) ?? null
      return opened !== null
    },
    show: () => current()?.focus(),
    close() {
      current()?.close()
      opened = null
    },
  }
}

/** In the middle of the page's own window. */
function featuresFor({ screenX, screenY, outerWidth, outerHeight }: typeof globalThis): string {
  const left = Math.round(screenX + (outerWidth - SIZE.width) / 2)
  const top = Math.round(screenY + (outerHeight - SIZE.height) / 2)
  return `popup,width=${SIZE.width},height=${SIZE.height},left=${left},top=${top}`
}
