/** What a login needs of the page that it runs in. Made replaceable for tests. */
export type Page = {
  readonly href: () => string
  readonly userAgent: () => string
  /** Whether the page was put on a phone's home screen. */
  readonly isStandalone: () => boolean
  readonly hasFocus: () => boolean
  /** Goes to another page; the person can come back by the browser's own way. */
  readonly leaveTo: (url: string) => void
  /** Goes to another page in place of this one. */
  readonly moveTo: (url: string) => void
  /** Writes another address over this page's, and loads nothing. */
  readonly showAddress: (url: string) => void
  /** Closes the window, where the browser lets a page do that. */
  readonly close: () => void
  /** Ends when the browser brings the page back as it was left, or when the signal fires. */
  readonly broughtBack: (signal: AbortSignal) => Promise<void>
}

/** The page of the browser. */
export const browserPage: Page = {
  href: () => location.href,
  userAgent: () => navigator.userAgent,
  isStandalone: () => 'standalone' in navigator && navigator.standalone === true,
  hasFocus: () => document.hasFocus(),
  leaveTo: (url) => location.assign(url),
  moveTo: (url) => location.replace(url),
  showAddress: (url) => history.replaceState(history.state, '', url),
  close: () => globalThis.close(),
  broughtBack: (signal) =>
    new Promise((resolve) => {
      addEventListener('pageshow', ({ persisted }) => persisted && resolve(), { signal })
      signal.addEventListener('abort', () => resolve(), { once: true })
    }),
}
